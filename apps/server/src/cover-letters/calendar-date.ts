import type { Composition } from "@postulo/letter/compose-letter";

type CalendarDate = Composition["today"];

/** Whether it names a time zone as the IANA does ("Europe/Paris"). */
export function isTimeZone(name: string): boolean {
  try {
    new Date().toLocaleDateString("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar date at a moment in a time zone; in the server's without one. */
export function calendarDate(moment: Date, timeZone: string | undefined): CalendarDate {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(moment);
  const valueOf = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return { year: valueOf("year"), month: valueOf("month"), day: valueOf("day") };
}
