import { expect, test } from "vitest";
import { conflictingColumns, joinedVersions, mergedEdit } from "./row-merge.ts";
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
  expect(mergedEdit(conflict, new Map())).toEqual({ source: "APEC" });
  expect(mergedEdit(conflict, new Map([["location", "mine"]]))).toEqual({
    location: "Lyon",
    source: "APEC",
  });
  expect(joinedVersions(conflict, "location")).toBeUndefined();
});

test("two notes are kept both, with their common lines once, while they are not too long together", () => {
  const conflict = (theirs: string) =>
    ({
      current: { ...seen, notes: theirs },
      edit: { notes: "Ring her" },
      columns: ["notes"],
    }) as const;
  const both = new Map([["notes", "both"]] as const);
  expect(mergedEdit(conflict("Léa rang"), both)).toEqual({ notes: "Léa rang\nRing her" });
  expect(mergedEdit(conflict("Ring her\nLéa rang"), both)).toEqual({ notes: "Ring her\nLéa rang" });
  expect(joinedVersions(conflict(""), "notes")).toBeUndefined();
  expect(joinedVersions(conflict("a".repeat(1_000_000)), "notes")).toBeUndefined();
});
