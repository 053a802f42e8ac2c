import { duration, present, rangeOpening, rangeSeparator, since } from "@postulo/lexicon/dates";
import {
  dayAndMonthNumber,
  dayOfMonth,
  formatDate,
  matchAt,
  type Moment,
  monthNumber,
  monthOnly,
  presentAt,
  readMoment,
  shortDate,
  shortYear,
  year4,
} from "./date-moment.ts";
import { monthPattern } from "./date-words.ts";
import { fold, trimSeparators } from "../text/folded-text.ts";
import { readYearList } from "./year-lists.ts";

/** A date range. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as precise as written. */
export interface DateRange {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly isCurrent: boolean;
  /** It has two ends or is open-ended, which is more certain than a lone year. */
  readonly isRange: boolean;
}

/** Whether a range contains a date, compared at the precision of the less precise one. */
function containsDate(date: string, { start = "", end, isCurrent }: DateRange): boolean {
  const isAfter = start === "" || date.slice(0, start.length) >= start.slice(0, date.length);
  if (isCurrent || end === undefined) return isAfter;
  return isAfter && date.slice(0, end.length) <= end.slice(0, date.length);
}

/** Whether a range contains another one that is shorter. */
export function coversRange(whole: DateRange, part: DateRange): boolean {
  const dates = [part.start, part.end].filter((date) => date !== undefined);
  const isShorter =
    whole.start !== part.start || whole.end !== part.end || whole.isCurrent !== part.isCurrent;
  const endsInside = !part.isCurrent || whole.isCurrent;
  return (
    isShorter && endsInside && dates.length > 0 && dates.every((date) => containsDate(date, whole))
  );
}

export interface RangeMatch {
  readonly range: DateRange;
  readonly from: number;
  readonly to: number;
}

/** Reads the end of a range; `2019/20` and `2018-19` are academic years. */
function readEnd(
  text: string,
  at: number,
  startYear: number | undefined,
): Moment | "present" | undefined {
  const now = matchAt(presentAt, text, at);
  if (now) return "present";
  const moment = readMoment(text, at);
  if (moment) return moment;
  const short = matchAt(/(\d\d)(?![\d/.])/y, text, at);
  if (short && startYear !== undefined) {
    const year = Math.floor(startYear / 100) * 100 + Number(short[1]);
    if (year >= startYear && year - startYear < 12) return { year, to: at + short[0].length };
  }
  return undefined;
}

/** Reads a start without its year: `May – August 2020`, `3 février – 9 avril 2018`. Valid only if the end has a year. */
function readOpenStart(text: string, at: number): Moment | undefined {
  const ofMonth = matchAt(dayOfMonth, text, at);
  const [, day, month] = ofMonth ?? matchAt(dayAndMonthNumber, text, at) ?? [];
  if (day !== undefined && month !== undefined) {
    const to = at + (ofMonth ?? matchAt(dayAndMonthNumber, text, at) ?? [""])[0].length;
    const number = ofMonth ? monthNumber(month) : Number(month);
    return { year: undefined, month: number, day: Number(day), to };
  }
  const name = matchAt(monthOnly, text, at);
  if (name) return { year: undefined, month: monthNumber(name[1]), to: at + name[0].length };
  return undefined;
}

function readShortRange(text: string, at: number): RangeMatch | undefined {
  const first = matchAt(shortDate, text, at);
  if (!first) return undefined;
  const between = matchAt(rangeSeparator, text, at + first[0].length);
  if (!between) return undefined;
  const next = at + first[0].length + between[0].length;
  const start = formatDate({ year: shortYear(first[2]), month: Number(first[1]) });
  const second = matchAt(shortDate, text, next);
  if (second) {
    const end = formatDate({ year: shortYear(second[2]), month: Number(second[1]) });
    return {
      range: { start, end, isCurrent: false, isRange: true },
      from: at,
      to: next + second[0].length,
    };
  }
  const now = matchAt(presentAt, text, next);
  return now
    ? {
        range: { start, end: undefined, isCurrent: true, isRange: true },
        from: at,
        to: next + now[0].length,
      }
    : undefined;
}

