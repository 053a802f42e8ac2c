import type { Application } from "@postulo/domain/application";
import { expect, test } from "vitest";
import { conflictingColumns, mergedEdit } from "./row-merge.ts";

const seen: Application = {
  id: "1",
  job_title: "Baker",
  company_name: "Maison Lenoir",
  job_url: "https://jobs.example/1",
  location: null,
  applied_at: "2026-11-01",
  source: null,
  application_stage: "applied",
  priority_level: "medium",
  application_method: "manual",
  contact_name: null,
  contact_email: null,
  contact_phone: null,
  next_action: null,
  next_action_date: null,
  reminder_set: false,
  version: 1,
};

test("different fields, and the same value twice, are no conflict", () => {
  const edit = { application_stage: "offer", location: "Lyon" } as const;
  expect(conflictingColumns(seen, edit, { ...seen, priority_level: "high" })).toEqual([]);
  expect(conflictingColumns(seen, edit, { ...seen, location: "Lyon" })).toEqual([]);
  expect(conflictingColumns(seen, edit, { ...seen, location: "Paris" })).toEqual(["location"]);
});

test("of the fields in conflict the chosen ones are stored, and all others", () => {
  const conflict = {
    current: seen,
    edit: { application_stage: "offer", location: "Lyon", source: "APEC" },
    columns: ["application_stage", "location"],
  } as const;
  expect(mergedEdit(conflict, new Set())).toEqual({ source: "APEC" });
  expect(mergedEdit(conflict, new Set(["location"]))).toEqual({ location: "Lyon", source: "APEC" });
});
