import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { interviewValues } from "@postulo/domain/testing/sample-schedule";
import { describe, expect, test } from "vitest";
import { newInterview, newTask } from "../../schedule/use-schedule-change.ts";
import { calendarDays, hoursShown, lanesOf, type CalendarInterview } from "./calendar-entries.ts";

const nurse = sampleApplication("11111111-1111-4111-8111-111111111111", {});
const others = "22222222-2222-4222-8222-222222222222";
const interviewAt = (startsAt: string, values: object = {}) =>
  newInterview(nurse.id, interviewValues(startsAt, { duration_minutes: 30, ...values }));
const taskOn = (day: string | null, applicationId = nurse.id) =>
  newTask(applicationId, { title: "Call", action: null, due_date: day, reminder_set: false });

const now = Date.parse("2026-11-22T12:00:00Z");
const utc = { zone: "UTC", now };

describe("the days of the calendar", () => {
  test("have interviews by their hour on the clock of the device, and tasks with a day", () => {
    const days = calendarDays(
      {
        interviews: [
          interviewAt("2026-11-23T13:30:00Z"),
          interviewAt("2026-11-23T08:00:00Z", { duration_minutes: null }),
          interviewAt("2026-11-23T23:30:00Z"),
        ],
        tasks: [taskOn("2026-11-23"), taskOn(null)],
      },
      [nurse],
      { zone: "Europe/Paris", now },
    );
    expect([...days.keys()].toSorted()).toEqual(["2026-11-23", "2026-11-24"]);
    const { interviews, tasks } = days.get("2026-11-23") ?? { interviews: [], tasks: [] };
    expect(interviews.map(({ start, end }) => [start / 60, end / 60])).toEqual([
      [9, 10],
      [14.5, 15],
    ]);
    expect(tasks).toHaveLength(1);
  });

  test("have nothing of applications that are filtered out, and no cancelled interview", () => {
    const schedule = {
      interviews: [interviewAt("2026-11-23T13:30:00Z", { outcome: "cancelled" })],
      tasks: [taskOn("2026-11-23", others)],
    };
    expect(calendarDays(schedule, [nurse], utc).size).toBe(0);
  });

  test("have of an ended application what was, and what it was asked to remind of, as Today has", () => {
    const ended = { ...nurse, application_stage: "rejected" as const };
    const reminder = { ...taskOn("2026-11-25"), reminder_set: true };
    const schedule = {
      interviews: [interviewAt("2026-11-20T13:30:00Z"), interviewAt("2026-11-23T13:30:00Z")],
      tasks: [taskOn("2026-11-24"), reminder],
    };
    expect([...calendarDays(schedule, [nurse], utc).keys()].toSorted()).toEqual([
      "2026-11-20",
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
    ]);
    expect([...calendarDays(schedule, [ended], utc).keys()].toSorted()).toEqual([
      "2026-11-20",
      "2026-11-25",
    ]);
  });
});

const at = (start: number, end: number): CalendarInterview => ({
  interview: interviewAt("2026-11-23T13:30:00Z"),
  row: nurse,
  start,
  end,
});

test("interviews that overlap are side by side", () => {
  const lanes = lanesOf([at(600, 720), at(630, 660), at(660, 690), at(720, 750)]);
  expect(lanes).toEqual([
    { at: 0, count: 2 },
    { at: 1, count: 2 },
    { at: 1, count: 2 },
    { at: 0, count: 1 },
  ]);
});

test("the hours shown contain all interviews", () => {
  expect(hoursShown([])).toEqual({ first: 8, last: 19 });
  expect(hoursShown([at(450, 480), at(1200, 1230)])).toEqual({ first: 7, last: 21 });
});
