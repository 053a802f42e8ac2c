import { quietDaysCounter } from "@postulo/domain/application-news";
import { dayAfter } from "@postulo/domain/calendar-days";
import { endOf, isToBeAsked, startOf } from "@postulo/domain/interview";
import { isClosed, isTerminalStage } from "@postulo/domain/stage";
import { compareTasks } from "@postulo/domain/task";
import type { PlannedInterview, PlannedTask, Schedule } from "../schedule/use-schedule.ts";
import { dayOf, ownZone, urgencyOf } from "../schedule/when.ts";
import type { SentApplication } from "./use-today.ts";

/** How far interviews and tasks reach. */
export const weekDays = 7;

export type QuietApplication = SentApplication["row"] & { readonly days: number };

const isEnded = (row: PlannedTask | PlannedInterview) =>
  row.job_applied !== null && isTerminalStage(row.job_applied.application_stage);

/** Whether a task has a reminder; a closed application's counts only until its due date. */
const isReminder = (
  { reminder_set: isSet, due_date: day, job_applied: of }: PlannedTask,
  today: string,
) => isSet && !(of && isClosed(of.application_stage) && day !== null && day < today);

/** Overdue tasks, those of today and of the seven days after, by their day; of ended applications those with a reminder. */
export const tasksToDo = ({ tasks }: Schedule, today: string): PlannedTask[] =>
  tasks
    .filter(({ due_date: day }) => day !== null && day <= dayAfter(today, weekDays))
    .filter((task) => !isEnded(task) || isReminder(task, today))
    .toSorted(compareTasks);

/** Those of `tasksToDo` that are overdue or due today. */
export const dueTasks = (schedule: Schedule, today: string): PlannedTask[] =>
  tasksToDo(schedule, today).filter((task) => urgencyOf(task, today) !== "later");

/** Interviews that are not over, of applications that are not closed, by their hour. */
const interviewsAhead = ({ interviews }: Schedule, now: number): PlannedInterview[] =>
  interviews
    .filter((interview) => interview.outcome === null && !isEnded(interview))
    .filter((interview) => endOf(interview) > now)
    .toSorted((one, other) => startOf(one) - startOf(other));

/** The interviews that are not over, until the same day of the next week, by their hour. */
export const interviewsOfWeek = (schedule: Schedule, now: number): PlannedInterview[] =>
  interviewsAhead(schedule, now).filter(
    (interview) => dayOf(startOf(interview)) < dayAfter(dayOf(now), weekDays),
  );

/** The first interview that is not over, on whichever day; the others of the week ahead. */
export function plannedInterviews(schedule: Schedule, now: number) {
  const [next] = interviewsAhead(schedule, now);
  return { next, others: interviewsOfWeek(schedule, now).filter(({ id }) => id !== next?.id) };
}

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
