import { present, season } from "@postulo/lexicon/dates";
import { monthOfName, monthPattern } from "./date-words.ts";

/** A day, month or year at a place of a text; `to` is its end. */
export interface Moment {
  readonly year: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly to: number;
}

type Reading = (parts: readonly string[]) => Omit<Moment, "to"> | undefined;

export const year4 = "(1[89]\\d\\d|20\\d\\d)(?!\\d)";
const month2 = "(1[0-2]|0?[1-9])";
const day2 = "([12]\\d|3[01]|0?[1-9])";
export const monthNumber = (name = "") => monthOfName.get(name.replace(".", ""));

export function shortYear(digits = ""): number {
  const value = Number(digits);
  return value > 60 ? 1900 + value : 2000 + value;
}

function dayAndMonth(
  first: string | undefined,
  second: string | undefined,
  year: string | undefined,
) {
  const [one, two] = [Number(first), Number(second)];
  if ((one > 12 && two > 12) || Math.min(one, two) === 0 || Math.max(one, two) > 31)
    return undefined;
  // Day first; month first if the second number can only be a day.
  return two > 12
    ? { year: Number(year), month: one, day: two }
    : { year: Number(year), month: two, day: one };
}

const readings: readonly (readonly [string, Reading])[] = [
  [
    `${day2}(?:er|st|nd|rd|th)?\\.? (?:of )?(${monthPattern}),? ?${year4}`,
    ([day, month, year]) => ({ year: Number(year), month: monthNumber(month), day: Number(day) }),
  ],
  [
    `(${monthPattern}) ?${day2}(?:st|nd|rd|th)?(?:, ?| )${year4}`,
    ([month, day, year]) => ({ year: Number(year), month: monthNumber(month), day: Number(day) }),
  ],
  [
    `(${monthPattern})[ ,/'-]{0,3}${year4}`,
    ([month, year]) => ({ year: Number(year), month: monthNumber(month) }),
  ],
  [
    `(${monthPattern}) ?'(\\d\\d)(?!\\d)`,
    ([month, year]) => ({ year: shortYear(year), month: monthNumber(month) }),
  ],
  [
    `(${monthPattern})[ -](\\d\\d)(?![\\d,])`,
    ([month, year]) => ({ year: shortYear(year), month: monthNumber(month) }),
  ],
  [
    `${year4}[ ,-]{1,2}(${monthPattern})`,
    ([year, month]) => ({ year: Number(year), month: monthNumber(month) }),
  ],
  [
    `(\\d{1,2})[/.-](\\d{1,2})[/.-]${year4}`,
    ([first, second, year]) => dayAndMonth(first, second, year),
  ],
  [
    `(\\d{1,2})([/.])(\\d{1,2})\\2(\\d\\d)(?![\\d/.])`,
    ([first, , second, year]) => dayAndMonth(first, second, String(shortYear(year))),
  ],
  [
    `${year4}[/.-]${month2}[/.-]${day2}(?!\\d)`,
    ([year, month, day]) => ({ year: Number(year), month: Number(month), day: Number(day) }),
  ],
  [`${month2} ?[/.-] ?${year4}`, ([month, year]) => ({ year: Number(year), month: Number(month) })],
  [
    `${year4}[./-](1[0-2]|0[1-9])(?![\\d/])`,
    ([year, month]) => ({ year: Number(year), month: Number(month) }),
  ],
  [`${season.source}(?: de| of)?[ -]${year4}`, ([year]) => ({ year: Number(year) })],
  [year4, ([year]) => ({ year: Number(year) })],
];
const sticky = readings.map(([source, read]) => ({ pattern: new RegExp(source, "y"), read }));
export const monthOnly = new RegExp(`(${monthPattern})`, "y");
export const dayOfMonth = new RegExp(`${day2}(?:er)? (${monthPattern})`, "y");
export const dayAndMonthNumber = new RegExp(`${day2}[/.]${month2}(?![\\d/.])`, "y");
export const shortDate = new RegExp(`${month2}/(\\d\\d)(?![\\d/])`, "y");
export const presentAt = new RegExp(present.source, "y");

/** Matches a sticky pattern at a place of the text. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads the date that begins at a place of the text. */
export function readMoment(text: string, at: number): Moment | undefined {
  for (const { pattern, read } of sticky) {
    const match = matchAt(pattern, text, at);
    const moment = match && read(match.slice(1));
    if (match && moment) return { ...moment, to: at + match[0].length };
  }
  return undefined;
}

const pad = (value: number) => String(value).padStart(2, "0");

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; undefined without a year. */
export function formatDate({ year, month, day }: Omit<Moment, "to">): string | undefined {
  if (year === undefined) return undefined;
  return [String(year), ...(month ? [pad(month), ...(day ? [pad(day)] : [])] : [])].join("-");
}
