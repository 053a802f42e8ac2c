import type { RoleEvidence } from "../../evidence.ts";
import type { LetterSentence } from "../../letter.ts";
import { sentence, wordsOfBody } from "./body-facts.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import type { Term } from "@postulo/evidence/find-terms";
import type { Opening } from "./opening-paragraph.ts";
import { chronologyOf } from "../phrasebook.ts";
import { isNarratable, narrateLater, narrateLead } from "./role-narration.ts";
import type { StatementCount } from "./role-narration.ts";

/** From this score on a role is named even if no statement of it can be quoted. */
const worthNaming = 3;
const stubWords = 25;

/** The number of statements for a single job, and for the first, second and third. */
const amounts = {
  only: { most: 7, least: 5 },
  lead: { most: 6, least: 4 },
  later: [
    { most: 4, least: 3 },
    { most: 3, least: 2 },
  ],
};
const generously = ({ most, least }: StatementCount): StatementCount => ({
  most: most + 2,
  least: least + 2,
});

/** Requirements that this role names and the opening does not. */
function bridge(
  facts: BodyFacts,
  role: RoleEvidence,
  mentioned: readonly Term[],
): LetterSentence[] {
  const before = new Set(mentioned.map(({ id }) => id));
  const { pickPhrase, book, evidence } = facts;
  const names = evidence.matched
    .map(({ term }) => term)
    .filter(
      ({ id, kind }) =>
        (kind === "skill" || kind === "tool") && role.terms.has(id) && !before.has(id),
    )
    .flatMap((term) => evidence.nameTerm(term, [role.id]) ?? [])
    .slice(0, 3);
  if (names.length === 0) return [];
  return sentence(pickPhrase("bridge", book.bridge, { names, isCurrent: role.period.isCurrent }), [
    role.id,
    "posting",
  ]);
}

/** Infinity for a current role, 0 without dates. */
export const lastYear = ({ period }: RoleEvidence) =>
  period.isCurrent ? Number.POSITIVE_INFINITY : (period.end?.year ?? period.start?.year ?? 0);

/** Up to two more jobs than the first one, the later before the earlier. */
function laterRoles(others: readonly RoleEvidence[], isGenerous: boolean): RoleEvidence[] {
  return others
    .filter(
      (role) => isGenerous || isNarratable(role) || role.terms.size > 0 || role.score > worthNaming,
    )
    .slice(0, 2)
    .sort((a, b) => lastYear(b) - lastYear(a));
}

const isBefore = (role: RoleEvidence | undefined, previous: RoleEvidence) =>
  role !== undefined && chronologyOf(role.period, previous.period) === "before";

/** Merges a paragraph of one short sentence with the next one. */
function mergeStubs(paragraphs: readonly Paragraph[]): Paragraph[] {
  const [first = [], second = []] = paragraphs;
  return wordsOfBody([first]) < stubWords ? [[...first, ...second]] : [first, second];
}

/** The jobs: the one that fits best at length, then up to two more. */
export function roleParagraphs(
  facts: BodyFacts,
  roles: readonly RoleEvidence[],
  { opening, isGenerous }: { opening: Opening; isGenerous: boolean },
): Paragraph[] {
  const { pickPhrase, book, evidence } = facts;
  const amount = isGenerous ? generously : (usual: StatementCount) => usual;
  const { nameTerm } = evidence;
  const [lead, ...others] = roles;
  if (!lead) return [];
  const leadSentences = narrateLead(lead, {
    pickPhrase,
    book,
    slot: "lead",
    seed: facts.seed,
    nameTerm,
    amount: amount(others.length > 0 ? amounts.lead : amounts.only),
    introduced: opening.introduced,
  });
  const first =
    leadSentences.length > 0 && isNarratable(lead)
      ? [...leadSentences, ...bridge(facts, lead, opening.terms)]
      : leadSentences;
  const second = laterRoles(others, isGenerous).flatMap((role, at, all) =>
    narrateLater(role, all[at - 1] ?? lead, {
      pickPhrase,
      book,
      slot: `later.${at}`,
      seed: facts.seed,
      nameTerm,
      isFurtherBack: isBefore(all[at - 1], all[at - 2] ?? lead),
      amount: amount(amounts.later[at] ?? amounts.lead),
    }),
  );
  return mergeStubs([first, second]);
}
