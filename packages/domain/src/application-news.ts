import type { Application } from "./application.ts";
import { dayIn, daysBetween } from "./calendar-days.ts";
import type { Interview } from "./interview.ts";
import type { StageStay } from "./stage-history.ts";
import { waitingStages } from "./stage.ts";
import type { Task } from "./task.ts";

/** After so many days without news, an application is shown as such. */
export const quietDays = 21;

/** The open tasks and the interviews of a user. */
export interface PlannedSteps {
  readonly tasks: readonly Pick<Task, "application_id">[];
  readonly interviews: readonly Pick<Interview, "application_id" | "starts_at" | "outcome">[];
}

interface NewsClock {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** IANA name of the zone in which events have their days. */
  readonly timeZone: string;
}

type Waiting = Pick<Application, "id" | "applied_at" | "application_stage">;

/** The latest day with an interview of each application. One that was cancelled before its day is left out. */
function lastInterviewDays(
  interviews: PlannedSteps["interviews"],
  { today, timeZone }: NewsClock,
): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { application_id: id, starts_at: at, outcome } of interviews) {
    const day = dayIn(Date.parse(at), timeZone);
    if (outcome === "cancelled" && day > today) continue;
    if (day > (days.get(id) ?? "")) days.set(id, day);
  }
  return days;
}

/** The day since which the stage is known. An application added as applied has the applied date instead. */
function stageDay(stays: readonly StageStay[], timeZone: string): string {
  const last = stays.at(-1);
  if (!last || (stays.length === 1 && last.stage === "applied")) return "";
  return dayIn(last.since, timeZone);
}

/**
 * Returns a function that counts the days without news of an application: since it was sent, its stage changed, or it
 * had an interview. Undefined for fewer than `quietDays`, for an application that is not sent or waits for no answer,
 * and for one with an open task or an interview ahead.
 */
export function quietDaysCounter(
  { tasks, interviews }: PlannedSteps,
  clock: NewsClock,
): (row: Waiting, stays: readonly StageStay[]) => number | undefined {
  const planned = new Set(tasks.map((task) => task.application_id));
  const interviewDays = lastInterviewDays(interviews, clock);
  return (row, stays) => {
    if (row.applied_at === null || !waitingStages.includes(row.application_stage)) return undefined;
    if (planned.has(row.id)) return undefined;
    const news = [
      row.applied_at,
      stageDay(stays, clock.timeZone),
      interviewDays.get(row.id) ?? "",
    ].toSorted();
    const days = daysBetween(news.at(-1) ?? row.applied_at, clock.today);
    return days >= quietDays ? days : undefined;
  };
}
