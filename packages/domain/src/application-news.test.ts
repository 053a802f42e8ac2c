import { expect, test } from "vitest";
import { quietDaysCounter, type PlannedSteps } from "./application-news.ts";
import { stageStays } from "./stage-history.ts";
import type { Stage } from "./stage.ts";

interface Case {
  readonly appliedAt?: string | null;
  readonly steps?: readonly (readonly [Stage, string])[];
  readonly planned?: Partial<PlannedSteps>;
  readonly today?: string;
  readonly timeZone?: string;
}

/** The days without news of an application that was sent on 1 October; by default on 22 October. */
function daysOf({
  appliedAt = "2026-10-01",
  steps = [["applied", "2026-10-01T12:00"]],
  ...more
}: Case) {
  const { planned = {}, today = "2026-10-22", timeZone = "UTC" } = more;
  const events = steps.map(([to, at], step) => ({
    applicationId: "a",
    from: steps[step - 1]?.[0],
    to,
    at: Date.parse(`${at}:00Z`),
  }));
  const count = quietDaysCounter({ tasks: [], interviews: [], ...planned }, { today, timeZone });
  const application_stage = steps.at(-1)?.[0] ?? "applied";
  return count({ id: "a", applied_at: appliedAt, application_stage }, stageStays(events));
}
const interviewOn = (at: string, outcome: "cancelled" | null = null) => ({
  interviews: [{ application_id: "a", starts_at: at, outcome }],
});

test("an application is without news 21 days after it was sent", () => {
  expect([daysOf({ today: "2026-10-21" }), daysOf({})]).toEqual([undefined, 21]);
  expect(daysOf({ appliedAt: null })).toBeUndefined();
});

test("a change of stage is news, also a first interview; an answer that ends the wait is not waited for", () => {
  const step = (stage: Stage) =>
    daysOf({
      steps: [
        ["applied", "2026-10-01T12:00"],
        [stage, "2026-10-10T12:00"],
      ],
      today: "2026-10-31",
    });
  expect(step("phoneScreen")).toBe(21);
  expect((["offer", "rejected", "noResponse", "saved"] as const).map(step)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("adding an application as applied is no news, adding it with an interview is", () => {
  expect(daysOf({ steps: [["applied", "2026-10-20T12:00"]] })).toBe(21);
  expect(daysOf({ steps: [] })).toBe(21);
  expect(daysOf({ steps: [["interview1", "2026-10-20T12:00"]] })).toBeUndefined();
});

test("a drop on the wrong column that was taken back is no news", () => {
  const steps = [
    ["applied", "2026-10-01T12:00"],
    ["offer", "2026-10-20T12:00"],
    ["applied", "2026-10-20T12:00"],
  ] as const;
  expect(daysOf({ steps })).toBe(21);
});

test("an interview is news on its day, and planned before; one cancelled before its day is neither", () => {
  expect(daysOf({ planned: interviewOn("2026-10-05T09:00:00Z") })).toBeUndefined();
  expect(daysOf({ planned: interviewOn("2026-10-05T09:00:00Z"), today: "2026-10-26" })).toBe(21);
  expect(daysOf({ planned: interviewOn("2026-12-05T09:00:00Z") })).toBeUndefined();
  expect(daysOf({ planned: interviewOn("2026-12-05T09:00:00Z", "cancelled") })).toBe(21);
});

test("an open task is planned", () => {
  expect(daysOf({ planned: { tasks: [{ application_id: "a" }] } })).toBeUndefined();
  expect(daysOf({ planned: { tasks: [{ application_id: "b" }] } })).toBe(21);
});

test("a change has its day on the clock of the person", () => {
  // The 1st in Paris, the 2nd in Auckland.
  const steps = [
    ["applied", "2026-09-01T12:00"],
    ["phoneScreen", "2026-10-01T21:00"],
  ] as const;
  const inZone = (timeZone: string) => daysOf({ steps, timeZone });
  expect([inZone("Europe/Paris"), inZone("Pacific/Auckland")]).toEqual([21, undefined]);
});
