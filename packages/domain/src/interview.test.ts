import { expect, test } from "vitest";
import { isToBeAsked, overlapMinutes } from "./interview.ts";

const at = (hour: string, minutes: number | null) => ({
  starts_at: `2027-01-04T${hour}:00Z`,
  duration_minutes: minutes,
});

test("two interviews overlap by their common minutes; without a length, one has an hour", () => {
  expect(overlapMinutes(at("10:00", 120), at("11:30", 45))).toBe(30);
  expect(overlapMinutes(at("11:30", 45), at("10:00", 120))).toBe(30);
  expect(overlapMinutes(at("10:00", 60), at("11:00", 60))).toBe(0);
  expect(overlapMinutes(at("10:00", null), at("10:45", 30))).toBe(15);
  expect(overlapMinutes(at("10:00", 240), at("11:00", 15))).toBe(15);
});

test("how it went is asked after its end, once, and not of one that was cancelled", () => {
  const interview = { ...at("10:00", 45), outcome: null, asked_at: null };
  const [during, after] = ["2027-01-04T10:44:59Z", "2027-01-04T10:45:00Z"].map(Date.parse);
  expect(isToBeAsked(interview, during ?? 0)).toBe(false);
  expect(isToBeAsked(interview, after ?? 0)).toBe(true);
  expect(isToBeAsked({ ...interview, outcome: "cancelled" }, after ?? 0)).toBe(false);
  expect(isToBeAsked({ ...interview, asked_at: "2027-01-04T11:00:00Z" }, after ?? 0)).toBe(false);
});
