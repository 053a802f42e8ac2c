import { backReferences, interest } from "@postulo/lexicon/claims";
import { isIn } from "../sources.ts";
import { fold } from "@postulo/lexicon/fold";
import { doubtful, knows, poolOf } from "../trial.ts";
import { findTerms } from "../../find-terms.ts";
import type { Check, Trial } from "../trial.ts";
import { isEducated, isGenericDegree } from "./terms.ts";
import { contentWords, stemsOf } from "../word-keys.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";

/** The share of its words that a claim has from its source. */
const minShare = 0.6;

/** "gross profit" for "GP". */
function isSpelledOut(words: readonly Word[], at: number, trial: Trial): boolean {
  const initials = (from: number, to: number) =>
    words
      .slice(from, to)
      .map(({ raw }) => fold(raw).charAt(0))
      .join("");
  const acronyms = poolOf(trial).flatMap((source) => [...source.acronyms]);
  return acronyms.some((acronym) =>
    Array.from({ length: acronym.length }, (_, back) => at - back).some(
      (from) => from >= 0 && initials(from, from + acronym.length) === acronym,
    ),
  );
}

/** The words of the claim that neither entry nor background contain. */
function unsupportedWords(trial: Trial): Word[] {
  const known = new Set(poolOf(trial).flatMap(({ facts }) => facts.terms.map(({ id }) => id)));
  // A term counts in the other language, where it shares no word: "wound care" is « soins de plaies ».
  const terms = findTerms(trial.clause.text).filter(
    ({ term, text }) =>
      known.has(term.id) && contentWords(text).every(({ raw }) => !knows(trial, raw)),
  );
  const isInTerm = (word: Word) =>
    terms.some(({ start, end }) => word.start >= start && word.end <= end);
  return trial.words.filter(
    (word, at) =>
      !knows(trial, word.raw) &&
      !isInTerm(word) &&
      !isSpelledOut(trial.words, at, trial) &&
      !(isGenericDegree(word.raw) && isEducated(trial)) &&
      !isBackReference(word, trial),
  );
}

const backReferring = new Set(backReferences);

/** "this software": named before. */
function isBackReference({ start }: Word, { clause }: Trial): boolean {
  const before = wordsOf(clause.text.slice(0, start)).at(-1);
  return before !== undefined && backReferring.has(fold(before.raw));
}

/** "my interest in transport" claims no experience of it. */
const isOfInterest = ({ raw }: Word, { clause }: Trial) =>
  interest.test(clause.folded.slice(0, Math.max(0, clause.folded.indexOf(fold(raw)))));

export const checkCoverage: Check = (trial) => {
  const missing = unsupportedWords(trial);
  const { keys } = trial.evidence.posting;
  const claimed = missing.filter(
    (word) => isIn(stemsOf(word.raw), keys) && !isOfInterest(word, trial),
  );
  const share = 1 - missing.length / Math.max(1, trial.words.length);
  if (share < minShare) return [doubtful("unsupported", missing.map(({ raw }) => raw).join(" "))];
  return claimed.map(({ raw }) => doubtful("claimed", raw));
};