function rangeFrom(text: string, from: number, start: Moment): RangeMatch | undefined {
  const between = matchAt(rangeSeparator, text, start.to);
  if (!between) return unseparatedRange(text, from, start) ?? loneDate(text, from, start);
  const next = start.to + between[0].length;
  const end = readEnd(text, next, start.year);
  if (end === "present") {
    const to = next + (matchAt(presentAt, text, next)?.[0].length ?? 0);
    const range = { start: formatDate(start), end: undefined, isCurrent: true, isRange: true };
    return range.start === undefined ? undefined : { range, from, to };
  }
  return (end && closedRange(start, end, from)) ?? loneDate(text, from, start);
}

/** `Sep. 2023 Mar. 2024`: two months side by side are a range whose dash has no letter in its font. */
function unseparatedRange(text: string, from: number, start: Moment): RangeMatch | undefined {
  if (start.month === undefined || text.charAt(start.to) !== " ") return undefined;
  const end = readMoment(text, start.to + 1);
  return end?.month === undefined ? undefined : closedRange(start, end, from);
}

function closedRange(start: Moment, end: Moment, from: number): RangeMatch | undefined {
  const [begins, ends] = [formatDate({ ...start, year: start.year ?? end.year }), formatDate(end)];
  if (begins === undefined || ends === undefined || begins.slice(0, 4) > ends.slice(0, 4))
    return undefined;
  return { range: { start: begins, end: ends, isCurrent: false, isRange: true }, from, to: end.to };
}

/** A lone date is an end, unless the text indicates that it is open-ended. */
function loneDate(text: string, from: number, moment: Moment): RangeMatch | undefined {
  const date = formatDate(moment);
  if (date === undefined) return undefined;
  const open = /^ ?(?:[-–→]+|- ?\.\.\.|\.\.\.|…)\s*$/.exec(text.slice(moment.to));
  if (open) {
    const to = moment.to + open[0].length;
    return { range: { start: date, end: undefined, isCurrent: true, isRange: true }, from, to };
  }
  const going = /^[ ,(]{0,2}(?:en cours|in progress|ongoing)(?![a-z]| d[eu] )\)?/.exec(
    text.slice(moment.to),
  );
  const range = {
    start: going ? date : undefined,
    end: going ? undefined : date,
    isCurrent: going !== null,
    isRange: going !== null,
  };
  return { range, from, to: moment.to + (going?.[0].length ?? 0) };
}

const monthsOfYear = new RegExp(`(0[1-9]|1[0-2]) ?[-–] ?(0[1-9]|1[0-2]) ${year4}`, "y");

/** `08–09 2012`: two months of a year. */
function readMonthsOfYear(text: string, at: number): RangeMatch | undefined {
  const [whole = "", first, last, year] = matchAt(monthsOfYear, text, at) ?? [];
  if (first === undefined || last === undefined || first > last) return undefined;
  const range = {
    start: `${year}-${first}`,
    end: `${year}-${last}`,
    isCurrent: false,
    isRange: true,
  };
  return { range, from: at, to: at + whole.length };
}

const monthsInBracket = new RegExp(
  String.raw`${year4} ?\( ?(${monthPattern})(${rangeSeparator.source})(${monthPattern}|${present.source}) ?\)`,
  "y",
);

/** `2021 (April - August)`, `2024 (septembre à ce jour)`: the months of a year in brackets behind it. */
function readMonthsBehindYear(text: string, at: number): RangeMatch | undefined {
  const [whole, year, first, , last = ""] = matchAt(monthsInBracket, text, at) ?? [];
  if (whole === undefined) return undefined;
  const isCurrent = isPresent(last);
  const [start, end] = [first, isCurrent ? undefined : last].map(
    (name) => name && formatDate({ year: Number(year), month: monthNumber(name) }),
  );
  // `2023 (December - July)` ended in another year, or began in one.
  const isTurned = start !== undefined && end !== undefined && end < start;
  const range = isTurned ? { start: year, end: year } : { start, end };
  return { range: { ...range, isCurrent, isRange: true }, from: at, to: at + whole.length };
}

