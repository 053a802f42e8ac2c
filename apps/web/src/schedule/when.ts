import { dayIn, daysBetween } from "@postulo/domain/calendar-days";
import { endOf, startOf } from "@postulo/domain/interview";
import type { Task } from "@postulo/domain/task";
import { wallTime } from "@postulo/domain/zoned-time";
import { clockTime } from "@postulo/i18n/clock-time";
import type { Language } from "@postulo/i18n/language";
import { dateFormat } from "../i18n/date-format.ts";
import { ownLocale } from "../i18n/own-locale.ts";
import type { PlannedInterview } from "./use-schedule.ts";

/** IANA name of the zone of the device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day in the zone of the device, `YYYY-MM-DD`. */
export const dayOf = (at: number): string => dayIn(at, ownZone());

/** Today in the zone of the device, `YYYY-MM-DD`. */
export const localToday = (): string => dayOf(Date.now());

/** A day as short as it can be: with its weekday, and its year where it is another one. */
export function shortDay(day: string, today: string, language: Language): string {
  return formatDay(day, language, { weekday: "short", ...dayAndMonthOf(day, today) });
}

const dayAndMonthOf = (day: string, today: string): Intl.DateTimeFormatOptions => ({
  day: "numeric",
  month: "short",
  ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
});

function formatDay(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
}

/** The weekday and the day, in words: "Monday, November 23", "lundi 23 novembre". */
export const weekdayAndDay = (day: string, language: Language): string =>
  formatDay(day, language, { weekday: "long", day: "numeric", month: "long" });

/** "Thursday", "jeudi". */
export const weekdayOf = (day: string, language: Language): string =>
  formatDay(day, language, { weekday: "long" });

/** "Overdue", due today, or later: the three voices of a date. */
export type Urgency = "overdue" | "today" | "later";

/** @param isOver whether its application is closed: nothing of it is overdue */
export function urgencyOf(
  { due_date: day }: Pick<Task, "due_date">,
  today: string,
  isOver = false,
): Urgency {
  if (day === null || day > today || (isOver && day < today)) return "later";
  return day === today ? "today" : "overdue";
}

/** The day of a task: with its weekday within a week, else day and month, and its year where it is another one. */
export function dueDay(day: string, today: string, language: Language): string {
  return Math.abs(daysBetween(today, day)) < 7
    ? shortDay(day, today, language)
    : dayAndMonth(day, today, language);
}

/** "Oct 25", "1er nov.", in one piece, with the year where it is another one. */
export const dayAndMonth = (day: string, today: string, language: Language): string =>
  formatDay(day, language, dayAndMonthOf(day, today)).replaceAll(" ", "\u00A0");

/** The hours of an interview on the clock of a zone, and its day there; no end where the length is not known. */
function hoursIn(interview: PlannedInterview, zone: string, language: Language) {
  const end = new Date(endOf(interview)).toISOString();
  return {
    day: dayIn(startOf(interview), zone),
    start: clockTime(interview.starts_at, zone, ownLocale(language)),
    end:
      interview.duration_minutes === null ? undefined : clockTime(end, zone, ownLocale(language)),
  };
}

const isElsewhere = (interview: PlannedInterview) =>
  wallTime(startOf(interview), interview.time_zone) !== wallTime(startOf(interview), ownZone());

/**
 * The hours of an interview on the clock that was agreed, its day there, and the hour on the clock of the device where that
 * shows another one.
 */
export function hoursOf(interview: PlannedInterview, language: Language) {
  return {
    ...hoursIn(interview, interview.time_zone, language),
    own: isElsewhere(interview)
      ? clockTime(interview.starts_at, ownZone(), ownLocale(language))
      : undefined,
  };
}

/** The hours of an interview on the clock of the device, and the agreed hour where that clock shows another one. */
export function ownHoursOf(interview: PlannedInterview, language: Language) {
  return {
    ...hoursIn(interview, ownZone(), language),
    agreed: isElsewhere(interview)
      ? clockTime(interview.starts_at, interview.time_zone, ownLocale(language))
      : undefined,
  };
}
