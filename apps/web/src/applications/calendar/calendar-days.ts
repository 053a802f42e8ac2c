import { dayAfter } from "@postulo/domain/calendar-days";

/** How much the calendar shows: a week or a month on a computer, a list of four weeks on a phone. */
export const spans = ["week", "month", "agenda"] as const;
export type Span = (typeof spans)[number];

const daysInWeek = 7;
const agendaDays = 28;

/** Of a day, from 0 for Monday, with which weeks begin (ISO 8601). */
const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % daysInWeek;

export const isWeekend = (day: string): boolean => weekday(day) > 4;

export const weekStart = (day: string): string => dayAfter(day, -weekday(day));

const count = (from: string, length: number) =>
  Array.from({ length }, (_, at) => dayAfter(from, at));

/** The first day of the month that is some months after that of a day. */
function monthStart(day: string, months = 0): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/** The days that are shown together with a day: whole weeks, but for the list. */
export function daysShown(day: string, span: Span): string[] {
  switch (span) {
    case "week":
      return count(weekStart(day), daysInWeek);
    case "month": {
      const first = weekStart(monthStart(day));
      const end = dayAfter(weekStart(dayAfter(monthStart(day, 1), -1)), daysInWeek);
      return count(first, (Date.parse(end) - Date.parse(first)) / 86_400_000);
    }
    case "agenda":
      return count(day, agendaDays);
  }
}

/** The day that is shown after one step forwards or backwards. In a shorter month it is the last one. */
export function stepFrom(day: string, span: Span, step: 1 | -1): string {
  switch (span) {
    case "week":
      return dayAfter(day, step * daysInWeek);
    case "month": {
      const first = monthStart(day, step);
      const last = dayAfter(monthStart(first, 1), -1);
      const same = `${first.slice(0, 7)}${day.slice(7)}`;
      return same < last ? same : last;
    }
    case "agenda":
      return dayAfter(day, step * agendaDays);
  }
}

/** The day that a key leads to; undefined for other keys. */
export function dayAfterKey(key: string, day: string, span: Exclude<Span, "agenda">) {
  const byKey: Readonly<Partial<Record<string, () => string>>> = {
    ArrowLeft: () => dayAfter(day, -1),
    ArrowRight: () => dayAfter(day, 1),
    ArrowUp: () => (span === "month" ? dayAfter(day, -daysInWeek) : day),
    ArrowDown: () => (span === "month" ? dayAfter(day, daysInWeek) : day),
    Home: () => weekStart(day),
    End: () => dayAfter(weekStart(day), daysInWeek - 1),
    PageUp: () => stepFrom(day, span, -1),
    PageDown: () => stepFrom(day, span, 1),
  };
  return byKey[key]?.();
}
