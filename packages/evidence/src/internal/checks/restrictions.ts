import { workingTimes } from "@postulo/lexicon/claims";
import { atMost, circumstances, conditions } from "@postulo/lexicon/restrictions";
import { emptyWords } from "@postulo/lexicon/empty-words";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { memoizeObject } from "../../memoize.ts";
import { numbersOf } from "../../numbers.ts";
import { isNumberWord } from "../number-words.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { limitingRows, restrictionsOf } from "../restrictions.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import type { Rate } from "../rates.ts";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { markedParts } from "../statements.ts";
import type { Clause } from "../clauses.ts";
import { doubtful } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { isPlan, isUnreached, saysLack } from "./clause-state.ts";
import { checkStates } from "./states.ts";
import { isCredential } from "./terms.ts";
import { contentWords, isFunctionWord, isNeutral, keysOf } from "../word-keys.ts";

const wordsOfRows = (rows: readonly string[]) => new Set(rows.flatMap((row) => row.split(" ")));
const isCondition = wordsOfRows(conditions);
const isCircumstance = wordsOfRows(circumstances);

/** A part of a line between commas, colons, brackets, dashes, or words that begin a circumstance or condition. */
type Phrase = {
  readonly words: readonly Word[];
  readonly values: readonly number[];
  readonly rates: readonly Rate[];
  /** "up to" */
  readonly most: string | undefined;
  /** The mark or the word before it. */
  readonly mark: string;
};

/** Numbers that are no years of dates. */
function valuesOf(text: string): number[] {
  const dates = datesOf(text);
  return numbersOf(text)
    .filter((number) => !dates.some(({ start, end }) => number.start < end && start < number.end))
    .map(({ value }) => value);
}

/** The phrases of a part: "stood in" and "when the cook was off". */
function phrasesIn({ text, mark }: { readonly text: string; readonly mark: string }): Phrase[] {
  const starts = wordsOf(text)
    .filter(({ raw }) => isCondition.has(fold(raw)) || isCircumstance.has(fold(raw)))
    .map(({ start, raw }) => ({ start, mark: fold(raw) }));
  const first = wordsOf(text)[0]?.start ?? 0;
  const all = starts[0]?.start === first ? starts : [{ start: 0, mark }, ...starts];
  return all
    .map((one, at) => ({ ...one, text: text.slice(one.start, all[at + 1]?.start) }))
    .map((one) => ({
      words: wordsOf(one.text),
      values: valuesOf(one.text),
      rates: ratesOf(one.text),
      most: atMost.exec(fold(one.text))?.[0],
      mark: one.mark,
    }))
    .filter(({ words }) => words.length > 0);
}

const phrasesOf = memoizeObject(({ text }: SourceLine): readonly Phrase[] =>
  markedParts(text).flatMap(phrasesIn),
);

const isStating = (raw: string) => {
  const folded = fold(raw);
  return (
    !isFunctionWord(raw) &&
    !limitingRows.has(folded) &&
    !emptySet.has(folded) &&
    !isNumberWord(folded)
  );
};
const emptySet = new Set(emptyWords);

/** What a clause says: the keys of its words, its numbers, the rows of its limiting words, and whether it states a condition. */
type Said = {
  readonly keys: ReadonlySet<string>;
  readonly values: ReadonlySet<number>;
  readonly rows: ReadonlySet<number | undefined>;
  readonly hasCondition: boolean;
  readonly hasMost: boolean;
};

const isSaid = ({ raw }: Word, { keys }: Said) => isIn(keysOf(raw), keys);

/** Whether a clause takes something of a phrase; of a limited one, what no other phrase of the line states. */
function isTakenBy(phrase: Phrase, said: Said, others: readonly Phrase[]): boolean {
  const { words, values } = phrase;
  const free = words.some(isLimit) ? others.filter((one) => !one.words.some(isLimit)) : [];
  const isElsewhere = ({ raw }: Word) =>
    free.some((one) => one.words.some((word) => isIn(keysOf(word.raw), new Set(keysOf(raw)))));
  return (
    words.some((word) => isStating(word.raw) && isSaid(word, said) && !isElsewhere(word)) ||
    values.some((value) => said.values.has(value))
  );
}

const isLimit = ({ raw }: Word) => limitingRows.has(fold(raw));

const isCapital = (word: Word | undefined) => /^\p{Lu}\p{Ll}/u.test(word?.raw ?? "");

/** The limiting word of a phrase that the clause does not have, or the "up to" of a number that it has. */
function limitLeft({ words, rates, values, most }: Phrase, said: Said): string | undefined {
  if (!said.hasMost && values.some((value) => said.values.has(value)) && most) return most;
  return words.find((word, at) => {
    const row = limitingRows.get(fold(word.raw));
    // "Just Eat" is a name.
    const isName = at > 0 && isCapital(word) && isCapital(words[at + 1]);
    return row !== undefined && !isName && !said.rows.has(row) && !isWithinRate(rates, word);
  })?.raw;
}

/** In words that state something: "(never alone)". */
const maxRemark = 1;

const isShort = ({ words }: Phrase) =>
  words.filter(({ raw }) => isStating(raw)).length <= maxRemark &&
  // "all day Friday, NOT Sundays": another time.
  !words.some(({ raw }) => workingTimes.test(fold(raw))) &&
  !oneself.test(words[0]?.raw ?? "");
