import { fold } from "@postulo/lexicon/fold";
import * as lexicon from "@postulo/lexicon/mail-dates";
import * as months from "@postulo/lexicon/months";
import { dayAfter, daysBetween } from "../calendar-days.ts";
import { instantOf } from "../zoned-time.ts";
import { attachTimes, type Span } from "./day-times.ts";
import { readTimes, type WrittenTime } from "./mail-times.ts";
import { likelyDay, type NumericOrder } from "./numeric-order.ts";

const monthNames = [
  months.january,
  months.february,
  months.march,
  months.april,
  months.may,
  months.june,
  months.july,
  months.august,
  months.september,
  months.october,
  months.november,
  months.december,
];
const weekdayNames = [
  lexicon.sunday,
  lexicon.monday,
  lexicon.tuesday,
  lexicon.wednesday,
  lexicon.thursday,
  lexicon.friday,
  lexicon.saturday,
];

const longestFirst = (names: readonly string[]) =>
  names.toSorted((one, other) => other.length - one.length).join("|");
const monthPattern = longestFirst(monthNames.flat());
const weekdayPattern = longestFirst(weekdayNames.flat());
const maybeWeekday = `(?:\\b(?<weekday>${weekdayPattern})\\b\\.?,? (?:the |le )?)?`;
const ordinal = "(?:st|nd|rd|th|er)?";

/** Ways of writing a day, the most exact first. */
const dayPatterns = [
  `${maybeWeekday}\\b(?<day>\\d{1,2})${ordinal}(?: of)? (?<month>${monthPattern})\\b\\.?(?:,? (?<year>\\d{4})\\b)?`,
  `${maybeWeekday}\\b(?<month>${monthPattern})\\b\\.? (?<day>\\d{1,2})${ordinal}\\b(?![:h])(?:,? (?<year>\\d{4})\\b)?`,
  `${maybeWeekday}\\b(?<year>\\d{4})-(?<number>\\d{2})-(?<day>\\d{2})\\b`,
  `${maybeWeekday}\\b(?<first>\\d{1,2})(?:/|\\.(?=\\d{1,2}\\.\\d))(?<second>\\d{1,2})(?:[/.](?<year>\\d{4}|\\d{2}))?\\b(?![/%])`,
  `\\b(?<weekday>${weekdayPattern})\\b\\.?(?: prochain)?,? \\(?(?:the |le )?(?<day>\\d{1,2})${ordinal}\\b(?! ?(?:[h:.]\\d|[h:](?!\\p{L})|am|pm|a\\.m|p\\.m|minutes|euros|%))`,
  `\\b(?<today>${longestFirst(lexicon.todayWords)})\\b`,
  `\\b(?<dayAfterTomorrow>${longestFirst(lexicon.dayAfterTomorrowWords)})\\b`,
  `\\b(?<tomorrow>${longestFirst(lexicon.tomorrowWords)})\\b`,
  `\\b(?<weekday>${weekdayPattern})\\b`,
].map((source) => new RegExp(source, "g"));

