import type { Application } from "./application.ts";
import { dayIn, daysBetween } from "./calendar-days.ts";
import { stageStays, type StageEvent, type StageStay } from "./stage-history.ts";
import { isTerminalStage, type Stage } from "./stage.ts";

/** Stages set by the applicant. The others (an interview, an offer, a rejection) are responses of the employer. */
const applicantStages: readonly Stage[] = ["saved", "applied", "withdrawn", "noResponse"];
const isResponse = (stage: Stage) => !applicantStages.includes(stage);

/** An application that was sent, so that it has a date. */
export type Sent = Application & { readonly applied_at: string };

export const isSent = (row: Application): row is Sent =>
  row.application_stage !== "saved" && row.applied_at !== null;

/** A sent application with its history. */
export interface Tracked {
  readonly row: Sent;
  readonly stays: readonly StageStay[];
  readonly outcome: "answered" | "unanswered" | "waiting";
  /** IANA name of the zone in which the events have their days. */
  readonly timeZone: string;
}

/** @param timeZone IANA name */
export function track(row: Sent, events: readonly StageEvent[], timeZone: string): Tracked {
  const stays = stageStays(events);
  const known = [...stays.map(({ stage }) => stage), row.application_stage];
  const isAtEnd = isTerminalStage(row.application_stage);
  const outcome = known.some(isResponse) ? "answered" : isAtEnd ? "unanswered" : "waiting";
  return { row, stays, outcome, timeZone };
}

const beginsWithResponse = ({ stays: [first] }: Pick<Tracked, "stays">) =>
  first !== undefined && isResponse(first.stage);

/** Whole days from the applied date to the first response; undefined when its date was not recorded. */
export function daysToResponse({ row, stays, timeZone }: Tracked): number | undefined {
  // A first stage that is a response was recorded later than it came.
  const answer = stays.slice(1).find(({ stage }) => isResponse(stage));
  if (!answer || beginsWithResponse({ stays })) return undefined;
  return Math.max(daysBetween(row.applied_at, dayIn(answer.since, timeZone)), 0);
}

/** An answer that came within so many days counts as prompt. */
export const promptDays = 14;

/** Of an application that was imported or entered later, it is not known when it was answered. */
const isRecordedLate = ({ row, stays: [first], timeZone }: Tracked) =>
  first !== undefined && daysBetween(row.applied_at, dayIn(first.since, timeZone)) > promptDays;

/**
 * Whether it is known if the application was answered within `promptDays`: the days have passed, its history begins
 * within them, and it was not withdrawn before.
 */
export function hasKnownPromptness(tracked: Tracked, today: string): boolean {
  const { row, stays, outcome, timeZone } = tracked;
  if (daysBetween(row.applied_at, today) < promptDays || isRecordedLate(tracked)) return false;
  if (outcome === "answered")
    return beginsWithResponse(tracked) || daysToResponse(tracked) !== undefined;
  const last = stays.at(-1);
  return (
    last?.stage !== "withdrawn" ||
    daysBetween(row.applied_at, dayIn(last.since, timeZone)) >= promptDays
  );
}

/** Of applications with known promptness. */
export function isPromptlyAnswered(tracked: Tracked): boolean {
  if (beginsWithResponse(tracked)) return !isRecordedLate(tracked);
  const days = daysToResponse(tracked);
  return days !== undefined && days <= promptDays;
}
