import { describe, expect, test } from "vitest";
import type { Application } from "./application.ts";
import {
  daysToResponse,
  hasKnownPromptness,
  isPromptlyAnswered,
  track,
} from "./application-tracking.ts";
import { sampleApplication } from "./testing/sample-application.ts";
import type { Stage } from "./stage.ts";

/** An application sent on 1 October, with the days in October on which its stage was set. */
function sent(columns: Partial<Application>, ...steps: readonly [Stage, number][]) {
  const row = sampleApplication("a", columns);
  const events = steps.map(([to, day], at) => ({
    applicationId: "a",
    from: steps[at - 1]?.[0],
    to,
    at: Date.UTC(2026, 9, day, 12),
  }));
  const application_stage = steps.at(-1)?.[0] ?? row.application_stage;
  return track({ ...row, applied_at: "2026-10-01", application_stage }, events, "UTC");
}
const [on14, on15, on22] = ["2026-10-14", "2026-10-15", "2026-10-22"];
const waiting = sent({}, ["applied", 1]);

describe("whether an answer came within 14 days", () => {
  test("is known when they have passed", () => {
    expect([on14, on15].map((day) => hasKnownPromptness(waiting, day))).toEqual([false, true]);
  });

  test("counts the fourteenth day and not the fifteenth", () => {
    const onTime = sent({}, ["applied", 1], ["phoneScreen", 15]);
    const late = sent({}, ["applied", 1], ["rejected", 16]);
    expect([onTime, late, waiting].map(isPromptlyAnswered)).toEqual([true, false, false]);
    expect(hasKnownPromptness(late, on22)).toBe(true);
  });

  test("is unknown of an answer without a date, and of an early withdrawal", () => {
    expect(hasKnownPromptness(sent({}, ["interview1", 20]), on22)).toBe(false);
    expect(hasKnownPromptness(sent({}, ["applied", 1], ["withdrawn", 5]), on22)).toBe(false);
    expect(hasKnownPromptness(sent({}, ["applied", 1], ["withdrawn", 15]), on22)).toBe(true);
  });
});

describe("an application that was recorded later than it was sent", () => {
  const imported = (day: number) => [
    sent({}, ["applied", day]),
    sent({}, ["noResponse", day]),
    sent({}, ["interview1", day]),
    sent({}, ["applied", day], ["interview1", day + 1]),
  ];
  const known = (day: number) => imported(day).map((one) => hasKnownPromptness(one, on22));

  test("is left out after 14 days, whether it was answered or not", () => {
    expect(known(16)).toEqual([false, false, false, false]);
  });

  test("is counted within 14 days, with an answer that was there by then", () => {
    expect(known(15)).toEqual([true, true, true, true]);
    expect(imported(15).map(isPromptlyAnswered)).toEqual([false, false, true, false]);
  });
});

test("an answer has its day on the clock of the user", () => {
  const { row } = waiting;
  const events = [
    { applicationId: "a", from: undefined, to: "applied" as const, at: Date.UTC(2026, 9, 1, 9) },
    // The 15th in Paris, the 16th in Auckland.
    {
      applicationId: "a",
      from: "applied" as const,
      to: "phoneScreen" as const,
      at: Date.UTC(2026, 9, 15, 21),
    },
  ];
  const inZones = ["Europe/Paris", "Pacific/Auckland"].map((zone) => track(row, events, zone));
  expect(inZones.map(daysToResponse)).toEqual([14, 15]);
  expect(inZones.map(isPromptlyAnswered)).toEqual([true, false]);
});