/** A day that a text names. */
export interface WrittenDay {
  /** `YYYY-MM-DD`; undefined where it cannot be known, as for "next Friday" on a Monday. */
  readonly day: string | undefined;
  /** The positions in the folded text. */
  readonly start: number;
  readonly end: number;
  /** What time of the day is written beside it; empty without one, several if the text gives several. */
  readonly times: readonly WrittenTime[];
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(day).getUTCDay();
const indexOf = (names: readonly (readonly string[])[], name: string | undefined) =>
  name === undefined ? -1 : names.findIndex((list) => list.includes(name));

function dayFrom(year: number, month: number, day: number): string | undefined {
  const at = Date.UTC(year, month - 1, day);
  const text = Number.isNaN(at) ? "" : isoDay(at);
  return text === `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`
    ? text
    : undefined;
}

/** How long before the mail a day without its year may be, and after it, in days. */
const maxPastDays = 45;
const maxFutureDays = 300;

/** The day of the year in which it is nearest to the mail. */
function nearestYear(month: number, day: number, sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined;
  const year = Number(sent.slice(0, 4));
  return [year, year + 1, year - 1]
    .map((candidate) => dayFrom(candidate, month, day))
    .find((candidate) => {
      const days = daysBetween(sent, candidate ?? "");
      return days >= -maxPastDays && days <= maxFutureDays;
    });
}

/** The day of the only year in which it has its weekday; undefined where that is not one of three years. */
function yearOfWeekday(month: number, day: number, { weekday, today }: Undated) {
  if (weekday < 0 || today === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((candidate) => dayFrom(candidate, month, day))
    .filter((candidate) => candidate !== undefined && weekdayOf(candidate) === weekday);
  return days.length === 1 ? days[0] : undefined;
}

interface Undated extends Pick<DateReader, "sent" | "today"> {
  /** -1 where none is written. */
  readonly weekday: number;
}

function withYear(
  year: string | undefined,
  [month, day]: readonly [number, number],
  undated: Undated,
) {
  if (year !== undefined)
    return dayFrom(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  return undated.sent === undefined
    ? yearOfWeekday(month, day, undated)
    : nearestYear(month, day, undated.sent);
}

/**
 * A day in digits: with the day first in French. Elsewhere the weekday or the only possible order decides; else, with its year, the
 * order of the text.
 */
function numericDay(groups: Groups, weekday: number, context: DayContext) {
  const { sent, today, isFrench } = context;
  const [first, second] = [Number(groups["first"]), Number(groups["second"])];
  const { year } = groups;
  if (year === undefined && weekday < 0 && !isFrench) return undefined;
  const [dayFirst, monthFirst] = [
    withYear(year, [second, first], { sent, today, weekday }),
    isFrench ? undefined : withYear(year, [first, second], { sent, today, weekday }),
  ].map((day) =>
    day !== undefined && weekday >= 0 && weekdayOf(day) !== weekday ? undefined : day,
  );
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst)
    return dayFirst ?? monthFirst;
  return year === undefined ? undefined : likelyDay([dayFirst, monthFirst], context);
}

/** A day of the month with its weekday: "Thursday the 26th". */
function dayOfMonth(day: number, weekday: number, sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined;
  for (let days = 0; days <= 31; days += 1) {
    const candidate = dayAfter(sent, days);
    if (Number(candidate.slice(8)) === day)
      return weekdayOf(candidate) === weekday ? candidate : undefined;
  }
  return undefined;
}

/** The coming weekday. "Next Thursday" on a Monday has two readings, and is none. */
function comingWeekday(weekday: number, { sent, before, after }: DayContext): string | undefined {
  if (sent === undefined) return undefined;
  const distance = (weekday - weekdayOf(sent) + 7) % 7;
  // Weeks begin on Monday.
  const isThisWeek = (weekday + 6) % 7 > (weekdayOf(sent) + 6) % 7;
  if (lexicon.weekdayOfNextWeek.test(after)) {
    const days = isThisWeek ? distance + 7 : distance || 7;
    return dayAfter(sent, days);
  }
  if (distance === 0) return undefined;
  const isNext = lexicon.nextWeekday.test(before) || lexicon.nextWeekdayAfter.test(after);
  if (isNext && isThisWeek) return undefined;
  return dayAfter(sent, distance);
}

type Groups = Readonly<Record<string, string | undefined>>;

interface DayContext extends DateReader {
  /** The text around the day. */
  readonly before: string;
  readonly after: string;
}

function resolveDay(groups: Groups, context: DayContext): string | undefined {
  const { sent, today } = context;
  const weekday = indexOf(weekdayNames, groups["weekday"]);
  if (groups["first"] !== undefined) return numericDay(groups, weekday, context);
  const distance = ["today", "tomorrow", "dayAfterTomorrow"].findIndex(
    (name) => groups[name] !== undefined,
  );
  if (distance >= 0) return sent && dayAfter(sent, distance);
  if (groups["day"] === undefined) return comingWeekday(weekday, context);
  const date = Number(groups["day"]);
  const month = Number(groups["number"] ?? indexOf(monthNames, groups["month"]) + 1);
  if (month === 0) return dayOfMonth(date, weekday, sent);
  const day = withYear(groups["year"], [month, date], { sent, today, weekday });
  return day !== undefined && weekday >= 0 && weekdayOf(day) !== weekday ? undefined : day;
}

export interface DateReader {
  /** The day on which the mail was sent, `YYYY-MM-DD`; undefined where it is not known. */
  readonly sent: string | undefined;
  /** The present day, for the year of a day with its weekday in a mail without a date. */
  readonly today?: string | undefined;
  readonly isFrench: boolean;
  /** Of day and month in digits, in a text that is not French; undefined where it is not known. */
  readonly order?: NumericOrder | undefined;
}

/** A weekday of a few letters alone: in French, "mon" is a word and no Monday. */
const bareAbbreviation = /^[a-z]{3,4}$/;

/** The days in a text, with the times beside them. @param text Folded. */
export function writtenDays(text: string, reader: DateReader): WrittenDay[] {
  const taken: (Span & { readonly day: string | undefined })[] = [];
  for (const pattern of dayPatterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((one) => start < one.end && end > one.start)) continue;
      if (reader.isFrench && bareAbbreviation.test(match[0])) continue;
      const before = text.slice(Math.max(0, start - 30), start);
      const after = text.slice(end, end + 30);
      const context = { ...reader, before, after };
      taken.push({ start, end, day: resolveDay(match.groups ?? {}, context) });
    }
  }
  const days = taken.toSorted((one, other) => one.start - other.start);
  const masked = withoutDays(text, days);
  return attachTimes(days, readTimes(masked, reader.isFrench), masked);
}

/** A text with blanks in the place of its days. */
const withoutDays = (text: string, days: readonly Span[]) =>
  days.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );

/** All times of the day in a text, also those far from a day. @param text Folded. */
export const timesIn = (text: string, reader: DateReader): WrittenTime[] =>
  readTimes(withoutDays(text, writtenDays(text, reader)), reader.isFrench);

/** Whether a day is not before the mail, as far as both are known. */
export const isComing = ({ day }: WrittenDay, { sent }: DateReader): boolean =>
  day === undefined || sent === undefined || day >= sent;

/** The ISO time of a header's date that people read; undefined for another text. @param zone Where the text names none. */
export function readDayTime(text: string, { zone }: { readonly zone: string }): string | undefined {
  const folded = fold(text);
  const [found] = writtenDays(folded, { sent: undefined, isFrench: true });
  const [time] = found?.times ?? [];
  if (found?.day === undefined || !time?.clock) return undefined;
  const at = instantOf(`${found.day}T${time.clock}`, time.zone ?? zone);
  // A numeric offset is read by the parser of the language.
  return Number.isNaN(at) || /[+-]\d{4}\b/.test(text) ? undefined : new Date(at).toISOString();
}
