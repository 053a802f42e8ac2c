import { quietDaysCounter } from "@postulo/domain/application-news";
import { dayAfter } from "@postulo/domain/calendar-days";
import { endOf, isToBeAsked } from "@postulo/domain/interview";
import { isTerminalStage } from "@postulo/domain/stage";
import { compareTasks } from "@postulo/domain/task";
import type { PlannedInterview, PlannedTask, Schedule } from "../schedule/use-schedule.ts";
import { dayOf, ownZone } from "../schedule/when.ts";
import type { SentApplication } from "./use-today.ts";

/** How far the interviews of the week reach, today included. */
export const weekDays = 7;

export type QuietApplication = SentApplication["row"] & { readonly days: number };

const isClosed = (row: PlannedTask | PlannedInterview) =>
  row.job_applied !== null && isTerminalStage(row.job_applied.application_stage);

/** Due and overdue tasks, the longest overdue first; of closed applications those with a reminder. */
export const dueTasks = ({ tasks }: Schedule, today: string): PlannedTask[] =>
  tasks
    .filter((task) => task.due_date !== null && task.due_date <= today)
    .filter((task) => task.reminder_set || !isClosed(task))
    .toSorted(compareTasks);

/** The interviews that are not over, until the same day of the next week, by their hour. */
export const interviewsOfWeek = ({ interviews }: Schedule, now: number): PlannedInterview[] =>
  interviews
    .filter((interview) => interview.outcome === null && !isClosed(interview))
    .filter((interview) => endOf(interview) > now)
    .filter(({ starts_at: at }) => dayOf(Date.parse(at)) < dayAfter(dayOf(now), weekDays))
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

export const interviewsToAsk = ({ interviews }: Schedule, now: number): PlannedInterview[] =>
  interviews.filter((interview) => isToBeAsked(interview, now));

/** Applications without news, see `quietDaysCounter`. The latest first: they are most likely to be answered. */
export function quietApplications(
  sent: readonly SentApplication[],
  schedule: Schedule,
  now: number,
): QuietApplication[] {
  const quietDaysOf = quietDaysCounter(schedule, { today: dayOf(now), timeZone: ownZone() });
  return sent
    .flatMap(({ row, stays }) => {
      const days = quietDaysOf(row, stays);
      return days === undefined ? [] : [{ ...row, days }];
    })
    .toSorted((one, other) => one.days - other.days);
}
