import { quietDays } from "@postulo/domain/application-tracking";
import { endOf, isToBeAsked } from "@postulo/domain/interview";
import { isTerminalStage } from "@postulo/domain/stage";
import { compareTasks } from "@postulo/domain/task";
import type { PlannedInterview, PlannedTask, Schedule } from "../schedule/use-schedule.ts";
import { dayAfter, dayOf, daysBetween } from "../schedule/when.ts";

/** How far the interviews of the week reach, today included. */
export const weekDays = 7;

/** An application that waits for an answer, with the times of its changes of stage, newest first. */
export interface SentApplication {
  readonly id: string;
  readonly job_title: string;
  readonly company_name: string;
  readonly applied_at: string | null;
  readonly application_event: readonly { readonly occurred_at: string }[];
}

export interface QuietApplication extends SentApplication {
  readonly days: number;
}

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

/**
 * Applications without a change of stage or an interview for `quietDays`, and without anything planned. The latest first: they
 * are most likely to be answered.
 */
export function quietApplications(
  sent: readonly SentApplication[],
  { tasks, interviews }: Schedule,
  now: number,
): QuietApplication[] {
  const today = dayOf(now);
  const hasTask = new Set(tasks.map((task) => task.application_id));
  const lastInterview = new Map<string, string>();
  for (const interview of interviews) {
    const day = dayOf(Date.parse(interview.starts_at));
    const known = lastInterview.get(interview.application_id) ?? "";
    if (day > known) lastInterview.set(interview.application_id, day);
  }
  return sent
    .flatMap((row) => {
      const [change] = row.application_event;
      const news = [
        row.applied_at ?? "",
        change ? dayOf(Date.parse(change.occurred_at)) : "",
        lastInterview.get(row.id) ?? "",
      ];
      const last = news.toSorted().at(-1) ?? "";
      const days = last === "" ? 0 : daysBetween(last, today);
      return days >= quietDays && !hasTask.has(row.id) ? [{ ...row, days }] : [];
    })
    .toSorted((one, other) => one.days - other.days);
}
