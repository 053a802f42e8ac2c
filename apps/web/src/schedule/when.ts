import { dayIn } from "@postulo/domain/calendar-days";
import { endOf, startOf } from "@postulo/domain/interview";
import type { Task } from "@postulo/domain/task";
import { wallTime } from "@postulo/domain/zoned-time";
import { clockTime } from "@postulo/i18n/clock-time";
import type { Language } from "@postulo/i18n/language";
import type { PlannedInterview } from "./use-schedule.ts";

/** IANA name of the zone of the device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day in the zone of the device, `YYYY-MM-DD`. */
export const dayOf = (at: number): string => dayIn(at, ownZone());

/** Today in the zone of the device, `YYYY-MM-DD`. */
export const localToday = (): string => dayOf(Date.now());

/** A day as short as it can be: with its weekday, and its year where it is another one. */
export function shortDay(day: string, today: string, language: Language): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(new Date(`${day}T00:00:00Z`));
}

/** "Overdue", due today, or later: the three voices of a date. */
export type Urgency = "overdue" | "today" | "later";

export function urgencyOf({ due_date: day }: Pick<Task, "due_date">, today: string): Urgency {
  if (day === null || day > today) return "later";
  return day === today ? "today" : "overdue";
}

/**
 * The hours of an interview on the clock that was agreed, its day there, and the hour on the clock of the device where that
 * shows another one.
 */
export function hoursOf(interview: PlannedInterview, language: Language) {
  const { starts_at: startsAt, time_zone: zone, duration_minutes: minutes } = interview;
  const own = ownZone();
  const start = clockTime(startsAt, zone, language);
  const isElsewhere = wallTime(startOf(interview), zone) !== wallTime(startOf(interview), own);
  const end = new Date(endOf(interview)).toISOString();
  return {
    day: dayIn(startOf(interview), zone),
    start,
    end: minutes === null ? undefined : clockTime(end, zone, language),
    own: isElsewhere ? clockTime(startsAt, own, language) : undefined,
  };
}