/** `étés 2011, 2012 et 2013`: from the first of the years to the last. */
function readYears(text: string, at: number): RangeMatch | undefined {
  const list = readYearList(text, at);
  if (!list) return undefined;
  const [start, end] = [Math.min(...list.years), Math.max(...list.years)].map(String);
  return { range: { start, end, isCurrent: false, isRange: true }, from: at, to: list.to };
}

function readRangeAt(text: string, at: number): RangeMatch | undefined {
  const going = matchAt(since, text, at);
  if (going) {
    const start = readMoment(text, at + going[0].length);
    if (start) {
      const found = rangeFrom(text, at, start);
      if (found?.range.isRange) return found;
      return {
        range: { start: formatDate(start), end: undefined, isCurrent: true, isRange: true },
        from: at,
        to: start.to,
      };
    }
  }
  const opened = matchAt(rangeOpening, text, at);
  const begin = at + (opened?.[0].length ?? 0);
  const start = readMoment(text, begin);
  if (start) return rangeFrom(text, at, start);
  const short = readShortRange(text, begin);
  if (short) return { ...short, from: at };
  const open = readOpenStart(text, begin);
  const found = open && rangeFrom(text, at, open);
  return found?.range.isRange ? found : undefined;
}

/** Returns the first date range of a text and its position. */
export function findRange(text: string): RangeMatch | undefined {
  const folded = fold(text);
  for (let at = 0; at < folded.length; at += 1) {
    const before = folded.charAt(at - 1);
    if (/[\p{L}\p{N}$€£]/u.test(before) && at > 0) continue;
    if (!/[\p{L}\p{N}]/u.test(folded.charAt(at))) continue;
    const found =
      readMonthsOfYear(folded, at) ??
      readMonthsBehindYear(folded, at) ??
      readYears(folded, at) ??
      readRangeAt(folded, at);
    if (found && isWhole(folded, found)) return found;
  }
  return undefined;
}

/** Whether the match is not part of a number, a code or a percentage. */
function isWhole(text: string, { from, to }: RangeMatch): boolean {
  const before = text.slice(Math.max(0, from - 2), from);
  const after = text.slice(to, to + 2);
  // `20XX` is a placeholder.
  return (
    !/^(?:[\d%€$+]|[X?]{2})/.test(after) &&
    !/^[./][\d\p{L}]/u.test(after) &&
    !/\d[,.]$/.test(before)
  );
}

/** Strips durations such as `2 years 10 months` or `(6 mois)`. */
export function stripDuration(text: string): string {
  const folded = fold(text);
  let stripped = "";
  let last = 0;
  for (const match of folded.matchAll(duration)) {
    stripped += text.slice(last, match.index);
    last = match.index + match[0].length;
  }
  return last === 0 ? text : trimSeparators(stripped + text.slice(last));
}

/** Strips a date range from its text. */
export function stripRange(text: string, { from, to }: RangeMatch): string {
  return trimSeparators(`${text.slice(0, from)} ${text.slice(to)}`);
}

/** Whether a text is only a date range. */
export function isOnlyDate(text: string): boolean {
  const found = findRange(text);
  if (!found) return false;
  return stripDuration(stripRange(text, found)).replaceAll(/[^\p{L}\p{N}]/gu, "") === "";
}

/** Whether a text only means "present", the end of an open range. */
export const isPresent = (text: string): boolean =>
  new RegExp(`^${present.source}$`).test(fold(text.trim()));

/** First half of a range that continues on the next line: `Sept 2018 –`. */
export const isPartialRange = (text: string): boolean =>
  /\d{4}\s*(?:[-–—]|to|à|au)\s*$/u.test(text);

/** A range whose final year is on the next line: `mai 2013 - décembre`. */
export const lacksEndYear = (text: string): boolean =>
  findRange(text) !== undefined && isOnlyDate(`${text} 2099`) && !isOnlyDate(text);

const maxDateLength = 40;

/** Whether a text goes on with the date before it: `Apr`, `2018`, `- Jun` and `2022` are one. */
export function continuesDate(before: string, text: string): boolean {
  const whole = `${before} ${text}`;
  if (whole.length > maxDateLength) return false;
  return (
    isOnlyDate(whole) || (isOnlyDate(before) && (isPartialRange(whole) || lacksEndYear(whole)))
  );
}
