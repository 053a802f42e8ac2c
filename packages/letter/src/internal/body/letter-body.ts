import type { RoleEvidence } from "../../evidence.ts";
import { availability, backgroundParagraph } from "./background-paragraph.ts";
import { sentence, wordsOfBody } from "./body-facts.ts";
import { pickIndex } from "../pick-phrase.ts";
import type { BodyFacts, Paragraph } from "./body-facts.ts";
import { openingParagraph } from "./opening-paragraph.ts";
import { lastYear, roleParagraphs } from "./role-paragraphs.ts";

/** The minimum difference of scores by which an older job precedes the latest one. */
const leadMargin = 0.6;

/** Best first, but a job held later comes before an older one that is hardly better. */
function recentFirst(roles: readonly RoleEvidence[]): RoleEvidence[] {
  const best = roles[0]?.score ?? 0;
  const lead = roles
    .filter(({ score }) => score >= best * leadMargin)
    .reduce<RoleEvidence | undefined>(
      (latest, role) => (latest && lastYear(latest) >= lastYear(role) ? latest : role),
      undefined,
    );
  return lead ? [lead, ...roles.filter((role) => role !== lead)] : [];
}

/** The paragraphs of a letter. A thin profile gives few of them, without filler. */
export function letterBody(facts: BodyFacts): Paragraph[] {
  const brief = bodyOf(facts, false);
  return wordsOfBody(brief) < facts.words.least ? bodyOf(facts, true) : brief;
}

function bodyOf(facts: BodyFacts, isGenerous: boolean): Paragraph[] {
  const { evidence, pickPhrase, book, target } = facts;
  const named = evidence.roles.filter(
    ({ title, organization }) => title !== "" || organization !== "",
  );
  const roles = recentFirst(named);
  const opening = openingParagraph(facts, roles);
  const jobs = roleParagraphs(facts, roles, { opening, isGenerous });
  const background = backgroundParagraph(facts, [opening.paragraph, ...jobs], isGenerous);
  const farewell = [
    ...availability(facts),
    ...sentence(pickPhrase("invitation", book.invitation[facts.tone], target), []),
  ];
  const isTrainingFirst =
    opening.terms.length === 0 &&
    evidence.education.length > 0 &&
    pickIndex(facts.seed, "order", 4) === 0;
  const middle = isTrainingFirst ? [background, ...jobs] : [...jobs, background];
  return shortened(
    [opening.paragraph, ...middle, farewell].filter((paragraph) => paragraph.length > 0),
    facts.words.most,
  );
}

/** Shortens from the end of the longest middle paragraph. */
function shortened(paragraphs: Paragraph[], mostWords: number): Paragraph[] {
  while (wordsOfBody(paragraphs) > mostWords) {
    const [longest] = paragraphs.slice(1, -1).sort((a, b) => wordsOfBody([b]) - wordsOfBody([a]));
    if (!longest || longest.length < 2) return paragraphs;
    longest.pop();
  }
  return paragraphs;
}
