import { dayIn } from "@postulo/domain/calendar-days";
import { endOf, startOf } from "@postulo/domain/interview";
import type { MailMove } from "@postulo/domain/mail/mail-move";
import type { PlannedInterview } from "../../schedule/use-schedule.ts";

/** An interview that is added, and moves none. */
export const further = "further";

interface Plan {
  readonly applicationId: string;
  readonly interviews: readonly PlannedInterview[];
  readonly now: number;
}

/** The interviews of an application that a mail may move: those ahead, and those on the day that it names as the old one. */
export function movable(move: MailMove | null, plan: Plan): PlannedInterview[] {
  const { applicationId, interviews, now } = plan;
  return interviews
    .filter(
      (interview) =>
        interview.application_id === applicationId &&
        interview.outcome === null &&
        (endOf(interview) > now || isOn(interview, move?.from)),
    )
    .toSorted((one, other) => startOf(one) - startOf(other));
}

const isOn = (interview: PlannedInterview, day: string | null | undefined) =>
  dayIn(startOf(interview), interview.time_zone) === day;

/**
 * The interview that a mail moves: the only one on the day that it names as the old one, else the only one. None is chosen if
 * the mail has no new time for it, or names a further interview.
 * @returns an id, `further`, or "" where the person chooses
 */
export function movedBy(move: MailMove | null, candidates: readonly PlannedInterview[]): string {
  if (move === null || candidates.length === 0) return further;
  if (move.to === null || move.namesFurther) return "";
  const named = move.from === null ? candidates : candidates.filter((one) => isOn(one, move.from));
  const [only] = named;
  return named.length === 1 && only ? only.id : "";
}
