import type { RoleEvidence } from "../../evidence.ts";
import type { LetterSentence } from "../../letter.ts";
import { textHash } from "../text-hash.ts";
import type { PickPhrase } from "../pick-phrase.ts";
import type { Clause } from "../clause.ts";
import { termById } from "@postulo/evidence/find-terms";
import { chronologyOf } from "../phrasebook.ts";
import type { Phrasebook, RoleText } from "../phrasebook.ts";
import type { NameTerm } from "../term-names.ts";

/** From this score on a statement matches the posting; below, it only shows other activities. */
const minRelevantScore = 1.2;

/** The number of statements: matching ones up to `most`, and at least `least` of all. */
export type StatementCount = { readonly most: number; readonly least: number };

/** The clauses of a role, best first, without repetitions. A list without verbs is used only if there is nothing else. */
function clausesOf(role: RoleEvidence, { most, least }: StatementCount): Clause[] {
  const ranked = new Map(
    role.statements.flatMap(({ clause, score }) =>
      clause ? [[clause.text, { clause, score }]] : [],
    ),
  );
  const whole = [...ranked.values()].filter(({ clause }) => clause.form !== "list");
  if (whole.length === 0) return [...ranked.values()].slice(0, 1).map(({ clause }) => clause);
  return whole
    .filter(({ score }, at) => at < least || (at < most && score >= minRelevantScore))
    .map(({ clause }) => clause);
}

export function isNarratable(role: RoleEvidence): boolean {
  return role.statements.some(({ clause }) => clause !== undefined);
}

/** Joins two adjacent clauses with the same subject; `turn` selects which. */
function joinTwo(clauses: readonly Clause[], joined: Phrasebook["joined"], turn: number): Clause[] {
  const from = 1 + (turn % 3);
  const [first, second] = [clauses[from], clauses[from + 1]];
  const pair = first && second ? joined(first, second) : undefined;
  return pair ? [...clauses.slice(0, from), pair, ...clauses.slice(from + 2)] : [...clauses];
}

export type Narration = {
  readonly pickPhrase: PickPhrase;
  readonly book: Phrasebook;
  readonly slot: string;
  readonly seed: string;
};

/** The role without title and dates, which were mentioned before. */
function alreadyIntroduced({ kind, organization, period }: RoleEvidence): RoleText {
  return {
    kind,
    title: "",
    organization,
    period: { start: undefined, end: undefined, isCurrent: period.isCurrent },
  };
}

/** Narrates the main role, with up to `most` statements. */
export function narrateLead(
  role: RoleEvidence,
  narration: Narration & { nameTerm: NameTerm; amount: StatementCount; introduced: boolean },
): LetterSentence[] {
  const { pickPhrase, book, slot } = narration;
  const roleText = narration.introduced ? alreadyIntroduced(role) : role;
  const clauses = joinTwo(
    clausesOf(role, narration.amount),
    book.joined,
    textHash(`join\n${narration.seed}`),
  );
  if (clauses.length === 0)
    return narration.introduced
      ? []
      : sentenceOf(
          pickPhrase(slot, book.bareRole, {
            role,
            order: undefined,
            names: knownNames(role, narration.nameTerm),
          }),
          role.id,
        );
  return clauses.flatMap((clause, at) =>
    sentenceOf(
      pickPhrase({ name: slot, turn: at }, at === 0 ? book.firstStatement : book.furtherStatement, {
        role: roleText,
        clause,
      }),
      role.id,
    ),
  );
}

/** Narrates a further role, with its time relative to the previous one. */
export function narrateLater(
  role: RoleEvidence,
  previous: RoleEvidence,
  narration: Narration & { nameTerm: NameTerm; amount: StatementCount; isFurtherBack: boolean },
): LetterSentence[] {
  const { pickPhrase, book, slot } = narration;
  const placed = chronologyOf(role.period, previous.period);
  const order = placed === "before" && narration.isFurtherBack ? "earlierStill" : placed;
  const [first, ...more] = clausesOf(role, narration.amount);
  if (!first)
    return sentenceOf(
      pickPhrase(slot, book.bareRole, { role, order, names: knownNames(role, narration.nameTerm) }),
      role.id,
    );
  return [
    ...sentenceOf(pickPhrase(slot, book.laterRole, { role, clause: first, order }), role.id),
    ...more.flatMap((clause, at) =>
      sentenceOf(
        pickPhrase({ name: slot, turn: at }, book.furtherStatement, { role, clause }),
        role.id,
      ),
    ),
  ];
}

export function narrateContribution(
  role: RoleEvidence,
  narration: Narration & { besideJobs: boolean },
): LetterSentence[] {
  const { pickPhrase, book, slot, besideJobs } = narration;
  const [clause] = clausesOf(role, { most: 1, least: 1 });
  const phrase = clause
    ? pickPhrase(slot, book.contribution, { role, clause, besideJobs })
    : undefined;
  return sentenceOf(
    phrase ?? pickPhrase(slot, book.bareContribution, { role, besideJobs }),
    role.id,
  );
}

/** Terms of an entry whose sentences cannot be quoted: another language, or incomplete statements. */
function knownNames(role: RoleEvidence, nameTerm: NameTerm): string[] {
  return [...role.terms]
    .flatMap((id) => termById(id) ?? [])
    .filter(({ kind }) => kind === "skill" || kind === "tool")
    .flatMap((term) => nameTerm(term, [role.id]) ?? [])
    .slice(0, 4);
}

function sentenceOf(text: string | undefined, source: string): LetterSentence[] {
  return text === undefined ? [] : [{ text, sources: [source] }];
}
