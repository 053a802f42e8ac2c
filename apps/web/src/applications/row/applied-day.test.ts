import { expect, test } from "vitest";
import { withAppliedDay } from "./applied-day.ts";

const today = "2026-11-23";

test("an application that leaves the saved ones is sent on the day of the user", () => {
  const saved = { applied_at: null };
  const applied = { application_stage: "applied" } as const;
  expect(withAppliedDay(saved, applied, today)).toEqual({ ...applied, applied_at: today });
  const known = { ...applied, applied_at: "2026-11-20" };
  expect(withAppliedDay(saved, known, today)).toEqual(known);
});

test("other edits stay as they are", () => {
  const stage = { application_stage: "offer" } as const;
  expect(withAppliedDay({ applied_at: "2026-10-01" }, stage, today)).toEqual(stage);
  const priority = { priority_level: "high" } as const;
  expect(withAppliedDay({ applied_at: null }, priority, today)).toEqual(priority);
  const saved = { application_stage: "saved" } as const;
  expect(withAppliedDay({ applied_at: null }, saved, today)).toEqual(saved);
});
