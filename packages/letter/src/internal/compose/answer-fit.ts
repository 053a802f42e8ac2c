import { findTerms, significantWords } from "@postulo/evidence/find-terms";
import { memoize } from "@postulo/evidence/memoize";
import { shownTermIds } from "@postulo/evidence/implied-terms";
import { contentStems } from "@postulo/evidence/word-stems";
import { provesWish } from "@postulo/posting/match-wishes";
import type { Wish } from "@postulo/posting/profile-parts";
import type { Asked } from "./asked-parts.ts";
import type { Passage } from "./choose-passages.ts";
import { isCommonWord } from "@postulo/posting/common-words";

/** Neighbouring words, one of them not in every posting: "change orders" says more than either word. */
const pairsIn = memoize((text): ReadonlySet<string> => {
  const words = [...contentStems(text)];
  const pairs = words.slice(1).map((word, at) => [words[at] ?? "", word] as const);
  return new Set(
    pairs.filter((pair) => pair.some((word) => !isCommonWord(word))).map((pair) => pair.join(" ")),
  );
});

/** Names, and terms of several words; "budgets" alone links hardly anything. */
const specificTerms = (text: string) =>
  findTerms(text).filter(
    (hit) =>
      hit.term.kind !== "soft" &&
      (hit.term.kind !== "skill" || significantWords(hit.text).length > 1),
  );

/** Whether a wish has a name, a term of several words, or a word that is not in every posting. */
export const isSpecific = (wish: string): boolean =>
  specificTerms(wish).length > 0 || [...contentStems(wish)].some((stem) => !isCommonWord(stem));

/** How much of a wish a text has, by which the texts that prove it are ranked. */
export function sharedWeight(wish: string, text: string): number {
  const own = shownTermIds(text);
  const terms = specificTerms(wish).filter(({ term }) => own.has(term.id)).length;
  const words = [...contentStems(wish).intersection(contentStems(text))];
  const rare = words.filter((word) => !isCommonWord(word)).length;
  const pairs = pairsIn(wish).intersection(pairsIn(text)).size;
  return terms * 2 + pairs + rare + (words.length - rare) / 4;
}

/** Of a match without a shared word: "Excel" and "the office suite". */
const leastFit = 0.25;

/** A text without the names of languages, which are also adjectives: « marchés publics français ». */
const withoutLanguages = (text: string): string =>
  findTerms(text)
    .filter(({ term }) => term.kind === "language")
    .reduce((left, hit) => left.replace(hit.text, " "), text);

/** Whether a text has nothing of a wish but the name of a language. */
function sharesOnlyLanguage(wish: string, text: string): boolean {
  const left = withoutLanguages(wish);
  return left !== wish && sharedWeight(left, withoutLanguages(text)) === 0;
}

/**
 * How well a passage answers a wish of the posting; 0 unless its line proves the wish, and it proves by itself the words that the
 * letter quotes. A passage may be a part of its line.
 */
export function answerFit({ kind, wishes, written }: Asked, { entry, text }: Passage): number {
  const lines = entry.lines.filter((line) => line.includes(text));
  const proves = (wish: Wish) => provesWish(text, wish);
  const isProof = wishes.every(
    (wish) => lines.some((line) => wish.lines.has(line)) && (wishes.length === 1 || proves(wish)),
  );
  const isAnswer = isProof && proves({ kind, text: written }) && !sharesOnlyLanguage(written, text);
  return isAnswer ? leastFit + sharedWeight(written, text) : 0;
}
