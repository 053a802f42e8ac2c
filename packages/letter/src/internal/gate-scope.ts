import { fold } from "@postulo/lexicon/fold";
import { beginning, denial, wishes } from "@postulo/lexicon/fact-gate";
import { remembered } from "./remembered.ts";
import { foldSentence } from "./words.ts";

const speaksOfSelf = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|je|j|m'|mon|ma|mes|moi)\b/;
const speaksOfPosting = /\b(?:you|your|posting|advert\w*|vous|votre|vos|annonce|offre|poste)\b/;

/** Whether a sentence says something of the person, and not only of what they wish. */
export const claimsOfSelf = (sentence: string): boolean =>
  speaksOfSelf.test(foldSentence(sentence));

/** Whether a sentence speaks of the job or the house, and claims nothing of the person. */
export function isAboutPosting(sentence: string): boolean {
  const folded = foldSentence(sentence);
  return speaksOfPosting.test(folded) && !speaksOfSelf.test(folded.replaceAll(wishes, " "));
}

const clauseEnd = /[,;:]|\b(?:but|however|though|although|mais|cependant|pourtant|or)\b/g;
const more = /\b(?:not only|not just|pas (?:seulement|que|uniquement)|n'ai cesse|never stopped)\b/;

const clauseEnds = remembered((folded): readonly number[] =>
  [...folded.matchAll(clauseEnd)].map(({ index }) => index),
);

/** "I have not used Azure yet": the part of the sentence around a place claims the contrary. */
export function isDenied(sentence: string, at: number): boolean {
  const folded = foldSentence(sentence);
  const ends = clauseEnds(folded);
  const from = ends.filter((end) => end < at).at(-1) ?? 0;
  const to = ends.find((end) => end >= at) ?? folded.length;
  const part = folded.slice(from, to);
  return denial.test(part) && !more.test(part);
}

/** In characters. */
const longestBeginning = 120;

/** "dès septembre 2026", "available from June 2027": when one could begin. */
export const isBeginning = (sentence: string, at: number): boolean =>
  beginning.test(fold(sentence.slice(Math.max(0, at - longestBeginning), at)));
