import { fold } from "@postulo/lexicon/fold";
import { wishCause, wishNegation, wishStart } from "@postulo/lexicon/motivations";
import { relativeMention } from "@postulo/lexicon/private-notes";
import { aside, healthMatter, privateMatter, setback } from "@postulo/lexicon/quotable-lines";
import { writtenSentenceEnd } from "@postulo/lexicon/sentence-ends";
import { memoize } from "./memoize.ts";

const isOpen = (text: string) => text.split("(").length > text.split(")").length;

/**
 * The sentences of a line that a person wrote. Unlike the sentences of a text that is checked, none ends at an abbreviation or inside
 * brackets.
 */
export function ownSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  for (const piece of line.split(writtenSentenceEnd)) {
    const last = sentences.at(-1);
    if (last !== undefined && isOpen(last) && piece.includes(")"))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const remarks = [aside, privateMatter, setback];

/**
 * Whether a text is a remark that no employer should read: a quarrel, a doubt, a private matter, a failure. Phrases that are in no
 * list are missed.
 */
export const isRemark = memoize((text): boolean => {
  const folded = fold(text);
  return remarks.some((pattern) => pattern.test(folded));
});

/** Whether a sentence is private where a person states a motivation: a remark, or about health or family. */
const isPrivateMotive = (sentence: string) =>
  isRemark(sentence) || [healthMatter, relativeMention].some((one) => one.test(fold(sentence)));

/** In words. */
const minWishLength = 5;

/** "I want to do palliative work." of "I want to do palliative work after my mother died"; empty if the wish is private too. */
function wishWithoutCause(sentence: string): string {
  const [wish = ""] = sentence.split(wishCause, 1);
  const folded = fold(wish);
  const isWish = wishStart.test(folded) && !wishNegation.test(folded);
  const hasCause = wish !== sentence && wish.split(/\s+/u).length >= minWishLength;
  return isWish && hasCause && !isPrivateMotive(wish) ? `${wish.replace(/[,;]$/u, "")}.` : "";
}

/**
 * A motivation without its private sentences: remarks, health and family. Of a wish with a private cause the wish is kept. Empty if
 * all of it is private.
 */
export const ownReason = (text: string): string =>
  ownSentences(text)
    .map((sentence) => (isPrivateMotive(sentence) ? wishWithoutCause(sentence) : sentence))
    .filter((sentence) => sentence !== "")
    .join(" ");

/** A line of a profile without the sentences that are remarks; empty if all of them are. */
export const withoutRemarks = (line: string): string =>
  ownSentences(line)
    .filter((sentence) => !isRemark(sentence))
    .join(" ");

/** A name or sentence without the parts between commas that are remarks: "Card B, for a year because of my back" is "Card B". */
export const withoutRemarkParts = (text: string): string =>
  text
    .split(/(?<=[\p{L}\d)]),\s/u)
    .filter((part) => !isRemark(part))
    .join(", ");
