import { futureStart, obtained, since, until } from "@postulo/lexicon/claims";
import { begun } from "@postulo/lexicon/restrictions";
import { fold } from "@postulo/lexicon/fold";
import { validity } from "@postulo/lexicon/quotable-lines";
import { datesOf, monthsOf } from "../../facts.ts";
import type { WrittenDate } from "../../facts.ts";
import type { Entry } from "../../entry.ts";
import type { EntryDate } from "../../profile.ts";
import { memoizeObject } from "../../memoize.ts";
import { wordsOf } from "../../words.ts";
import type { Clause } from "../clauses.ts";
import { isIn } from "../sources.ts";
import type { FoundWord, Source, SourceLine } from "../sources.ts";
import { contentWords, isNeutral, keysOf, stemsOf } from "../word-keys.ts";
import { amountsOf } from "./amounts.ts";
import { datesOfTitle, successiveTitles } from "./dated-titles.ts";
import { isPlan } from "./clause-state.ts";
import { isTime } from "./number-match.ts";
import { isSaidOfSame } from "./qualifications.ts";
import { namesDegree } from "./terms.ts";
import { goesOn, isAfter } from "../unfinished.ts";
import { alignment, doubtful, knows, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";

export const isSameDate = (claim: EntryDate, known: EntryDate | undefined) =>
  known !== undefined &&
  claim.year === known.year &&
  (claim.month === undefined || claim.month === known.month);

/** "from January to August 2026" */
const rangeEnd = /(?:\b(?:to|a|au)|[-–]) ?$/;

type End = "start" | "end" | "any";

const rangeBegin = /\b(?:between|entre|from|de|du|d') ?$/;
const rangeGoesOn = /^ ?(?:and|et|to|a|au|[-–]) ?(?:\p{L}+ )?(?:19|20)\d\d/u;

/** "since" and "until" bind a date to an end of the period; a later word wins. "Between 2019 and 2022" names both ends. */
function endOf(date: WrittenDate, { text, folded }: Clause): End {
  const before = folded.slice(0, date.start);
  const last = datesOf(text).findLast(({ start }) => start < date.start);
  if (rangeBegin.test(before) && rangeGoesOn.test(folded.slice(date.end))) return "start";
  if (last && rangeBegin.test(folded.slice(0, last.start))) return "end";
  if (until.test(before) || (rangeEnd.test(before) && since.test(before))) return "end";
  return since.test(before) ? "start" : "any";
}

/**
 * The words that the part of a clause with a date states and that its sources have; of a part without any those of the next one,
 * or of the clause.
 */
function wordsBeside({ start }: WrittenDate, trial: Trial): FoundWord[] {
  const { text } = trial.clause;
  const ends = [...text.matchAll(datedPartEnd)].map(({ index }) => index);
  const from = ends.findLast((end) => end < start) ?? 0;
  const [to = text.length, next = text.length] = ends.filter((end) => end > start);
  const stated = trial.words.flatMap((word, at) => {
    const found = trial.found[at];
    return found && !isNeutral(word.raw) && knows(trial, word.raw) ? [{ word, found }] : [];
  });
  const within = (end: number) =>
    stated.filter(({ word }) => word.start >= from && word.start < end);
  const [beside = stated] = [within(to), within(next)].filter(({ length }) => length > 0);
  return beside.map(({ found }) => found);
}
const datedPartEnd = /[,;:]\s|\s(?:and|et|but|mais)\s(?!(?:\p{L}+\s)?(?:19|20)\d\d)/gu;

type Dated = {
  readonly text: string;
  readonly dates: readonly EntryDate[];
  readonly keys: ReadonlySet<string>;
};

/** In characters: "since ", not "from 1890 to ". */
const nearSince = 8;

/** "12 volunteers since 2023", which "12 volunteers, 2023" does not say. */
const countsSince = (date: WrittenDate, { clause }: Trial) =>
  since.test(clause.folded.slice(Math.max(0, date.start - nearSince), date.start)) &&
  amountsOf(clause.text).some((number) => !isTime(number));

/** A count with its own beginning, in a line about other things: « un stagiaire depuis 2024 ». */
const isSince = (text: string) => {
  const [date] = datesOf(text);
  const before = text.slice(0, date?.start);
  return since.test(fold(before)) && contentWords(before).length > 0;
};

/** A line with its dates, or its parts where several have one: "seasonal in 2016 and 2017, permanent from 2018". */
const datedParts = memoizeObject((line: SourceLine): readonly Dated[] => {
  const [topic = "", ...told] = line.text.split(/\s?:\s/);
  if (told.length > 0 && datesOf(topic).length > 0) return [line];
  const parts = (told.length > 0 ? told.join(": ") : topic)
    .split(/[,;]\s/)
    .map((text) => ({ text, dates: datesOf(text) }))
    .filter(({ dates }) => dates.length > 0);
  if (parts.length < 2 && !parts.some(({ text }) => isSince(text)))
    return parts.length === 0 ? [] : [line];
  return parts.map(({ text, dates }) => ({
    text,
    dates,
    keys: new Set(
      wordsOf(told.length > 0 ? `${topic} ${text}` : text).flatMap(({ raw }) => keysOf(raw)),
    ),
  }));
});

type DateMatch = "same" | "other" | "none";

/** Whether what is said of a date is said of it in the lines with dates, or of another date. */
function matchLines(date: WrittenDate, trial: Trial): DateMatch {
  const all = wordsBeside(date, trial);
  // "At Elm Court I have given medicines since …": the name says nothing of the date.
  const withoutNames = all.filter(({ keys }) => !isIn(keys, trial.source?.head.keys ?? new Set()));
  const beside = withoutNames.length > 0 ? withoutNames : all;
  const parts = trial.pool.flatMap((source) => source.lines.flatMap(datedParts));
  const hits = ({ keys }: Dated) => beside.filter((one) => isIn(one.keys, keys)).length;
  const most = Math.max(0, ...parts.map(hits));
  const isOfHead = trial.pool.some(
    ({ head, entry }) =>
      entry.kind !== "skill" && beside.every(({ keys }) => isIn(keys, head.keys)),
  );
  if (isSameEnd(date, trial)) return "same";
  if (most === 0 && !isOfHead) return "none";
  const isCounted = countsSince(date, trial);
  const closest = parts.filter(
    (part) => hits(part) === most && !(isCounted && !since.test(fold(part.text))),
  );
  if (closest.some(({ dates }) => dates.some((known) => isSameDate(date, known)))) return "same";
  // The year of a skill is none of the job that the words beside are of.
  const ofSkills = new Set(
    trial.pool
      .filter(({ entry }) => trial.source !== undefined && entry.kind === "skill")
      .flatMap(({ lines }) => lines.flatMap(datedParts)),
  );
  const areOfTime = closest
    .filter((part) => !ofSkills.has(part))
    .some(({ dates }) => dates.some((known) => isOfPeriod(known, trial)));
  return most > 0 && most === beside.length && areOfTime && !isOfHead ? "other" : "none";
}

/** "runs until 2029", where a line says so of what the clause names. */
function isSameEnd(date: WrittenDate, trial: Trial): boolean {
  if (!isUntil(trial.clause.text, date)) return false;
  return isSaidOfSame(trial, (part) => {
    const isSame = datesOf(part).some((known) => isSameDate(date, known) && isUntil(part, known));
    return isSame ? validity.exec(fold(part))?.index : undefined;
  });
}
const isUntil = (text: string, { start }: WrittenDate) =>
  untilBefore.test(fold(text.slice(0, start)));
const untilBefore = new RegExp(`${validity.source}[^,;.]{0,30}$`, "u");

/** The entry itself has what the clause says of its period: "a baker since 2014" is not of the years as an apprentice. */
const isOfSource = (date: WrittenDate, trial: Trial) =>
  wordsBeside(date, trial).every(
    ({ sources, keys }) =>
      trial.source === undefined || sources.has(trial.source) || isIn(keys, completionKeys),
  );
const completionKeys = new Set(["qualified", "passed", "diplome", "obtenu"].flatMap(stemsOf));

const isRangeOf = ({ text }: Clause) => datesOf(text).length > 1;

const isAcquired = ({ start }: WrittenDate, { folded }: Clause) =>
  obtained.test(folded.slice(0, start));

/** "I obtained the diploma in 2013": no date of a job. */
const isOfDegree = (date: WrittenDate, { entry }: Source, clause: Clause) =>
  entry.kind === "job" && isAcquired(date, clause) && namesDegree(clause);

/** "obtained in 2023", "a graduate since 2023"; what "I began" is of the beginning. */
const isOfEnd = (date: WrittenDate, end: End, { clause, source, today }: Trial) =>
  source?.entry.kind === "education" &&
  !isRangeOf(clause) &&
  (isAcquired(date, clause) ||
    (end === "start" && !begun.test(clause.folded) && !goesOn(source.entry, today)));

/**
 * The dates of the title that a clause names, where an entry has several: those of the part of its title, or the end of the period
 * that the first or the last of a row has. None if the period is that of the title.
 */
function datesOfOneTitle(clause: Clause, entry: Entry): readonly (EntryDate | undefined)[] {
  const written = datesOfTitle(clause, entry);
  const [only, ...more] = successiveTitles(clause, entry);
  if (written.length > 0 || only === undefined || more.length > 0) return written;
  return [only === "first" ? entry.period?.start : entry.period?.end];
}

/** Studies are held since their end. */
const mayEnd = (end: End, kind: Entry["kind"], clause: Clause) =>
  end !== "start" || kind === "education" || isRangeOf(clause);

/** Whether a date is the end of the period that it is said to be. An education is held since its end. */
function isBound(date: WrittenDate, end: End, trial: Trial): boolean {
  const { source, clause } = trial;
  if (!source || isOfDegree(date, source, clause)) return false;
  const { kind, period } = source.entry;
  const ofTitle = datesOfOneTitle(clause, source.entry);
  if (ofTitle.length > 0) return ofTitle.some((known) => isSameDate(date, known));
  if (isSameDate(date, period?.start)) {
    const isStart = end !== "end" && !isOfEnd(date, end, trial);
    if (isStart || kind !== "education") return isStart;
  }
  return isSameDate(date, period?.end) && mayEnd(end, kind, clause);
}

function isWithin({ year }: EntryDate, { source, today }: Trial): boolean {
  const period = source?.entry.period;
  if (!period?.start) return false;
  return year >= period.start.year && year <= (period.end?.year ?? today.year);
}

/** "magazines of 1890 to 1939", in a job of today: a date that says what was worked on. */
function isOfPeriod({ year }: EntryDate, { source }: Trial): boolean {
  const period = source?.entry.period;
  return period?.start === undefined || year >= period.start.year;
}

/** Whether the period has the year without a month. */
const monthsUnknown = ({ year }: EntryDate, { source }: Trial) =>
  [source?.entry.period?.start, source?.entry.period?.end].some(
    (known) => known?.year === year && known.month === undefined,
  );

/** The line that the clause retells has a date, and another one. */
function isOtherDate(date: WrittenDate, trial: Trial): boolean {
  const aligned = alignment(trial);
  if (!aligned || aligned.line === aligned.source.head) return false;
  const { dates } = aligned.line;
  return (
    dates.some((known) => isOfPeriod(known, trial)) &&
    !dates.some((known) => isSameDate(date, known))
  );
}

/** Whether a line of another entry has the date, or else the period of one. */
const isElsewhere = (date: EntryDate, { evidence }: Trial, isLine: boolean) =>
  evidence.sources.some(({ facts, lines }) =>
    isLine
      ? lines.some((line) => line.dates.some((known) => isSameDate(date, known)))
      : facts.dates.some((known) => isSameDate(date, known)),
  );

/** "from 1 March", where a line states that date: of what is to come, and nothing that goes on. */
function isStatedBeginning(date: WrittenDate, { clause, pool }: Trial): boolean {
  const before = clause.folded.slice(0, date.start);
  return (
    !since.test(before.replace(futureStart, "")) &&
    pool.some(({ lines }) =>
      lines.some(({ dates }) => dates.some((known) => isSameDate(date, known))),
    )
  );
}

/** Nothing goes on since a date to come. When studies end that go on may be written otherwise: "June 27". */
function dateToCome(date: WrittenDate, end: End, trial: Trial): Reason[] {
  const words = trial.clause.text.slice(date.start, date.end);
  if (end === "start" && !isStatedBeginning(date, trial)) return [refused("date", words)];
  const { source, today } = trial;
  const isPlanned = source && goesOn(source.entry, today) && isPlan(trial);
  return isPlanned ? [doubtful("date", words)] : [];
}

function checkDate(date: WrittenDate, trial: Trial): Reason[] {
  const end = endOf(date, trial.clause);
  const words = trial.clause.text.slice(date.start, date.end);
  const toCome = isAfter(date, trial.today) ? dateToCome(date, end, trial) : [];
  if (toCome.length > 0) return toCome;
  const match = matchLines(date, trial);
  if (match === "same") return [];
  const isOther = isOtherDate(date, trial);
  if (!isOther && isBound(date, end, trial))
    return match === "none" && isOfSource(date, trial) ? [] : [doubtful("mixed", words)];
  if (isUnsure(date, end, trial) || (isOther && end !== "any")) return [doubtful("date", words)];
  return [{ ...refused("date", words), isElsewhere: isElsewhere(date, trial, isOther) }];
}

/** Whether the source has the year, without its month or within its period. */
function isUnsure(date: WrittenDate, end: End, trial: Trial): boolean {
  if (isOtherDate(date, trial)) return false;
  if (monthsUnknown(date, trial) && isBound({ ...date, month: undefined }, end, trial)) return true;
  return end === "any" && isWithin(date, trial);
}

function hasMonth({ lines, facts }: Source, month: number): boolean {
  const isNamed = lines.some(({ text }) => monthsOf(text).some((one) => one.month === month));
  return isNamed || facts.dates.some((date) => date.month === month);
}

/** Months without a year that none of the sources has. */
export const unknownMonths = (text: string, sources: readonly Source[]): Reason[] =>
  monthsOf(text)
    .filter(({ month }) => !sources.some((source) => hasMonth(source, month)))
    .map((unknown) => doubtful("date", unknown.text));

/** Years and months are those of the entry's period, or of one of its lines. */
export const checkDates: Check = (trial) => [
  ...datesOf(trial.clause.text).flatMap((date) => checkDate(date, trial)),
  ...unknownMonths(trial.clause.text, trial.pool),
];
