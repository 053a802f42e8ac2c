import { daysBetween } from "@postulo/domain/calendar-days";
import { endOf } from "@postulo/domain/interview";
import type { Schedule } from "../schedule/use-schedule.ts";
import { dayOf, urgencyOf } from "../schedule/when.ts";
import { dueTasks, interviewsOfWeek } from "./today-rows.ts";

/** What the sentence below the day says. Days are `YYYY-MM-DD`. */
export interface DaySummary {
  readonly today: string;
  /** Not over yet. */
  readonly interviewsToday: number;
  /** Whether another one of today is over. */
  readonly isMoreToday: boolean;
  /** Interviews after today, within the week ahead. */
  readonly later: { readonly count: number; readonly first: string; readonly last: string };
  readonly overdueTasks: number;
  readonly dueTasks: number;
}

export function summaryOf(schedule: Schedule, now: number): DaySummary {
  const today = dayOf(now);
  const days = interviewsOfWeek(schedule, now).map(({ starts_at: at }) => dayOf(Date.parse(at)));
  const laterDays = days.filter((day) => day > today);
  const urgencies = dueTasks(schedule, today).map((task) => urgencyOf(task, today));
  return {
    today,
    interviewsToday: days.length - laterDays.length,
    isMoreToday: schedule.interviews.some(
      (interview) =>
        interview.outcome !== "cancelled" &&
        endOf(interview) <= now &&
        dayOf(Date.parse(interview.starts_at)) === today,
    ),
    later: {
      count: laterDays.length,
      first: laterDays[0] ?? today,
      last: laterDays.at(-1) ?? today,
    },
    overdueTasks: urgencies.filter((urgency) => urgency === "overdue").length,
    dueTasks: urgencies.filter((urgency) => urgency === "today").length,
  };
}

const sunday = 0;
const saturday = 6;

/** Whether a later day is in the week of today, wherever the week begins: on Monday or on Sunday. */
export function isSameWeek(today: string, later: string): boolean {
  const weekday = new Date(today).getUTCDay();
  return weekday !== sunday && daysBetween(today, later) <= saturday - weekday;
}
