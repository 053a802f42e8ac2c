import { fold } from "@postulo/lexicon/fold";
import { baseVerbs } from "@postulo/evidence/english-verbs";
import { niceMark, requiredOfPerson, wishLead } from "@postulo/lexicon/requirement-marks";
import { contentKeys, countWords } from "@postulo/evidence/words";

/** In characters. A longer text is not one requirement. */
export const maxRequirementCharacters = 600;

const everyWish = new RegExp(niceMark.source, "g");

/** "BP", "BE": too short for a key word. */
export const acronym = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u;

/** "(this would be an advantage)" */
const pronounStart = /^(?:this|it|which|that|ce|cela|ca|qui)\b|^c'/;

/** Whether brackets have a wish of their own: "(BP bienvenu)", "(preferably Sage)", but not "(optional)", "(apprécié pour les tournées)". */
const isWishedAside = (aside: string): boolean => {
  const folded = fold(aside).replace(/^\(/, "");
  const isAboutBefore = niceMark.exec(folded)?.index === 0 && !wishLead.test(folded);
  if (isAboutBefore || pronounStart.test(folded) || !niceMark.test(folded)) return false;
  return contentKeys(folded.replace(everyWish, " ")).size > 0 || acronym.test(aside);
};

/** "(certificate in phlebotomy required)" */
const isRequiredAside = (aside: string): boolean => {
  const folded = fold(aside);
  const demand = niceMark.test(folded) ? null : requiredOfPerson.exec(folded);
  return (
    demand !== null &&
    !pronounStart.test(folded) &&
    contentKeys(aside.slice(0, demand.index)).size > 0
  );
};

const inBrackets = /\([^()]{3,120}\)/g;

/** A text without the wishes that it has in brackets: "Till systems (preferably Tillmate)". */
export const withoutWishedAside = (text: string): string =>
  text.replace(inBrackets, (aside) => (isWishedAside(aside) ? "" : aside));

/** "CAP coiffure (BP bienvenu)" is two: what stands before the brackets, and what is asked for in them. */
function splitAside(text: string): string[] {
  const [, before, aside] = /^(.{3,200}?) \(([^()]{3,120})\)[.;,!]?$/.exec(text) ?? [];
  if (before === undefined || aside === undefined) return [text];
  return isWishedAside(aside) || isRequiredAside(aside) ? [before, aside] : [text];
}

const leastItems = 3;
const maxItemWords = 40;
/** A shorter sentence with commas is one requirement, unless its items begin with verbs: "have a licence, be able to". */
const leastWordsOfCommaList = 60;
const leastCommaItems = 4;
/** Of the items between commas, on average. */
const leastWordsOfItem = 3;
/** "mow, prune, weed" is one requirement. */
const leastWordsOfEach = 2;
const leastShareOfVerbs = 0.6;

const itemsOf = (text: string, mark: RegExp): string[] =>
  text
    .split(mark)
    .map((item) => item.replace(/^(?:and|et|puis|then)\s+/i, ""))
    .filter((item) => item !== "");

const isShort = (item: string) => countWords(item) <= maxItemWords;

/** The items of "You will have a licence; be able to weld; and know Sage". */
export function splitClauses(text: string): string[] {
  const items = itemsOf(text, /\s?;\s+/);
  return items.length >= leastItems && items.every(isShort) ? items : [text];
}

/** The items of a list in a sentence, between semicolons, or between commas if it is long or they begin with verbs. */
export function splitItems(text: string): string[] {
  const items = splitClauses(text);
  if (items.length > 1) return items;
  const parts = itemsOf(text, /,\s+(?![^()]{0,200}\))/);
  return isCommaList(parts, countWords(text)) && parts.every(isShort) ? parts : [text];
}

/** "be", "holding", "savoir": the first word of an item that is a clause. */
function beginsClause(item: string): boolean {
  const first = /^[a-z]+/.exec(fold(item))?.[0] ?? "";
  return (
    baseVerbs.has(first) || /^(?:be|have|[a-z]{2,}ing|[a-z]{2,}(?:er|ir|oir|tre))$/.test(first)
  );
}

