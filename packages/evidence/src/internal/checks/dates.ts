import { obtained, since, until } from "@postulo/lexicon/claims";
import { datesOf, monthsOf } from "../../facts.ts";
import type { WrittenDate } from "../../facts.ts";
import type { EntryDate } from "../../profile.ts";
import type { Clause } from "../clauses.ts";
import type { Source } from "../sources.ts";
import { namesDegree } from "./terms.ts";
import { alignment, doubtful, refused } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";

export const isSameDate = (claim: EntryDate, known: EntryDate | undefined) =>
  known !== undefined &&
  claim.year === known.year &&
  (claim.month === undefined || claim.month === known.month);

/** "from January to August 2026" */
const rangeEnd = /(?:\b(?:to|a|au)|[-–]) ?$/;

/** "since" and "until" bind a date to an end of the period; a later word wins. */
function endOf(date: WrittenDate, folded: string): "start" | "end" | "any" {
  const before = folded.slice(0, date.start);
  if (until.test(before) || (rangeEnd.test(before) && since.test(before))) return "end";
  return since.test(before) ? "start" : "any";
}

const isInLine = (date: EntryDate, trial: Trial) =>
  trial.pool.some(({ lines }) =>
    lines.some(({ dates }) => dates.some((known) => isSameDate(date, known))),
  );

const isRangeOf = ({ text }: Clause) => datesOf(text).length > 1;

const isAcquired = ({ start }: WrittenDate, { folded }: Clause) =>
  obtained.test(folded.slice(0, start));

/** "I obtained the diploma in 2013": no date of a job. */
const isOfDegree = (date: WrittenDate, { entry }: Source, clause: Clause) =>
  entry.kind === "job" && isAcquired(date, clause) && namesDegree(clause);

/** Whether a date is the end of the period that it is said to be. An education is held since its end. */
function isBound(
  date: WrittenDate,
  end: "start" | "end" | "any",
  { source, clause }: Trial,
): boolean {
  if (!source || isOfDegree(date, source, clause)) return false;
  const { kind, period } = source.entry;
  const isObtained = kind === "education" && isAcquired(date, clause) && !isRangeOf(clause);
  if (isSameDate(date, period?.start)) return end !== "end" && !isObtained;
  return (
    isSameDate(date, period?.end) && (end !== "start" || kind === "education" || isRangeOf(clause))
  );
}

function isWithin({ year }: EntryDate, { source, today }: Trial): boolean {
  const period = source?.entry.period;
  if (!period?.start) return false;
  return year >= period.start.year && year <= (period.end?.year ?? today.year);
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
  return dates.length > 0 && !dates.some((known) => isSameDate(date, known));
}

/** Whether a line of another entry has the date, or else the period of one. */
const isElsewhere = (date: EntryDate, { evidence }: Trial, isLine: boolean) =>
  evidence.sources.some(({ facts, lines }) =>
    isLine
      ? lines.some((line) => line.dates.some((known) => isSameDate(date, known)))
      : facts.dates.some((known) => isSameDate(date, known)),
  );

function checkDate(date: WrittenDate, trial: Trial): Reason[] {
  const end = endOf(date, trial.clause.folded);
  const words = trial.clause.text.slice(date.start, date.end);
  if (isInLine(date, trial)) return [];
  if (isOtherDate(date, trial))
    return end === "any"
      ? [{ ...refused("date", words), isElsewhere: isElsewhere(date, trial, true) }]
      : [doubtful("date", words)];
  if (isBound(date, end, trial)) return [];
  if (monthsUnknown(date, trial) && isBound({ ...date, month: undefined }, end, trial))
    return [doubtful("date", words)];
  if (end === "any" && isWithin(date, trial)) return [doubtful("date", words)];
  return [{ ...refused("date", words), isElsewhere: isElsewhere(date, trial, false) }];
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
