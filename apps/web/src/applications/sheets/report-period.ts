/** The periods that employment agencies usually require, and a custom one. */
export const reportPeriods = ["thisMonth", "lastMonth", "threeMonths", "custom"] as const;
type ReportPeriod = (typeof reportPeriods)[number];

/** ISO dates, inclusive. */
interface DayRange {
  readonly from: string;
  readonly to: string;
}

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The dates of a named period in calendar months; the current one ends today. */
export function daysOf(period: Exclude<ReportPeriod, "custom">, today: string): DayRange {
  const now = new Date(`${today}T00:00:00Z`);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  switch (period) {
    case "thisMonth":
      return { from: isoDay(year, month, 1), to: today };
    case "lastMonth":
      return { from: isoDay(year, month - 1, 1), to: isoDay(year, month, 0) };
    case "threeMonths":
      return { from: isoDay(year, month - 2, 1), to: today };
  }
}
