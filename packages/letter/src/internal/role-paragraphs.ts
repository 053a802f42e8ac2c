import type { RoleEvidence } from "../evidence.ts";
import type { LetterSentence } from "../letter.ts";
import { sentence, wordsOfBody } from "./body-facts.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import type { Term } from "./lexicon.ts";
import type { Opening } from "./opening-paragraph.ts";
import { canBeTold, tellLater, tellLead } from "./told-roles.ts";

/** From this worth on a role is named even where nothing of it can be quoted. */
const worthNaming = 3;
const stubWords = 25;

const onlyAmount = { most: 6, least: 4 };
const leadAmount = { most: 5, least: 4 };
const secondAmount = { most: 3, least: 2 };
const thirdAmount = { most: 2, least: 1 };

/** What the posting asks for and this role has named, where the opening has not said so. */
function bridge(facts: BodyFacts, role: RoleEvidence, said: readonly Term[]): LetterSentence[] {
  const before = new Set(said.map(({ id }) => id));
  const terms = facts.evidence.matched
    .map(({ term }) => term)
    .filter(
      ({ id, kind }) =>
        (kind === "skill" || kind === "tool") && role.terms.has(id) && !before.has(id),
    )
    .slice(0, 3);
  if (terms.length === 0) return [];
  const { say, book } = facts;
  return sentence(say("bridge", book.bridge, { terms, isCurrent: role.period.isCurrent }), [
    role.id,
    "posting",
  ]);
}

/** Infinity for what is still done, 0 when nothing is known. */
export const lastYear = ({ period }: RoleEvidence) =>
  period.isCurrent ? Number.POSITIVE_INFINITY : (period.end?.year ?? period.start?.year ?? 0);

/** Up to two more jobs than the first one, the later before the earlier. */
function laterRoles(others: readonly RoleEvidence[]): RoleEvidence[] {
  return others
    .filter((role) => canBeTold(role) || role.terms.size > 0 || role.score > worthNaming)
    .slice(0, 2)
    .sort((a, b) => lastYear(b) - lastYear(a));
}

/** A paragraph of one short sentence stands with the next one. */
function withoutStubs(paragraphs: readonly Paragraph[]): Paragraph[] {
  const [first = [], second = []] = paragraphs;
  return wordsOfBody([first]) < stubWords ? [[...first, ...second]] : [first, second];
}

/** The jobs: the one that fits best at length, then up to two more. */
export function roleParagraphs(
  facts: BodyFacts,
  roles: readonly RoleEvidence[],
  opening: Opening,
): Paragraph[] {
  const { say, book } = facts;
  const [lead, ...others] = roles;
  if (!lead) return [];
  const told = tellLead(lead, {
    say,
    book,
    slot: "lead",
    amount: others.length > 0 ? leadAmount : onlyAmount,
    introduced: opening.introduced,
  });
  const first =
    told.length > 0 && canBeTold(lead) ? [...told, ...bridge(facts, lead, opening.terms)] : told;
  const second = laterRoles(others).flatMap((role, at, all) =>
    tellLater(role, all[at - 1] ?? lead, {
      say,
      book,
      slot: `later.${at}`,
      turn: at,
      amount: at === 0 ? secondAmount : thirdAmount,
    }),
  );
  return withoutStubs([first, second]);
}