const oneself = /^(?:i|we|je|j|nous|on)$/i;

/** The word of a line that limits what a clause takes of it, and that the sentence does not have. */
function restrictionLeft(
  line: SourceLine,
  { clause, sentence }: ClauseContent,
): string | undefined {
  // "When the cook is off I stand in, and I did so on 9 days": the words that the other clause has from the line count for this one.
  const said = [...sentence.beside].some((key) => line.keys.has(key)) ? sentence.all : clause;
  const phrases = phrasesOf(line);
  const taken = phrases.map((phrase) =>
    isTakenBy(
      phrase,
      said,
      phrases.filter((one) => one !== phrase),
    ),
  );
  const left = phrases.map((phrase, at) => {
    const { mark } = phrase;
    const isLabel = taken[at + 1] === true && phrases[at + 1]?.mark.startsWith(":") === true;
    if (taken[at] === true || isLabel) return limitLeft(phrase, said);
    if (taken[at - 1] !== true || mark.startsWith(";")) return undefined;
    if (isCondition.has(mark)) return said.hasCondition ? undefined : mark;
    return isCircumstance.has(mark) || !isShort(phrase) ? undefined : limitLeft(phrase, said);
  });
  return left.find((one) => one !== undefined);
}

/** What a clause says, what its sentence says, and the keys of what is said besides the clause. */
type ClauseContent = {
  readonly clause: Said;
  readonly sentence: { readonly all: Said; readonly beside: ReadonlySet<string> };
};

type Candidate = { readonly line: SourceLine; readonly hits: number };

/** The lines of which a clause takes most of some words. */
function closestLines(
  lines: readonly SourceLine[],
  taken: readonly (readonly string[])[],
  { values }: Said,
): readonly Candidate[] {
  const scored = lines.map((line) => ({
    line,
    hits:
      taken.filter((keys) => isIn(keys, line.keys)).length +
      line.numbers.filter(({ value }) => values.has(value)).length,
  }));
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return most === 0 ? [] : scored.filter(({ hits }) => hits === most);
}

/** The rows of "not", which "has yet to" and "in her absence" say too. */
const rowsOfLack = ["not", "pas"].map((word) => limitingRows.get(word));
const isLack = (text: string) => saysLack(text) || restrictionsOf(text).has("occasional");

function saidIn(text: string, { evidence }: Trial): Said {
  const words = wordsOf(text);
  const rows = words.map(({ raw }) => limitingRows.get(fold(raw)));
  return {
    keys: new Set(words.flatMap(({ raw }) => evidence.find(raw).keys)),
    values: new Set(valuesOf(text)),
    rows: new Set(isLack(text) ? [...rows, ...rowsOfLack] : rows),
    hasCondition: words.some(
      ({ raw }) => isCondition.has(fold(raw)) || isCircumstance.has(fold(raw)),
    ),
    hasMost: atMost.test(fold(text)),
  };
}

const contentByClause = new WeakMap<Clause, ClauseContent>();

/** Read once for all trials of a clause. */
function contentOf(trial: Trial): ClauseContent {
  const known = contentByClause.get(trial.clause) ?? readContent(trial);
  contentByClause.set(trial.clause, known);
  return known;
}

function readContent(trial: Trial): ClauseContent {
  const { text, beside } = trial.clause;
  const clause = saidIn(text, trial);
  const stated = contentWords(beside).filter(({ raw }) => !isNeutral(raw));
  if (stated.length === 0) return { clause, sentence: { all: clause, beside: new Set() } };
  const keys = new Set(stated.flatMap(({ raw }) => trial.evidence.find(raw).keys));
  return { clause, sentence: { all: saidIn(`${beside} ${text}`, trial), beside: keys } };
}

/** A claim is doubtful if it omits a word that restricts its source ("with", "until", "never", "they"), or a remark beside it. */
const checkOmittedWords: Check = (trial) => {
  const content = contentOf(trial);
  const heads = trial.pool.map(({ head }) => head);
  const lines = trial.pool.flatMap(({ lines: all, head, entry }) =>
    entry.kind === "person" ? [] : all.filter((line) => line !== head),
  );
  // "certificate" names none: the line of another one says nothing of it.
  let taken = trial.found
    .filter((_, at) => !isCredential(trial.words[at]?.raw ?? ""))
    .map(({ keys }) => keys)
    .filter((keys) => lines.some((line) => isIn(keys, line.keys)))
    .filter((keys) => !heads.some((head) => isIn(keys, head.keys)));
  while (taken.length > 0) {
    const closest = closestLines(lines, taken, content.clause);
    const left = closest.map(({ line }) => restrictionLeft(line, content));
    const free = closest[left.indexOf(undefined)]?.line;
    if (!free) return [doubtful("scope", left[0] ?? "")];
    const rest = taken.filter((keys) => !isIn(keys, free.keys));
    if (rest.length === taken.length) break;
    taken = rest;
  }
  return [];
};

/** A claim omits nothing that restricts its source. */
export const checkRestrictions: Check = (trial) => {
  const states = checkStates(trial);
  // "3 of 7 papers" of "Not finished: 3 of 7 papers"
  const isMarkedUnfinished =
    trial.source?.entry.kind === "education" && (isPlan(trial) || isUnreached(trial));
  return states.length > 0 || isMarkedUnfinished ? states : checkOmittedWords(trial);
};