function isCommaList(parts: readonly string[], count: number): boolean {
  if (parts.length < leastCommaItems || count < parts.length * leastWordsOfItem) return false;
  if (parts.some((part) => countWords(part) < leastWordsOfEach)) return false;
  const clauses = parts.slice(1).filter(beginsClause).length;
  return count > leastWordsOfCommaList || clauses >= (parts.length - 1) * leastShareOfVerbs;
}

/** Between clauses of different weight. */
const clauseEnd = /(?<=\S),\s+|(?<=\S)\s+(?:and|et|but|mais|while|tandis que)\s+/g;

type Weight = "strong" | "wish" | "lead" | "none";

function weightOf(clause: string): Weight {
  const folded = fold(clause);
  if (wishLead.test(folded)) return "lead";
  if (niceMark.test(folded)) return "wish";
  return strongMark.test(folded) ? "strong" : "none";
}

/**
 * Splits "CAP required, two years in a kitchen would be a plus" into parts of different weight. "Ideally" applies to
 * what follows; "would be a plus" to the clauses before it that have no mark.
 */
export function splitMixedLine(text: string): string[] {
  if (text.length > maxRequirementCharacters) return [text];
  const asides = splitAside(text);
  if (asides.length > 1) return asides;
  if (!niceMark.test(fold(text))) return [text];
  const parts = text.split(/;\s+/);
  if (parts.length > 1) return parts.flatMap(splitMixedLine);
  const ends = [...text.matchAll(clauseEnd)].map(({ index, 0: joint }) => ({ index, joint }));
  const starts = [0, ...ends.map(({ index, joint }) => index + joint.length)];
  const clauses = starts.map((start, at) => {
    const end = ends[at]?.index ?? text.length;
    return { start, end, weight: weightOf(text.slice(start, end)) };
  });
  const cut =
    cutBetween(clauses.map(({ weight }) => weight)) ??
    cutBeforeOwnWish(clauses.map(({ start, end }) => text.slice(start, end)));
  if (cut === undefined) return [text];
  const before = text.slice(0, clauses[cut - 1]?.end);
  return [before, text.slice(clauses[cut]?.start)].flatMap((part, at) =>
    at === 0 && cut > 1 ? splitMixedLine(part) : [part],
  );
}

const withArticle = /^(?:le|la|les|l['’]|une?|the|an?)(?:\s|(?<=['’]))/i;

/** "Permis B, le BE est un plus": the last clause is a sentence with its own subject, and the wish is about that only. */
function cutBeforeOwnWish(clauses: readonly string[]): number | undefined {
  const last = clauses.at(-1) ?? "";
  const [first = "", ...others] = clauses;
  const isOwn = withArticle.test(last) && weightOf(last) === "wish";
  if (others.length === 0 || !isOwn || withArticle.test(first)) return undefined;
  return clauses.length - 1;
}

/** The first clause of the wish at the end of a line; undefined if all is of one weight. */
function cutBetween(weights: readonly Weight[]): number | undefined {
  const lead = weights.indexOf("lead");
  if (lead > 0) return lead;
  const firstStrong = weights.indexOf("strong");
  const wish = weights.findIndex((weight, at) => weight === "wish" && at > firstStrong);
  // "CAP required, licence required, two years a plus"
  const strong = weights.slice(0, Math.max(wish, 0)).lastIndexOf("strong");
  if (strong >= 0 && wish > strong) return strong + 1;
  // "Two years would be a plus, licence required"
  const firstWish = weights.indexOf("wish");
  const laterStrong = weights.lastIndexOf("strong");
  return firstWish >= 0 && laterStrong > firstWish ? firstWish + 1 : undefined;
}

const strongMark =
  /\b(?:must|required|essential|mandatory|exig\w+|obligatoires?|imperati\w+|indispensables?|requis\w*|necessaires?)\b/;
