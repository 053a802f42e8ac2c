import { expect, test } from "vitest";
import { computeStatistics, type Metric, type Statistics } from "./application-statistics.ts";
import { sampleApplication } from "./testing/sample-application.ts";
import { stageStays } from "./stage-history.ts";
import type { Stage } from "./stage.ts";

const ids = (figure: Metric) => figure.ids.join("");
const planned = { tasks: [], interviews: [] };

const eventsOf = (steps: readonly [Stage, string][]) =>
  steps.map(([to, time], at) => ({
    applicationId: "a",
    from: steps[at - 1]?.[0],
    to,
    at: Date.parse(time),
  }));

/** Statistics of an application that was sent on 1 October, had some stages, and has its stage since the 9th. */
function correctedTo(now: Stage, ...steps: readonly [Stage, string][]): Statistics {
  const all: readonly [Stage, string][] = [
    ["applied", "2026-10-01T09:00:00Z"],
    ...steps,
    [now, "2026-10-09T09:00:00Z"],
  ];
  const row = sampleApplication("a", { applied_at: "2026-10-01", application_stage: now });
  return computeStatistics([row], eventsOf(all), { today: "2026-11-04", timeZone: "UTC", planned });
}
const reachedIn = ({ reached }: Statistics) =>
  reached.filter(({ figure }) => figure.ids.length > 0).map(({ stage }) => stage);

test("statistics count no rejection that was set back days later", () => {
  const corrected = correctedTo("applied", ["rejected", "2026-10-05T09:00:00Z"]);
  expect([ids(corrected.answers.answered), ids(corrected.answers.waiting)]).toEqual(["", "a"]);
  expect(reachedIn(corrected)).toEqual(["applied"]);
  expect([corrected.transitions, corrected.daysInStage]).toEqual([[], []]);
});

test("statistics count what was reached before a stage that was set back, and nothing beyond", () => {
  const corrected = correctedTo(
    "interview1",
    ["interview1", "2026-10-03T09:00:00Z"],
    ["offer", "2026-10-05T09:00:00Z"],
    ["rejected", "2026-10-07T09:00:00Z"],
  );
  expect([ids(corrected.answers.answered), ids(corrected.offers)]).toEqual(["a", ""]);
  expect(reachedIn(corrected)).toEqual(["applied", "interview1"]);
  expect(corrected.daysToAnswer.median).toBe(2);
});

test("statistics count only the last of several ends", () => {
  const withdrawn = correctedTo("withdrawn", ["rejected", "2026-10-05T09:00:00Z"]);
  expect([ids(withdrawn.answers.answered), ids(withdrawn.answers.unanswered)]).toEqual(["", "a"]);
  const late = correctedTo("rejected", ["noResponse", "2026-10-05T09:00:00Z"]);
  expect(reachedIn(late)).toEqual(["applied", "rejected"]);
  expect([ids(late.answers.answered), late.daysToAnswer.median]).toEqual(["a", 8]);
});

test("stays omit a stage that was left within a minute", () => {
  const steps: readonly [Stage, string][] = [
    ["applied", "2026-10-01T09:00:00Z"],
    ["offer", "2026-10-02T09:00:00Z"],
    ["applied", "2026-10-02T09:00:30Z"],
    ["interview1", "2026-10-03T09:00:00Z"],
  ];
  const visits = stageStays(eventsOf(steps));
  expect(visits.map(({ stage }) => stage)).toEqual(["applied", "interview1"]);
  expect(visits[0]?.until).toBe(visits[1]?.since);
});
