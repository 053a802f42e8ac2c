import { dayAfter } from "@postulo/domain/calendar-days";
import { interviewRow } from "@postulo/domain/interview";
import { interviewValues } from "@postulo/domain/testing/sample-schedule";
import { describe, expect, test } from "vitest";
import { inOrder } from "../schedule/next-list.tsx";
import { inverseOf, newInterview, newTask, withChange } from "../schedule/use-schedule-change.ts";
import type { PlannedInterview } from "../schedule/use-schedule.ts";
import { dayOf, hoursOf, urgencyOf } from "../schedule/when.ts";
import {
  dueTasks,
  interviewsOfWeek,
  interviewsToAsk,
  plannedInterviews,
  quietApplications,
  tasksToDo,
} from "./today-rows.ts";

const application = "11111111-1111-4111-8111-111111111111";
const now = Date.parse("2026-11-23T12:00:00Z");
const today = dayOf(now);
const taskOn = (day: string | null, title = "x") =>
  newTask(application, { title, action: null, due_date: day, reminder_set: false });
const meeting = (at: string, more: Partial<PlannedInterview> = {}): PlannedInterview => ({
  ...newInterview(application, interviewValues(at)),
  ...more,
});
const closed = {
  job_title: "Cook",
  company_name: "Acme",
  application_stage: "rejected" as const,
};
const nothing = { tasks: [], interviews: [] };

describe("what is due", () => {
  test("is the longest overdue first, and of a closed application only what it was asked to remind of, until its day", () => {
    const [late, old, later] = [taskOn("2026-11-22"), taskOn("2026-11-01"), taskOn("2026-11-24")];
    const gone = { ...taskOn("2026-11-02"), job_applied: closed };
    const kept = { ...taskOn(today), job_applied: closed, reminder_set: true };
    const over = { ...gone, reminder_set: true };
    const unanswered = {
      ...over,
      job_applied: { ...closed, application_stage: "noResponse" as const },
    };
    const far = taskOn("2026-12-01");
    const lastOfWeek = taskOn("2026-11-30");
    const tasks = [far, lastOfWeek, late, old, later, taskOn(null), gone, kept, over, unanswered];
    const due = [old, unanswered, late, kept];
    expect(dueTasks({ ...nothing, tasks }, today)).toEqual(due);
    expect(tasksToDo({ ...nothing, tasks }, today)).toEqual([...due, later, lastOfWeek]);
    expect([old, taskOn(today), later, taskOn(null)].map((task) => urgencyOf(task, today))).toEqual(
      ["overdue", "today", "later", "later"],
    );
  });

  test("is in Next before what comes, and after the question about what was", () => {
    const [late, soon, undated] = [taskOn("2026-11-01"), taskOn("2026-12-24"), taskOn(null)];
    const was = meeting("2026-11-20T09:00:00Z");
    const told = meeting("2026-11-20T08:00:00Z", { outcome: "good", asked_at: "2026-11-21" });
    const ahead = meeting("2026-11-25T09:00:00Z");
    const order = inOrder(
      { tasks: [undated, soon, late], interviews: [told, ahead, was] },
      now,
    ).map((item) => (item.kind === "task" ? item.task : item.interview));
    expect(order).toEqual([was, late, ahead, soon, undated, told]);
  });
});

describe("interviews", () => {
  test("of the week are those that are not over, not cancelled, and not of a closed application", () => {
    const running = meeting("2026-11-23T11:30:00Z");
    const friday = meeting("2026-11-27T09:00:00Z");
    const others = [
      meeting("2026-11-23T11:00:00Z"),
      meeting("2026-12-01T09:00:00Z"),
      meeting("2026-11-24T09:00:00Z", { outcome: "cancelled" }),
      meeting("2026-11-24T09:00:00Z", { job_applied: closed }),
    ];
    const interviews = [friday, ...others, running];
    expect(interviewsOfWeek({ ...nothing, interviews }, now)).toEqual([running, friday]);
    expect(interviewsToAsk({ ...nothing, interviews }, now)).toEqual([others[0]]);
    expect(plannedInterviews({ ...nothing, interviews }, now)).toEqual({
      next: running,
      others: [friday],
    });
  });

  test("after the week are the next one, and not among the others", () => {
    const interviews = [meeting("2026-12-24T09:00:00Z"), meeting("2026-12-03T09:00:00Z")];
    expect(plannedInterviews({ ...nothing, interviews }, now)).toEqual({
      next: interviews[1],
      others: [],
    });
  });

  test("have the agreed hour, with the end where the length is known", () => {
    const spring = meeting("2027-03-28T07:30:00Z");
    expect(hoursOf(spring, "fr")).toMatchObject({
      day: "2027-03-28",
      start: "09:30",
      end: "10:15",
    });
    const far = meeting("2026-11-24T00:30:00Z", {
      time_zone: "America/New_York",
      duration_minutes: null,
    });
    expect(hoursOf(far, "fr")).toMatchObject({ day: "2026-11-23", start: "19:30", end: undefined });
    expect(hoursOf(far, "fr").own).not.toBe("19:30");
  });
});

describe("an application without news", () => {
  const sent = (id: string, appliedAt: string) => ({
    row: {
      id,
      job_title: "Cook",
      company_name: "Acme",
      applied_at: appliedAt,
      application_stage: "applied" as const,
    },
    stays: [],
  });
  const old = sent(application, "2026-09-01");

  test("is listed with its days, the latest first", () => {
    const rows = [old, sent("b", "2026-11-02"), sent("c", "2026-11-03")];
    const quiet = quietApplications(rows, nothing, now);
    expect(quiet.map(({ id, days }) => [id, days])).toEqual([
      ["b", 21],
      [application, 83],
    ]);
  });

  test("is not listed with an open task", () => {
    expect(quietApplications([old], { ...nothing, tasks: [taskOn(null)] }, now)).toEqual([]);
  });
});

test("each change is shown at once and can be taken back", () => {
  const task = taskOn("2026-11-22");
  const interview = meeting("2026-11-27T09:00:00Z");
  const schedule = { tasks: [task], interviews: [interview] };
  const done = {
    kind: "editTask",
    id: task.id,
    values: { done_at: "2026-11-23T12:00:00Z" },
  } as const;
  expect(withChange(schedule, done).tasks).toEqual([]);
  expect(inverseOf(schedule, done)).toEqual({
    kind: "editTask",
    id: task.id,
    values: { done_at: null },
  });
  for (const change of [
    { kind: "editTask", id: task.id, values: { due_date: dayAfter(today, 1) } },
    { kind: "editInterview", id: interview.id, values: { outcome: "good" } },
    { kind: "removeTask", id: task.id },
    { kind: "removeInterview", id: interview.id },
    { kind: "addTask", task: taskOn(null) },
    { kind: "addInterview", interview: meeting("2026-11-28T09:00:00Z") },
  ] as const) {
    const changed = withChange(schedule, change);
    expect(changed).not.toEqual(schedule);
    const back = inverseOf(schedule, change);
    expect(back && withChange(changed, back)).toEqual(schedule);
  }
});

test("a new interview is a row as the database returns it", () => {
  expect(interviewRow.parse(meeting("2026-11-28T09:00:00Z"))).toMatchObject({ version: 1 });
});
