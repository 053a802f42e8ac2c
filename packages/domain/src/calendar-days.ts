import { wallTime } from "./zoned-time.ts";

const dayMs = 86_400_000;

/** The day of a time in ms on the clock of a zone, `YYYY-MM-DD`. @param timeZone IANA name */
export const dayIn = (at: number, timeZone: string): string => wallTime(at, timeZone).slice(0, 10);

/** Days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The day some days after another, `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
