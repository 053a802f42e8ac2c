import type { StoredPeriod } from "./period.ts";

type Dates = Pick<StoredPeriod, "start_date" | "end_date" | "is_current">;

/** Behind every ISO date: what is current ends last. */
const noEnd = "9999";

/** When something ended, then when it began; undefined without any date. */
function lastDates({ start_date: start, end_date: end, is_current: isCurrent }: Dates) {
  const last = isCurrent ? noEnd : (end ?? start);
  return last === null ? undefined : [last, start ?? ""].join(" ");
}

/**
 * Where a new entry belongs in a list that is ordered by date or by hand, the newest first: above the first entry that did not end
 * after it, else behind all. Without a date, or among entries without any, it is the first.
 * @returns an index of `periods`, or their number
 */
export function placeByDate(added: Dates, periods: readonly (Dates | undefined)[]): number {
  const own = lastDates(added);
  if (own === undefined) return 0;
  const dates = periods.map((period) => period && lastDates(period));
  const at = dates.findIndex((other) => other !== undefined && other <= own);
  if (at >= 0) return at;
  return dates.some((other) => other !== undefined) ? periods.length : 0;
}
