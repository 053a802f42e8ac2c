import type { RoleEvidence } from "../evidence.ts";
import type { LetterSentence } from "../letter.ts";
import { sentence } from "./body-facts.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import { chooses } from "./choose.ts";
import { isCliche, statements } from "./clause.ts";
import { findTerms } from "./lexicon.ts";
import type { Term } from "./lexicon.ts";
import { canBeTold } from "./told-roles.ts";
import { contentStems, stemsIn } from "./word-stems.ts";
import { countWords } from "./words.ts";

/** The opening, whether it has introduced the first role, and the terms it has named. */
export type Opening = {
  readonly paragraph: Paragraph;
  readonly introduced: boolean;
  readonly terms: readonly Term[];
};

/** Duties speak to the reader ("your team") or name figures; quoted in a letter both would be wrong. */
const notQuotable =
  /\b(?:you|your|yours|we|our|us|vous|votre|vos|nous|notre|nos)\b|[\d@:;()]|https?:|[A-Z]{6,}/i;
const maxDutyWords = 16;
const maxNamedTerms = 3;

/** Whether a role speaks of all that a duty says: whoever knows its terms has not yet done all of it. */
function coversDuty(role: RoleEvidence, duty: string): boolean {
  const told = stemsIn([role.title, ...role.statements.map(({ text }) => text)].join("\n"));
  const rest = findTerms(duty).reduceRight(
    (text, { start, end, term }) =>
      role.terms.has(term.id) ? `${text.slice(0, start)} ${text.slice(end)}` : text,
    duty,
  );
  return [...contentStems(rest)].every((stem) => told.has(stem));
}

/** A duty of the posting that this role knows in every word, as something that can be quoted back. */
function knownDuty(facts: BodyFacts, role: RoleEvidence): string | undefined {
  for (const { kind, text, terms } of facts.requirements) {
    const named = terms.filter((term) => term.kind !== "soft");
    if (kind !== "duty" || named.length === 0 || !named.every(({ id }) => role.terms.has(id)))
      continue;
    const line = text.replace(/(?<![.;\s])[.;\s]+$/, "");
    if (notQuotable.test(line) || countWords(line) > maxDutyWords) continue;
    if (!coversDuty(role, line)) continue;
    const duty = facts.readClause(line);
    const said = duty && facts.say("duty", facts.book.knownDuty, { duty, role });
    if (said) return said;
  }
  return undefined;
}

/** Terms of the posting that have been practised in a job, with the jobs where. */
function practised(
  facts: BodyFacts,
  roles: readonly RoleEvidence[],
): { terms: Term[]; names: string[]; from: RoleEvidence[] } {
  const named = roles.filter(({ organization }) => organization !== "");
  const { matched, nameTerm } = facts.evidence;
  const known = matched
    .map(({ term }) => term)
    .filter(
      ({ id, kind }) =>
        (kind === "skill" || kind === "tool") && named.some((role) => role.terms.has(id)),
    )
    .flatMap((term) => {
      const ids = named.filter((role) => role.terms.has(term.id)).map(({ id }) => id);
      const name = nameTerm(term, ids);
      return name === undefined ? [] : [{ term, name }];
    })
    .slice(0, maxNamedTerms);
  return {
    terms: known.map(({ term }) => term),
    names: known.map(({ name }) => name),
    from: named.filter((role) => known.some(({ term }) => role.terms.has(term.id))),
  };
}

/** The first statement of the summary that says who one is, and is no phrase that everybody uses. */
function summarySentence({ profile, book, isReadable }: BodyFacts): string | undefined {
  if (!isReadable(profile.person.summary)) return undefined;
  for (const statement of statements(profile.person.summary)) {
    if (isCliche(statement) || countWords(statement) < 4 || countWords(statement) > 32) continue;
    const said = book.summary(statement);
    if (said) return said;
  }
  return undefined;
}

type Match = { readonly said: LetterSentence[]; readonly terms: readonly Term[] };

/** What of this posting I know: one of its duties, or some of its terms. */
function matchWithPosting(facts: BodyFacts, roles: readonly RoleEvidence[]): Match {
  const [lead] = roles;
  const duty = lead && knownDuty(facts, lead);
  const { terms, names, from } = practised(facts, roles);
  if (duty && (terms.length < 2 || chooses(facts.seed, "match", 2) === 0)) {
    return { said: sentence(duty, [lead.id, "posting"]), terms: [] };
  }
  if (terms.length === 0) return { said: [], terms };
  const employers = [...new Set(from.map(({ organization }) => organization))];
  const said = facts.say("terms", facts.book.knownTerms, { names, employers });
  return { said: sentence(said, [...from.map(({ id }) => id), "posting"]), terms };
}

/** Why I write, who I am, and what of this posting I know. */
export function openingParagraph(facts: BodyFacts, roles: readonly RoleEvidence[]): Opening {
  const { aim, book, say, seed } = facts;
  const [lead] = roles;
  const summary = summarySentence(facts);
  const mayIntroduce = lead && canBeTold(lead) && (!summary || chooses(seed, "opening", 2) === 0);
  const withRole = mayIntroduce
    ? say("opening", book.openingWithRole, { aim, role: lead })
    : undefined;
  const { said, terms } = matchWithPosting(facts, roles);
  if (withRole !== undefined) {
    return {
      paragraph: [...sentence(withRole, [lead?.id ?? "", "posting"]), ...said],
      introduced: true,
      terms,
    };
  }
  const merged =
    summary !== undefined && chooses(seed, "merged", 2) === 0
      ? say("opening", book.openingWithSummary, { aim, summary })
      : undefined;
  if (merged !== undefined) {
    return {
      paragraph: [...sentence(merged, ["profile", "posting"]), ...said],
      introduced: false,
      terms,
    };
  }
  const first = [
    ...sentence(say("opening", book.opening, aim), ["posting"]),
    ...sentence(summary, ["profile"]),
  ];
  return { paragraph: [...first, ...said], introduced: false, terms };
}
