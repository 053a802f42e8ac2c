import { isCalendarDay } from "../application-edit.ts";

/** How a numeric date such as 10/06/2026 is read. */
export const dateOrders = ["dayFirst", "monthFirst"] as const;
export type DateOrder = (typeof dateOrders)[number];

const two = (part: string) => part.padStart(2, "0");

/** 21/11/2026, 11/21/26 or 21.11.26, also with a time: "11/21/26, 3:04 PM". "21-11-26" may begin with its year. */
const numericDate =
  /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|(?<=[/.])\d{2})(?:,? \d{1,2}:\d{2}[^/]{0,12})?$/;

/** The readings of a numeric date that are days of the calendar, as ISO days; both are undefined for another text. */
function numericReadings(text: string): Readonly<Partial<Record<DateOrder, string>>> {
  const [, first = "", mark = "", second = "", written = ""] = numericDate.exec(text) ?? [];
  // A search for a job is of this century.
  const year = written.length === 2 ? `20${written}` : written;
  const dayFirst = `${year}-${two(second)}-${two(first)}`;
  const monthFirst = `${year}-${two(first)}-${two(second)}`;
  return {
    ...(isCalendarDay(dayFirst) ? { dayFirst } : {}),
    // No country writes the month first with full stops.
    ...(mark !== "." && isCalendarDay(monthFirst) ? { monthFirst } : {}),
  };
}

/**
 * @param text `2026-11-21`, an ISO time, `21/11/2026`, `21.11.2026` or `11/21/2026`, also `11/21/26, 3:04 PM`.
 * @param order decides between two readings; a date with one reading is read in that one.
 * @returns the ISO day; undefined when the text is no date.
 */
export function readDay(text: string, order: DateOrder): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  if (iso !== undefined) return isCalendarDay(iso) ? iso : undefined;
  const readings = numericReadings(text);
  return readings[order] ?? readings.dayFirst ?? readings.monthFirst;
}

/** The order of a file's numeric dates, or the dates that leave it open. */
export type DetectedOrder =
  | { readonly kind: "known"; readonly order: DateOrder }
  | { readonly kind: "ambiguous"; readonly examples: readonly string[] };

const maxExamples = 3;

/** Detects the order by the dates that have one reading only, as 21/11/2026 has. Ambiguous when there is none, or when they disagree. */
export function detectDateOrder(texts: readonly string[]): DetectedOrder {
  const seen = new Set<DateOrder>();
  const ambiguous = new Set<string>();
  for (const text of new Set(texts)) {
    const { dayFirst, monthFirst } = numericReadings(text);
    if (dayFirst === undefined && monthFirst === undefined) continue;
    if (dayFirst === undefined) seen.add("monthFirst");
    else if (monthFirst === undefined) seen.add("dayFirst");
    else if (dayFirst !== monthFirst) ambiguous.add(text);
  }
  const [order = "dayFirst"] = seen;
  if (ambiguous.size === 0 || seen.size === 1) return { kind: "known", order };
  return { kind: "ambiguous", examples: [...ambiguous].slice(0, maxExamples) };
}
