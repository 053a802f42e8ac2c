import { expect, test } from "vitest";
import { conflictingColumns, mergedEdit } from "./row-merge.ts";
import { sampleApplication } from "@postulo/domain/testing/sample-application";

const seen = sampleApplication("1");

test("different columns, and equal values, are no conflict", () => {
  const edit = { application_stage: "offer", location: "Lyon" } as const;
  expect(conflictingColumns(seen, edit, { ...seen, priority_level: "high" })).toEqual([]);
  expect(conflictingColumns(seen, edit, { ...seen, location: "Lyon" })).toEqual([]);
  expect(conflictingColumns(seen, edit, { ...seen, location: "Paris" })).toEqual(["location"]);
});

test("of the conflicting columns the selected ones are stored, and all others", () => {
  const conflict = {
    current: seen,
    edit: { application_stage: "offer", location: "Lyon", source: "APEC" },
    columns: ["application_stage", "location"],
  } as const;
  expect(mergedEdit(conflict, new Set())).toEqual({ source: "APEC" });
  expect(mergedEdit(conflict, new Set(["location"]))).toEqual({ location: "Lyon", source: "APEC" });
});
