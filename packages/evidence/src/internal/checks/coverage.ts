import { backReferences, interest } from "@postulo/lexicon/claims";
import { isIn } from "../sources.ts";
import { fold } from "@postulo/lexicon/fold";
import { doubtful, knows, poolOf } from "../trial.ts";
import { findTerms } from "../../find-terms.ts";
import { titlesIn } from "./titles.ts";
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

/** In words: a single one may be another name for what the entry says. */
const minDeeds = 2;
const minDeedShare = 0.4;

/** The words that say what was done: the names of an employer and of a title are no evidence of it. */
function deedWords({ words, clause, evidence, isNamed }: Trial): Word[] {
  const named = isNamed ? evidence.organisationsIn(clause.text) : [];
  const names = new Set([
    ...named.flatMap(({ entry }) => wordsOf(entry.organisation).map(({ key }) => key)),
    ...titlesIn(clause.text, clause.folded).flatMap((title) => title.map(({ key }) => key)),
  ]);
  return words.filter(({ key }) => !names.has(key));
}

/** Words of several lines, one each, are no claim that a line makes. */
function isScattered(trial: Trial, deeds: readonly Word[], missing: readonly Word[]): boolean {
  const known = deeds.filter((word) => !missing.includes(word));
  if (known.length < 2) return false;
  const keys = known.map(({ raw }) => trial.evidence.find(raw).keys);
  return !poolOf(trial).some(({ lines }) =>
    lines.some((line) => keys.filter((one) => isIn(one, line.keys)).length >= 2),
  );
}

export const checkCoverage: Check = (trial) => {
  const missing = unsupportedWords(trial);
  if (missing.length === 0) return [];
  const { keys } = trial.evidence.posting;
  const shareOf = (words: readonly Word[]) =>
    1 - missing.filter((word) => words.includes(word)).length / Math.max(1, words.length);
  const unsupported = () => [doubtful("unsupported", missing.map(({ raw }) => raw).join(" "))];
  if (shareOf(trial.words) < minShare) return unsupported();
  const deeds = deedWords(trial);
  if (deeds.length >= minDeeds && shareOf(deeds) < minDeedShare) return unsupported();
  if (isScattered(trial, deeds, missing)) return [doubtful("mixed", trial.clause.text)];
  return missing
    .filter((word) => isIn(stemsOf(word.raw), keys) && !isOfInterest(word, trial))
    .map(({ raw }) => doubtful("claimed", raw));
};
