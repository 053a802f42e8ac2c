import type { RoleEvidence } from "../evidence.ts";
import type { LetterSentence } from "../letter.ts";
import { sentence, wordsOfBody } from "./body-facts.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import type { Term } from "./lexicon.ts";
import type { Opening } from "./opening-paragraph.ts";
import { orderOf } from "./phrasebook.ts";
import { canBeTold, tellLater, tellLead } from "./told-roles.ts";
import type { Amount } from "./told-roles.ts";

/** From this worth on a role is named even where nothing of it can be quoted. */
const worthNaming = 3;
const stubWords = 25;

/** How much is told of a job that stands alone, of the first, the second and the third. */
const amounts = {
  only: { most: 7, least: 5 },
  lead: { most: 6, least: 4 },
  later: [
    { most: 4, least: 3 },
    { most: 3, least: 2 },
  ],
};
const generously = ({ most, least }: Amount): Amount => ({ most: most + 2, least: least + 2 });

/** What the posting asks for and this role has named, where the opening has not said so. */
function bridge(facts: BodyFacts, role: RoleEvidence, said: readonly Term[]): LetterSentence[] {
  const before = new Set(said.map(({ id }) => id));
  const { say, book, evidence } = facts;
  const names = evidence.matched
    .map(({ term }) => term)
    .filter(
      ({ id, kind }) =>
        (kind === "skill" || kind === "tool") && role.terms.has(id) && !before.has(id),
    )
    .flatMap((term) => evidence.nameTerm(term, [role.id]) ?? [])
    .slice(0, 3);
  if (names.length === 0) return [];
  return sentence(say("bridge", book.bridge, { names, isCurrent: role.period.isCurrent }), [
    role.id,
    "posting",
  ]);
}

/** Infinity for what is still done, 0 when nothing is known. */
export const lastYear = ({ period }: RoleEvidence) =>
  period.isCurrent ? Number.POSITIVE_INFINITY : (period.end?.year ?? period.start?.year ?? 0);

/** Up to two more jobs than the first one, the later before the earlier. */
function laterRoles(others: readonly RoleEvidence[], isGenerous: boolean): RoleEvidence[] {
  return others
    .filter(
      (role) => isGenerous || canBeTold(role) || role.terms.size > 0 || role.score > worthNaming,
    )
    .slice(0, 2)
    .sort((a, b) => lastYear(b) - lastYear(a));
}

const isBefore = (role: RoleEvidence | undefined, previous: RoleEvidence) =>
  role !== undefined && orderOf(role.period, previous.period) === "before";

/** A paragraph of one short sentence stands with the next one. */
function withoutStubs(paragraphs: readonly Paragraph[]): Paragraph[] {
  const [first = [], second = []] = paragraphs;
  return wordsOfBody([first]) < stubWords ? [[...first, ...second]] : [first, second];
}

/** The jobs: the one that fits best at length, then up to two more. */
export function roleParagraphs(
  facts: BodyFacts,
  roles: readonly RoleEvidence[],
  { opening, isGenerous }: { opening: Opening; isGenerous: boolean },
): Paragraph[] {
  const { say, book, evidence } = facts;
  const amount = isGenerous ? generously : (usual: Amount) => usual;
  const { nameTerm } = evidence;
  const [lead, ...others] = roles;
  if (!lead) return [];
  const told = tellLead(lead, {
    say,
    book,
    slot: "lead",
    seed: facts.seed,
    nameTerm,
    amount: amount(others.length > 0 ? amounts.lead : amounts.only),
    introduced: opening.introduced,
  });
  const first =
    told.length > 0 && canBeTold(lead) ? [...told, ...bridge(facts, lead, opening.terms)] : told;
  const second = laterRoles(others, isGenerous).flatMap((role, at, all) =>
    tellLater(role, all[at - 1] ?? lead, {
      say,
      book,
      slot: `later.${at}`,
      seed: facts.seed,
      nameTerm,
      isFurtherBack: isBefore(all[at - 1], all[at - 2] ?? lead),
      amount: amount(amounts.later[at] ?? amounts.lead),
    }),
  );
  return withoutStubs([first, second]);
}
