import type { Interval } from "@postulo/domain/plan";

/**
 * When the period with this number (from 1) ends, for a subscription begun at `anchor`. Counted from the beginning each
 * time: what began on the 31st ends on the last day of a shorter month, and on the 31st again after it.
 */
export function periodEnd(anchor: Date, interval: Interval, number: number): Date {
  const months = interval === "month" ? number : 12 * number;
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = new Date(anchor);
  end.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return end;
}
