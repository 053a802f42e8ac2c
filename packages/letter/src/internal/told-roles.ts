import type { RoleEvidence } from "../evidence.ts";
import type { LetterSentence } from "../letter.ts";
import { textHash } from "./text-hash.ts";
import type { Say } from "./choose.ts";
import type { Clause } from "./clause.ts";
import { termById } from "./lexicon.ts";
import { orderOf } from "./phrasebook.ts";
import type { Phrasebook, ToldRole } from "./phrasebook.ts";
import type { NameTerm } from "./term-names.ts";

/** From this worth on a statement speaks to the posting; below it, it only shows what else was done. */
const relevantWorth = 1.2;

/** How many statements are told: those that speak to the posting up to `most`, and at least `least` of whatever there is. */
export type Amount = { readonly most: number; readonly least: number };

/** The clauses of a role that are told, best first, each thing once. A bare list is told only where there is nothing else. */
function clausesOf(role: RoleEvidence, { most, least }: Amount): Clause[] {
  const told = new Map(
    role.statements.flatMap(({ clause, score }) =>
      clause ? [[clause.text, { clause, score }]] : [],
    ),
  );
  const whole = [...told.values()].filter(({ clause }) => clause.form !== "list");
  if (whole.length === 0) return [...told.values()].slice(0, 1).map(({ clause }) => clause);
  return whole
    .filter(({ score }, at) => at < least || (at < most && score >= relevantWorth))
    .map(({ clause }) => clause);
}

export function canBeTold(role: RoleEvidence): boolean {
  return role.statements.some(({ clause }) => clause !== undefined);
}

/** Two neighbours that share their subject become one clause; which, the turn of the letter decides. */
function joinTwo(clauses: readonly Clause[], joined: Phrasebook["joined"], turn: number): Clause[] {
  const from = 1 + (turn % 3);
  const [first, second] = [clauses[from], clauses[from + 1]];
  const pair = first && second ? joined(first, second) : undefined;
  return pair ? [...clauses.slice(0, from), pair, ...clauses.slice(from + 2)] : [...clauses];
}

export type Telling = {
  readonly say: Say;
  readonly book: Phrasebook;
  readonly slot: string;
  readonly seed: string;
};

/** The same role, when its title and dates have been said before: only the employer is named again. */
function alreadyIntroduced({ kind, organization, period }: RoleEvidence): ToldRole {
  return {
    kind,
    title: "",
    organization,
    period: { start: undefined, end: undefined, isCurrent: period.isCurrent },
  };
}

/** The role that carries the letter: what was done there, in up to `most` statements. */
export function tellLead(
  role: RoleEvidence,
  telling: Telling & { nameTerm: NameTerm; amount: Amount; introduced: boolean },
): LetterSentence[] {
  const { say, book, slot } = telling;
  const told = telling.introduced ? alreadyIntroduced(role) : role;
  const clauses = joinTwo(
    clausesOf(role, telling.amount),
    book.joined,
    textHash(`join\n${telling.seed}`),
  );
  if (clauses.length === 0)
    return telling.introduced
      ? []
      : sentenceOf(
          say(slot, book.bareRole, {
            role,
            order: undefined,
            names: knownNames(role, telling.nameTerm),
          }),
          role.id,
        );
  return clauses.flatMap((clause, at) =>
    sentenceOf(
      say({ name: slot, turn: at }, at === 0 ? book.firstTold : book.moreTold, {
        role: told,
        clause,
      }),
      role.id,
    ),
  );
}

/** A further role, placed in time against the one told before it. */
export function tellLater(
  role: RoleEvidence,
  previous: RoleEvidence,
  telling: Telling & { nameTerm: NameTerm; amount: Amount; isFurtherBack: boolean },
): LetterSentence[] {
  const { say, book, slot } = telling;
  const placed = orderOf(role.period, previous.period);
  const order = placed === "before" && telling.isFurtherBack ? "earlierStill" : placed;
  const [first, ...more] = clausesOf(role, telling.amount);
  if (!first)
    return sentenceOf(
      say(slot, book.bareRole, { role, order, names: knownNames(role, telling.nameTerm) }),
      role.id,
    );
  return [
    ...sentenceOf(say(slot, book.laterTold, { role, clause: first, order }), role.id),
    ...more.flatMap((clause, at) =>
      sentenceOf(say({ name: slot, turn: at }, book.moreTold, { role, clause }), role.id),
    ),
  ];
}

export function tellContribution(
  role: RoleEvidence,
  telling: Telling & { besideJobs: boolean },
): LetterSentence[] {
  const { say, book, slot, besideJobs } = telling;
  const [clause] = clausesOf(role, { most: 1, least: 1 });
  const said = clause ? say(slot, book.contribution, { role, clause, besideJobs }) : undefined;
  return sentenceOf(said ?? say(slot, book.bareContribution, { role, besideJobs }), role.id);
}

/** What an entry names although its sentences cannot be quoted: another language, or no whole statements. */
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
