import { expect, test } from "vitest";
import type { Application } from "./application.ts";
import { computeStatistics } from "./application-statistics.ts";
import { sampleApplication } from "./testing/sample-application.ts";
import type { StageEvent } from "./stage-history.ts";

const application = (id: string, columns: Partial<Application>): Application =>
  sampleApplication(id, { applied_at: "2026-10-01", ...columns });

function statisticsOf(rows: readonly Application[], events: readonly StageEvent[]) {
  const planned = { tasks: [], interviews: [] };
  const result = computeStatistics(rows, events, { today: "2026-11-04", timeZone: "UTC", planned });
  const reached = result.reached.map(({ stage, figure }) => [stage, figure.ids.join("")]);
  return { offers: result.offers.ids, reached: Object.fromEntries(reached) };
}

test("an application that went from Saved to an interview, or was imported there, was applied for", () => {
  const rows = [
    application("a", { application_stage: "interview1" }),
    application("b", { application_stage: "interview2" }),
    application("c", { application_stage: "noResponse" }),
    application("d", {}),
  ];
  const at = Date.parse("2026-10-09T09:00:00Z");
  const { reached } = statisticsOf(rows, [
    { applicationId: "a", from: undefined, to: "saved", at: at - 86_400_000 },
    { applicationId: "a", from: "saved", to: "interview1", at },
  ]);
  expect(reached).toMatchObject({
    applied: "abcd",
    phoneScreen: "",
    interview1: "ab",
    interview2: "b",
    noResponse: "c",
  });
});

test("an application without events counts in its current stage", () => {
  const { offers, reached } = statisticsOf(
    [application("o", { application_stage: "offer" }), application("s", {})],
    [],
  );
  expect(offers).toEqual(["o"]);
  expect(reached).toMatchObject({ applied: "os", finalInterview: "", offer: "o", rejected: "" });
});
