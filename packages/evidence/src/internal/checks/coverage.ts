import {
  backReferences,
  changeWords,
  interest,
  manner,
  neutralWords,
} from "@postulo/lexicon/claims";
import { isIn } from "../sources.ts";
import { fold } from "@postulo/lexicon/fold";
import { doubtful, knows } from "../trial.ts";
import { findTerms } from "../../find-terms.ts";
import { numbersOf } from "../../numbers.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import type { Check, Trial } from "../trial.ts";
import { knownRanks } from "./ranks.ts";
import { retellsPassage } from "./results.ts";
import { hasTerm, isEducated, isGenericDegree } from "./terms.ts";
import { contentWords, memberOf, stemsOf } from "../word-keys.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";

const isStudent = memberOf(["student", "étudiant", "étudiante"]);
/** What another word of the clause says: "use", "work". */
export const isNeutral = memberOf(neutralWords);
const isChange = memberOf(changeWords);

/** In characters: a blank, or "d'". */
const maxUnitDistance = 2;

/** "gross profit" for "GP", with nothing between the words of two initials. */
function isSpelledOut(words: readonly Word[], at: number, trial: Trial): boolean {
  const initials = (from: number, to: number) => {
    const [first, second, ...others] = words.slice(from, to);
    const isApart =
      others.length === 0 && first && second && second.start - first.end > maxUnitDistance;
    if (isApart) return "";
    return words
      .slice(from, to)
      .map(({ raw }) => fold(raw).charAt(0))
      .join("");
  };
  const letter = fold(words[at]?.raw ?? "").charAt(0);
  const isInitialOf = (acronym: string) =>
    acronym.includes(letter) &&
    Array.from({ length: acronym.length }, (_, back) => at - back).some(
      (from) => from >= 0 && initials(from, from + acronym.length) === acronym,
    );
  return trial.pool.some(({ acronyms }) => acronyms.some(isInitialOf));
}

/** The words of the claim that neither entry nor background contain. */
function unsupportedWords(trial: Trial): Word[] {
  const unknown = trial.words.filter(({ raw }) => !knows(trial, raw));
  if (unknown.length === 0) return [];
  // A term counts in the other language, where it shares no word: "wound care" is « soins de plaies ».
  const terms = findTerms(trial.clause.text).filter(
    ({ term, text }) =>
      hasTerm(term.id, trial) && contentWords(text).every(({ raw }) => !knows(trial, raw)),
  );
  const isInTerm = (word: Word) =>
    terms.some(({ start, end }) => word.start >= start && word.end <= end);
  const numbers = numbersOf(trial.clause.text);
  const rates = ratesOf(trial.clause.text);
  // "110,000 kilometres" and "two and a half": the check of numbers compares them.
  const ranks = knownRanks(trial);
  const isOfNumber = (word: Word) =>
    isWithinRate(rates, word) ||
    isWithinRate(ranks, word) ||
    numbers.some(
      ({ start, end, unit }) =>
        word.end > start && word.start <= end + (unit === undefined ? -1 : maxUnitDistance),
    );
  const ways = [...trial.clause.folded.matchAll(manner)];
  const isOfManner = ({ start }: Word) =>
    ways.some(({ 0: way, index }) => index <= start && start < index + way.length);
  return unknown.filter(
    (word) =>
      !isOfManner(word) &&
      !isOfNumber(word) &&
      !isInTerm(word) &&
      !isSpelledOut(trial.words, trial.words.indexOf(word), trial) &&
      !(isGenericDegree(word.raw) && isEducated(trial)) &&
      !(isStudent(word.raw) && trial.isNamed && trial.source?.entry.kind === "education") &&
      !isBackReference(word, trial.clause.text),
  );
}

const backReferring = new Set(backReferences);

/** "this software", "these two companies": named before. */
function isBackReference({ start }: Word, text: string): boolean {
  const before = wordsOf(text.slice(0, start)).slice(-2);
  return before.some(({ raw }) => backReferring.has(fold(raw)));
}

/** "my interest in transport" claims no experience of it. */
const isOfInterest = ({ raw }: Word, { clause }: Trial) =>
  interest.test(clause.folded.slice(0, Math.max(0, clause.folded.indexOf(fold(raw)))));

export const partEnd =
  /,(?!\d)\s*|\(\s*|[.;:]\s+|\s(?:and|et|or|ou|then|puis|but|mais|while|as well as|ainsi que|with|avec)\s/;

/** The part of a clause that takes words from several lines: what each line says does not make the part true. */
function scatteredPart(trial: Trial): string | undefined {
  const pool = trial.pool;
  const lines = pool.flatMap((source) => source.lines);
  const heads = pool.map(({ head }) => head);
  return trial.clause.text.split(partEnd).find((part) => {
    const keys = contentWords(part)
      .filter((word) => !isBackReference(word, part))
      .map(({ raw }) => trial.evidence.find(raw).keys)
      .filter((one) => lines.some((line) => isIn(one, line.keys)))
      .filter((one) => !heads.some((head) => isIn(one, head.keys)));
    return keys.length >= 2 && !lines.some((line) => keys.every((one) => isIn(one, line.keys)));
  });
}

/** Each word that states something is the source's, and those of a part are of one line. */
export const checkCoverage: Check = (trial) => {
  const { keys } = trial.evidence.posting;
  const missing = unsupportedWords(trial).filter((word) => !isOfInterest(word, trial));
  const reasons = missing
    .filter(({ raw }) => !isNeutral(raw) && !(isChange(raw) && retellsPassage(trial)))
    .map(({ raw }) => doubtful(isIn(stemsOf(raw), keys) ? "claimed" : "unsupported", raw));
  if (reasons.length > 0) return reasons;
  const scattered = scatteredPart(trial);
  return scattered === undefined ? [] : [doubtful("mixed", scattered)];
};
