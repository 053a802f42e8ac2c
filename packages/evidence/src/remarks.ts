import { fold } from "@postulo/lexicon/fold";
import { aside, privateMatter, setback } from "@postulo/lexicon/quotable-lines";
import { memoize } from "./memoize.ts";

/** A full stop before a capital letter or, behind a long word, before a digit; none behind "Mrs". */
const ownSentenceEnds = [
  /(?<=(?:\p{L}{3}|\d|[)»”"%])[.!?])(?<!(?<!\p{L})(?:Mrs|Mme|Mlle|Prof|Univ|Dept|Inst|Ets|Sté)\.)\s+(?=["“«(]?\p{Lu})/u,
  /(?<=\p{L}{4}[.!?])(?<!approx\.)\s+(?=\d)/u,
];
const ownSentenceEnd = new RegExp(ownSentenceEnds.map(({ source }) => source).join("|"), "u");

const isOpen = (text: string) => text.split("(").length > text.split(")").length;

/** The sentences of a line that a person wrote: unlike in a text that is checked, none ends at an abbreviation or inside brackets. */
export function ownSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  for (const piece of line.split(ownSentenceEnd)) {
    const last = sentences.at(-1);
    if (last !== undefined && isOpen(last) && piece.includes(")"))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}

const remarks = [aside, privateMatter, setback];

/**
 * Whether a text is a remark that no employer should read: a quarrel, a doubt, a private matter, what went wrong. Recognised by
 * lists of phrases, so that many are missed.
 */
export const isRemark = memoize((text): boolean => {
  const folded = fold(text);
  return remarks.some((pattern) => pattern.test(folded));
});

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
