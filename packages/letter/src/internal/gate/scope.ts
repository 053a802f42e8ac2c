import { fold } from "@postulo/lexicon/fold";
import { beginning, denial, wishes } from "@postulo/lexicon/fact-gate";
import { memoize } from "@postulo/evidence/memoize";
import { foldSentence } from "@postulo/evidence/words";

const firstPerson = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|je|j|m'|mon|ma|mes|moi)\b/;
const secondPerson = /\b(?:you|your|posting|advert\w*|vous|votre|vos|annonce|offre|poste)\b/;

/** Whether a sentence makes a claim about the applicant, beyond wishes. */
export const isAboutApplicant = (sentence: string): boolean =>
  firstPerson.test(foldSentence(sentence));

/** Whether a sentence is about the job or the employer and claims nothing about the applicant. */
export function isAboutPosting(sentence: string): boolean {
  const folded = foldSentence(sentence);
  return secondPerson.test(folded) && !firstPerson.test(folded.replaceAll(wishes, " "));
}

const clauseEnd = /[,;:]|\b(?:but|however|though|although|mais|cependant|pourtant|or)\b/g;
const more = /\b(?:not only|not just|pas (?:seulement|que|uniquement)|n'ai cesse|never stopped)\b/;

const clauseEnds = memoize((folded): readonly number[] =>
  [...folded.matchAll(clauseEnd)].map(({ index }) => index),
);

/** "I have not used Azure yet": whether the clause around a position is negated. */
export function isNegated(sentence: string, at: number): boolean {
  const folded = foldSentence(sentence);
  const ends = clauseEnds(folded);
  const from = ends.filter((end) => end < at).at(-1) ?? 0;
  const to = ends.find((end) => end >= at) ?? folded.length;
  const part = folded.slice(from, to);
  return denial.test(part) && !more.test(part);
}

/** In characters. */
const maxBeginningLength = 120;

/** "dès septembre 2026", "available from June 2027": a start date. */
export const isBeginning = (sentence: string, at: number): boolean =>
  beginning.test(fold(sentence.slice(Math.max(0, at - maxBeginningLength), at)));
