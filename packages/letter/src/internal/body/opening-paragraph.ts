import type { RoleEvidence } from "../../evidence.ts";
import type { LetterSentence } from "../../letter.ts";
import { sentence } from "./body-facts.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import { pickIndex } from "../pick-phrase.ts";
import { isCliche, statements } from "../clause.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import type { Term } from "@postulo/evidence/find-terms";
import { isNarratable } from "./role-narration.ts";
import { contentStems, stemsIn } from "../word-stems.ts";
import { countWords } from "@postulo/evidence/words";

/** The opening paragraph, whether it introduces the first role, and its terms. */
export type Opening = {
  readonly paragraph: Paragraph;
  readonly introduced: boolean;
  readonly terms: readonly Term[];
};

/** Duties address the applicant ("your team") or contain figures; quoted in a letter both would be wrong. */
const notQuotable =
  /\b(?:you|your|yours|we|our|us|vous|votre|vos|nous|notre|nos)\b|[\d@:;()]|https?:|[A-Z]{6,}/i;
const maxDutyWords = 16;
const maxNamedTerms = 3;

/** Whether a role contains all words of a duty: its terms alone do not prove all of it. */
function coversDuty(role: RoleEvidence, duty: string): boolean {
  const roleStems = stemsIn([role.title, ...role.statements.map(({ text }) => text)].join("\n"));
  const rest = findTerms(duty).reduceRight(
    (text, { start, end, term }) =>
      role.terms.has(term.id) ? `${text.slice(0, start)} ${text.slice(end)}` : text,
    duty,
  );
  return [...contentStems(rest)].every((stem) => roleStems.has(stem));
}

/** A duty of the posting whose every word the role contains, in quotable form. */
function knownDuty(facts: BodyFacts, role: RoleEvidence): string | undefined {
  for (const { kind, text, terms } of facts.requirements) {
    const named = terms.filter((term) => term.kind !== "soft");
    if (kind !== "duty" || named.length === 0 || !named.every(({ id }) => role.terms.has(id)))
      continue;
    const line = text.replace(/(?<![.;\s])[.;\s]+$/, "");
    if (notQuotable.test(line) || countWords(line) > maxDutyWords) continue;
    if (!coversDuty(role, line)) continue;
    const duty = facts.readClause(line);
    const phrase = duty && facts.pickPhrase("duty", facts.book.matchedDuty, { duty, role });
    if (phrase) return phrase;
  }
  return undefined;
}

/** Terms of the posting that a job names, with those jobs. */
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

/** The first statement of the summary that names an occupation and is no cliché. */
function summarySentence({ profile, book, isReadable }: BodyFacts): string | undefined {
  if (!isReadable(profile.person.summary)) return undefined;
  for (const statement of statements(profile.person.summary)) {
    if (isCliche(statement) || countWords(statement) < 4 || countWords(statement) > 32) continue;
    const phrase = book.summary(statement);
    if (phrase) return phrase;
  }
  return undefined;
}

type Match = { readonly sentences: LetterSentence[]; readonly terms: readonly Term[] };

/** The match with the posting: one of its duties, or some of its terms. */
function matchWithPosting(facts: BodyFacts, roles: readonly RoleEvidence[]): Match {
  const [lead] = roles;
  const duty = lead && knownDuty(facts, lead);
  const { terms, names, from } = practised(facts, roles);
  if (duty && (terms.length < 2 || pickIndex(facts.seed, "match", 2) === 0)) {
    return { sentences: sentence(duty, [lead.id, "posting"]), terms: [] };
  }
  if (terms.length === 0) return { sentences: [], terms };
  const employers = [...new Set(from.map(({ organization }) => organization))];
  const phrase = facts.pickPhrase("terms", facts.book.matchedTerms, { names, employers });
  return { sentences: sentence(phrase, [...from.map(({ id }) => id), "posting"]), terms };
}

/** The purpose of the letter, the applicant's occupation, and the match with the posting. */
export function openingParagraph(facts: BodyFacts, roles: readonly RoleEvidence[]): Opening {
  const { target, book, pickPhrase, seed } = facts;
  const [lead] = roles;
  const summary = summarySentence(facts);
  const mayIntroduce =
    lead && isNarratable(lead) && (!summary || pickIndex(seed, "opening", 2) === 0);
  const withRole = mayIntroduce
    ? pickPhrase("opening", book.openingWithRole, { target, role: lead })
    : undefined;
  const { sentences, terms } = matchWithPosting(facts, roles);
  if (withRole !== undefined) {
    return {
      paragraph: [...sentence(withRole, [lead?.id ?? "", "posting"]), ...sentences],
      introduced: true,
      terms,
    };
  }
  const merged =
    summary !== undefined && pickIndex(seed, "merged", 2) === 0
      ? pickPhrase("opening", book.openingWithSummary, { target, summary })
      : undefined;
  if (merged !== undefined) {
    return {
      paragraph: [...sentence(merged, ["profile", "posting"]), ...sentences],
      introduced: false,
      terms,
    };
  }
  const first = [
    ...sentence(pickPhrase("opening", book.opening, target), ["posting"]),
    ...sentence(summary, ["profile"]),
  ];
  return { paragraph: [...first, ...sentences], introduced: false, terms };
}
