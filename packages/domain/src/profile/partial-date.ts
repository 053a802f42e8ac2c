import { monthOf } from "./month-names.ts";

/** The precision of a date. */
export const datePrecisions = ["year", "month", "day"] as const;
export type DatePrecision = (typeof datePrecisions)[number];

/** A date with its precision: `date` is ISO (YYYY-MM-DD), with 01 for unknown parts. */
export type PartialDate = { readonly date: string; readonly precision: DatePrecision };

const pad = (value: number, width = 2) => String(value).padStart(width, "0");

function partialDate(year: number, month?: number, day?: number): PartialDate | undefined {
  if (year < 1900 || year > 2099) return undefined;
  const iso = `${pad(year, 4)}-${pad(month ?? 1)}-${pad(day ?? 1)}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // An impossible day such as 31/02 either does not parse or rolls over into the next month.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return undefined;
  return { date: iso, precision: day ? "day" : month ? "month" : "year" };
}

/**
 * Parses a typed date: `2021`, `MM/YYYY` or `DD/MM/YYYY`.
 * @returns the date; null when the text is empty; undefined when it is invalid.
 */
export function parseTypedDate(typed: string): PartialDate | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const parts = /^(?:(?:(\d{1,2})\/)?(\d{1,2})\/)?(\d{4})$/.exec(text);
  if (!parts) return undefined;
  const [, day, month, year] = parts.map((part) => (part === undefined ? undefined : Number(part)));
  return year === undefined || day === 0 || month === 0 ? undefined : partialDate(year, month, day);
}

/** The date as it was known, in the form it is typed: `2021`, `03/2021` or `14/03/2021`. */
export function typedDate({ date, precision }: PartialDate): string {
  const [year = "", month = "", day = ""] = date.split("-");
  switch (precision) {
    case "year":
      return year;
    case "month":
      return `${month}/${year}`;
    case "day":
      return `${day}/${month}/${year}`;
  }
}

/** "Aug 2019", "1er août 2019" */
const writtenDate = /^(?:(\d{1,2})(?:st|nd|rd|th|er)? *)?(\p{L}{3,12}\.?)[ /,-]+(\d{4})$/u;

/** The longest text that is kept while a date with the name of a month is typed. */
const maxWritten = 20;

/** A date with the name of its month, as it is typed in figures; unfinished, it stays as it is. */
function formatWritten(typed: string): string {
  const [, day, name = "", year = ""] = writtenDate.exec(typed.trim()) ?? [];
  const month = monthOf(name);
  if (month === undefined) return typed.slice(0, maxWritten);
  return [day && pad(Number(day)), pad(month), year].filter(Boolean).join("/");
}

/**
 * Puts the slashes in while a date is typed, at most 10 characters. "Aug 2019" becomes `08/2019`. After `MM/`, a `19` or `20` starts a year,
 * so that `032021` becomes `03/2021` and `14032021` becomes `14/03/2021`. A bare year stays as it is.
 */
export function formatWhileTyping(typed: string): string {
  if (/\p{L}/u.test(typed)) return formatWritten(typed);
  const groups = typed.replace(/[^\d/]/g, "").split("/");
  const out: string[] = [];
  for (const [at, group] of groups.entries()) {
    const rest = out.length === 0 ? splitLeading(group) : splitFollowing(group, out.length);
    out.push(...rest);
    if (at < groups.length - 1 && group === "") break;
  }
  return out.slice(0, 3).join("/").slice(0, 10);
}

/** Splits the text after the first slash: a year, or a month and further digits. */
function splitFollowing(digits: string, at: number): string[] {
  if (at > 1 || digits.length <= 2 || /^(19|20)/.test(digits)) return [digits.slice(0, 4)];
  return [digits.slice(0, 2), digits.slice(2, 6)];
}

/** Splits digits typed without slashes. */
function splitLeading(digits: string): string[] {
  if (digits.length <= 2) return [digits];
  if (/^(19|20)\d{0,2}$/.test(digits)) return [digits];
  const afterTwo = digits.slice(2);
  if (/^(19|20)/.test(afterTwo) || afterTwo.length < 2)
    return [digits.slice(0, 2), afterTwo.slice(0, 4)];
  return [digits.slice(0, 2), afterTwo.slice(0, 2), afterTwo.slice(2, 6)].filter(
    (part) => part !== "",
  );
}

/** Whether the start is not after the end, by the common precision of both: true for 2021 to 03/2021. */
export function isOrderedRange(start: PartialDate, end: PartialDate): boolean {
  const length = { year: 4, month: 7, day: 10 };
  const known = Math.min(length[start.precision], length[end.precision]);
  return start.date.slice(0, known) <= end.date.slice(0, known);
}
