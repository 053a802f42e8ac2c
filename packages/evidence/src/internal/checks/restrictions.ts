import { atMost, restrictingBegins } from "@postulo/lexicon/restrictions";
import { emptyWords } from "@postulo/lexicon/empty-words";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../../facts.ts";
import { memoizeObject } from "../../memoize.ts";
import { isNumberWord, numbersOf } from "../../numbers.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { restrictingRows } from "../restrictions.ts";
import { isWithinRate, ratesOf } from "../rates.ts";
import type { Rate } from "../rates.ts";
import { isIn } from "../sources.ts";
import type { SourceLine } from "../sources.ts";
import { markedParts } from "../statements.ts";
import type { Clause } from "../clauses.ts";
import { doubtful } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { isPlan, isUnreached } from "./clause-state.ts";
import { checkStates } from "./states.ts";
import { contentWords, isFunctionWord, isNeutral, keysOf } from "../word-keys.ts";

const rowsOf = (words: readonly string[]) =>
  new Set(words.map((word) => restrictingRows.get(word)));
const copulas = rowsOf(["was", "est"]);
/** What they introduce may be told without them: "taught by the fitters" of "after lessons with the fitters". */
const circumstances = rowsOf(["after", "when", "because", "apres", "quand", "pendant", "car"]);
const beginning = new Set([...restrictingRows.keys(), ...restrictingBegins]);
const grammar = new Set([...beginning, ...emptyWords]);

/** A part of a line between commas, colons, brackets or dashes. */
type Segment = {
  readonly words: readonly Word[];
  readonly values: readonly number[];
  readonly rates: readonly Rate[];
  /** "five weeks" */
  readonly isTimed: boolean;
  /** The mark before it. */
  readonly mark: string;
};

