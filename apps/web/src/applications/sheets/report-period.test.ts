import { expect, test } from "vitest";
import { daysOf } from "./report-period.ts";

test.each([
  ["thisMonth", "2026-11-21", { from: "2026-11-01", to: "2026-11-21" }],
  ["lastMonth", "2026-11-21", { from: "2026-10-01", to: "2026-10-31" }],
  ["lastMonth", "2028-03-31", { from: "2028-02-01", to: "2028-02-29" }],
  ["lastMonth", "2026-01-01", { from: "2025-12-01", to: "2025-12-31" }],
  ["threeMonths", "2026-01-15", { from: "2025-11-01", to: "2026-01-15" }],
] as const)("%s of %s is from a first to a last calendar date", (period, today, range) => {
  expect(daysOf(period, today)).toEqual(range);
});
