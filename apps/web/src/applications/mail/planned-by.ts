import type { Application } from "@postulo/domain/application";
import type { Invitation } from "@postulo/domain/calendar/invitation";
import { startOf, type Interview, type InterviewKind } from "@postulo/domain/interview";
import { instantOf } from "@postulo/domain/zoned-time";
import { changedBy, interviewOf } from "../../schedule/invitation/invited-interview.ts";
import {
  changedValues,
  newInterview,
  newTask,
  type ScheduleChange,
} from "../../schedule/use-schedule-change.ts";
import type { PlannedInterview } from "../../schedule/use-schedule.ts";
import type { EnteredDate } from "./date-choice.tsx";

/** What is added to the plan, or that it is there already. */
type Planned =
  | { readonly kind: "known" }
  | {
      readonly kind: "change";
      readonly change: ScheduleChange;
      /** Of an interview, to tell of overlaps. */
      readonly hours: Pick<Interview, "starts_at" | "duration_minutes"> | undefined;
      readonly others: readonly PlannedInterview[];
    };

interface Plan {
  readonly row: Application;
  readonly entered: EnteredDate;
  readonly invitation: Invitation | undefined;
  readonly interviews: readonly PlannedInterview[];
}

const emptyInterview = {
  preparation: null,
  outcome: null,
  outcome_note: null,
  asked_at: null,
  calendar_uid: null,
};

function interviewBy({ row, entered, invitation }: Plan, kind: InterviewKind): PlannedInterview {
  const startsAt = new Date(instantOf(entered.at, entered.zone)).toISOString();
  const own = {
    kind,
    starts_at: startsAt,
    time_zone: entered.zone,
    duration_minutes: entered.minutes === "" ? null : Number(entered.minutes),
    place: entered.place.trim() || null,
    people: entered.people.trim() || null,
  };
  return invitation
    ? { ...interviewOf(row.id, invitation), ...own }
    : newInterview(row.id, { ...emptyInterview, ...own });
}

/** A known interview with what the mail changes in it. One that is moved takes place. */
function changeKnown(plan: Plan, known: PlannedInterview, interview: PlannedInterview): Planned {
  const { kind, starts_at, time_zone, duration_minutes, place, people } = interview;
  const { invitation, interviews } = plan;
  const changed = invitation
    ? changedBy(
        { ...invitation, startsAt: starts_at, timeZone: time_zone, minutes: duration_minutes },
        known,
      )
    : known;
  const values = changedValues(known, {
    ...changed,
    kind,
    starts_at,
    time_zone,
    duration_minutes,
    place,
    people,
    calendar_uid: invitation?.uid ?? known.calendar_uid,
    // It has not taken place yet: its outcome is open again.
    asked_at: startOf(interview) === startOf(known) ? known.asked_at : null,
  });
  if (Object.keys(values).length === 0) return { kind: "known" };
  return {
    kind: "change",
    change: { kind: "editInterview", id: known.id, values },
    hours: { starts_at, duration_minutes },
    others: interviews.filter(({ id }) => id !== known.id),
  };
}

/**
 * An interview of the same invitation, or the one that is moved, is changed; one of the application at the same hour is the
 * same one.
 */
function planInterview(plan: Plan): Planned | undefined {
  const { row, entered, invitation, interviews } = plan;
  if (entered.interviewKind === "") return undefined;
  const interview = interviewBy(plan, entered.interviewKind);
  const uid = invitation?.uid ?? null;
  const own = interviews.filter((other) => other.application_id === row.id);
  const known =
    own.find((other) => other.calendar_uid !== null && other.calendar_uid === uid) ??
    own.find(({ id }) => id === entered.target);
  if (known) return changeKnown(plan, known, interview);
  const isThere = own.some(
    (other) =>
      other.outcome !== "cancelled" &&
      Date.parse(other.starts_at) === Date.parse(interview.starts_at),
  );
  if (isThere) return { kind: "known" };
  const hours = { starts_at: interview.starts_at, duration_minutes: interview.duration_minutes };
  return { kind: "change", change: { kind: "addInterview", interview }, hours, others: interviews };
}

/** What the entered date adds to the plan of an application; undefined without a date. */
export function plannedBy(plan: Plan): Planned | undefined {
  const { row, entered, interviews } = plan;
  if (entered.kind === "none") return undefined;
  if (entered.kind === "interview") return planInterview(plan);
  const values = {
    title: entered.what.trim() || null,
    action: null,
    due_date: entered.day || null,
    reminder_set: false,
  };
  if (values.title === null && values.due_date === null) return undefined;
  const change: ScheduleChange = { kind: "addTask", task: newTask(row.id, values) };
  return { kind: "change", change, hours: undefined, others: interviews };
}