const aside = /[(–—-]|[a-z]/;
const oneself = /^(?:me|myself|moi)$/;

/** Examples in brackets, which restrict nothing: "(machining, casting)", « (affiche + fiche) ». */
const isList = ({ words, mark, values, isTimed }: Segment, next: Segment | undefined) =>
  mark.startsWith("(") &&
  !isTimed &&
  words.some(({ raw }) => isStating(raw)) &&
  words.every(
    ({ raw }) => isStating(raw) || /^(?:de|including|\d+)$/.test(raw) || isNumberWord(fold(raw)),
  ) &&
  (words.length > 2 || values.length > 0 || next?.mark.startsWith(",") === true);

/** "62% in 2022 (55% in 2021)": the figure of another time. */
const isOtherTime = ({ words, values, mark }: Segment) =>
  mark.startsWith("(") &&
  values.length > 0 &&
  words.some(({ raw }) => /^(?:19|20)\d\d$/.test(raw)) &&
  !words.some(({ raw }) => restrictingRows.has(fold(raw)));

/** "she does the mains": what somebody else does with another thing. */
const isOthersThing = ({ words }: Segment) =>
  others.test(words[0]?.raw ?? "") &&
  words.some(({ raw }, at) => article.test(raw) && isStating(words[at + 1]?.raw ?? ""));
const others = /^(?:he|she|they|ils?|elles?)$/i;
const article = /^(?:the|an?|l[ae]s?|une?|des)$/;

const isAside = (segment: Segment) => isOthersThing(segment) || isOtherTime(segment);

/** Numbers that are no years of dates. */
function valuesOf(text: string): number[] {
  const dates = datesOf(text);
  return numbersOf(text)
    .filter((number) => !dates.some(({ start, end }) => number.start < end && start < number.end))
    .map(({ value }) => value);
}

const segmentsOf = memoizeObject(({ text }: SourceLine): readonly Segment[] =>
  markedParts(text)
    .map((part) => ({
      words: wordsOf(part.text),
      values: valuesOf(part.text),
      rates: ratesOf(part.text),
      isTimed: numbersOf(part.text).some(({ unit }) => unit !== undefined),
      mark: part.mark,
    }))
    .filter(({ words }) => words.length > 0),
);

const isStating = (raw: string) => {
  const folded = fold(raw);
  return !isFunctionWord(raw) && !grammar.has(folded) && !isNumberWord(folded);
};

/** What a clause says: the keys of its words, its numbers, the rows of its restricting words, and whether it states a frequency. */
type Said = {
  readonly keys: ReadonlySet<string>;
  readonly values: ReadonlySet<number>;
  readonly rows: ReadonlySet<number | undefined>;
  readonly hasRate: boolean;
};

const isSaid = ({ raw }: Word, { keys }: Said) => isIn(keysOf(raw), keys);

const hitsOf = ({ words, values }: Segment, said: Said): number =>
  words.filter((word) => isStating(word.raw) && isSaid(word, said)).length +
  values.filter((value) => said.values.has(value)).length;

/** A segment, and what a clause takes of it and beside it. */
type Place = {
  readonly segment: Segment;
  readonly isTaken: boolean;
  readonly isAfterTaken: boolean;
  readonly isLabel: boolean;
  readonly isList: boolean;
};

/** Whether a clause has all that a word such as "after" introduces in a segment. */
function isComplementSaid(words: readonly Word[], at: number, said: Said): boolean {
  const behind = words.slice(at + 1);
  const next = behind.findIndex(({ raw }) => restrictingRows.has(fold(raw)));
  const complement = (next < 0 ? behind : behind.slice(0, next)).filter(({ raw }) =>
    isStating(raw),
  );
  return complement.length > 0 && complement.every((word) => isSaid(word, said));
}

/** The restricting word of a segment that the clause does not have. */
function wordLeft({ segment, isTaken }: Place, said: Said): string | undefined {
  const { words, rates, values } = segment;
  // "12 min (was 20)" and "used to be 50, now 20" say nothing else.
  const isWhole =
    words.every((word) => !isStating(word.raw) || isSaid(word, said)) ||
    (values.length > 1 && values.every((value) => said.values.has(value)));
  return words.find((word) => {
    const row = restrictingRows.get(fold(word.raw));
    if (row === undefined || said.rows.has(row) || (isWhole && copulas.has(row))) return false;
    if (circumstances.has(row) && isComplementSaid(words, words.indexOf(word), said)) return false;
    // "done by me"
    if (oneself.test(fold(words[words.indexOf(word) + 1]?.raw ?? ""))) return false;
    return !(isWithinRate(rates, word) && (said.hasRate || !isTaken));
  })?.raw;
}

/** Whether a segment stands apart: in brackets, or with the first word of a restriction; "twice" of a clause that says so too does not. */
const isSetApart = ({ words, mark }: Segment, isLeft: boolean) =>
  (isLeft || !words.every(({ raw }) => restrictingRows.has(fold(raw)))) &&
  (aside.test(mark) || beginning.has(fold(words[0]?.raw ?? "")));

/** The same, or the first word of a segment that stands apart from what the clause takes: "(my tutor did)", ", in summer". */
function leftIn(place: Place, said: Said): string | undefined {
  const { words, mark } = place.segment;
  const left = wordLeft(place, said);
  if (place.isTaken || place.isLabel) return left;
  if (!place.isAfterTaken || place.isList || isAside(place.segment)) return undefined;
  const [first] = words;
  if (left !== undefined && !mark.startsWith(";")) return first?.raw;
  return isSetApart(place.segment, left !== undefined) ? first?.raw : undefined;
}

/** The word of a line that restricts what a clause takes of it, and that the sentence does not have. */
function restrictionLeft(
  line: SourceLine,
  { clause, sentence }: ClauseContent,
): string | undefined {
  // "When the cook is off I stand in, and I did so on 9 days": the words that the other clause has from the line count for this one.
  const said = [...sentence.beside].some((key) => line.keys.has(key)) ? sentence.all : clause;
  const segments = segmentsOf(line);
  const taken = segments.map((segment) => hitsOf(segment, said) > 0);
  const places = segments.map((segment, at) => ({
    segment,
    isTaken: taken[at] === true,
    isAfterTaken: taken[at - 1] === true,
    isList: isList(segment, segments[at + 1]),
    isLabel: taken[at + 1] === true && segments[at + 1]?.mark.startsWith(":") === true,
  }));
  return places.map((place) => leftIn(place, said)).find((left) => left !== undefined);
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

function saidIn(text: string, { evidence }: Trial): Said {
  const words = wordsOf(text);
  return {
    keys: new Set(words.flatMap(({ raw }) => evidence.find(raw).keys)),
    values: new Set(valuesOf(text)),
    // "our chef's days off" for "her days off"
    rows: new Set(
      [
        ...words.map(({ raw }) => fold(raw)),
        ...(/\p{L}['’]s /u.test(text) ? ["her"] : []),
        ...(atMost.test(fold(text)) ? ["jusqu"] : []),
      ].map((word) => restrictingRows.get(word)),
    ),
    hasRate: ratesOf(text).length > 0,
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
  let taken = trial.found
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
