import { restrictingBegins } from "@postulo/lexicon/restrictions";
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
import { doubtful } from "../trial.ts";
import type { Check, Trial } from "../trial.ts";
import { checkStates } from "./states.ts";
import { isFunctionWord, keysOf } from "../word-keys.ts";

const copulas = new Set(["was", "est"].map((word) => restrictingRows.get(word)));
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

/** "she does the mains": what somebody else does with another thing. */
const isOthersThing = ({ words }: Segment) =>
  others.test(words[0]?.raw ?? "") &&
  words.some(({ raw }, at) => article.test(raw) && isStating(words[at + 1]?.raw ?? ""));
const others = /^(?:he|she|they|ils?|elles?)$/i;
const article = /^(?:the|an?|l[ae]s?|une?|des)$/;

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

/** The restricting word of a segment that the clause does not have. */
function wordLeft({ segment: { words, rates }, isTaken }: Place, said: Said): string | undefined {
  // "12 min (was 20)" says nothing else.
  const isWhole = words.every((word) => !isStating(word.raw) || isSaid(word, said));
  return words.find((word) => {
    const row = restrictingRows.get(fold(word.raw));
    if (row === undefined || said.rows.has(row) || (isWhole && copulas.has(row))) return false;
    // "done by me"
    if (oneself.test(fold(words[words.indexOf(word) + 1]?.raw ?? ""))) return false;
    return !(isWithinRate(rates, word) && (said.hasRate || !isTaken));
  })?.raw;
}

/** The same, or the first word of a segment that stands apart from what the clause takes: "(my tutor did)", ", in summer". */
function leftIn(place: Place, said: Said): string | undefined {
  const { words, mark } = place.segment;
  const left = wordLeft(place, said);
  if (place.isTaken || place.isLabel) return left;
  if (place.isList || isOthersThing(place.segment)) return undefined;
  const first = words[0]?.raw ?? "";
  const isApart = aside.test(mark) || beginning.has(fold(first));
  const isRestricted = left !== undefined && !mark.startsWith(";");
  return place.isAfterTaken && (isApart || isRestricted) ? first : undefined;
}

/** The word of a line that restricts what a clause takes of it, and that the clause does not have. */
function restrictionLeft(line: SourceLine, said: Said): string | undefined {
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

function saidBy({ clause, evidence }: Trial): Said {
  const words = wordsOf(clause.text);
  return {
    keys: new Set(words.flatMap(({ raw }) => evidence.find(raw).keys)),
    values: new Set(valuesOf(clause.text)),
    // "our chef's days off" for "her days off"
    rows: new Set(
      [
        ...words.map(({ raw }) => fold(raw)),
        ...(/\p{L}['’]s /u.test(clause.text) ? ["her"] : []),
      ].map((word) => restrictingRows.get(word)),
    ),
    hasRate: ratesOf(clause.text).length > 0,
  };
}

/** A claim is doubtful if it omits a word that restricts its source ("with", "until", "never", "they"), or a remark beside it. */
const checkOmittedWords: Check = (trial) => {
  const said = saidBy(trial);
  const heads = trial.pool.map(({ head }) => head);
  const lines = trial.pool.flatMap(({ lines: all, head, entry }) =>
    entry.kind === "person" ? [] : all.filter((line) => line !== head),
  );
  let taken = trial.found
    .map(({ keys }) => keys)
    .filter((keys) => lines.some((line) => isIn(keys, line.keys)))
    .filter((keys) => !heads.some((head) => isIn(keys, head.keys)));
  while (taken.length > 0) {
    const closest = closestLines(lines, taken, said);
    const left = closest.map(({ line }) => restrictionLeft(line, said));
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
  return states.length > 0 ? states : checkOmittedWords(trial);
};
