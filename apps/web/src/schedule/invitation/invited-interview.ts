import { interviewLimits, startOf } from "@postulo/domain/interview";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import { newInterview } from "../use-schedule-change.ts";
import type { PlannedInterview } from "../use-schedule.ts";

function valuesOf({ title, description, ...invitation }: Invitation) {
  const preparation = [title, description].filter(Boolean).join("\n\n");
  return {
    kind: invitation.kind,
    starts_at: invitation.startsAt,
    time_zone: invitation.timeZone,
    duration_minutes: invitation.minutes,
    place: invitation.place,
    people: invitation.people,
    preparation: preparation.slice(0, interviewLimits.preparation).trim() || null,
    outcome: null,
    outcome_note: null,
    asked_at: null,
    calendar_uid: invitation.uid,
  };
}

/**
 * A known interview with the values of a new version of its invitation. Values that the invitation does not have, and the
 * preparation, are kept; the outcome is kept unless the interview was moved.
 */
export function changedBy(invitation: Invitation, known: PlannedInterview): PlannedInterview {
  const { startsAt, timeZone, minutes, place, people } = invitation;
  const isMoved = Date.parse(startsAt) !== startOf(known);
  return {
    ...known,
    ...(isMoved ? { outcome: null, asked_at: null } : {}),
    kind: place === null ? known.kind : invitation.kind,
    starts_at: startsAt,
    time_zone: timeZone,
    duration_minutes: minutes ?? known.duration_minutes,
    place: place ?? known.place,
    people: people ?? known.people,
  };
}

/** A new interview with the values of an invitation. */
export const interviewOf = (applicationId: string, invitation: Invitation) =>
  newInterview(applicationId, valuesOf(invitation));
