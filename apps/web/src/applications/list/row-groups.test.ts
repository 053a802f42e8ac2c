import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { expect, test } from "vitest";
import type { Grouping } from "./list-display.ts";
import { groupRows, listItems, weekEnd } from "./row-groups.ts";

/** A Monday. */
const today = "2026-11-23";
const groupsOf = (rows: readonly object[], grouping: Grouping, isOldestFirst = false) =>
  groupRows(
    rows.map((columns, at) => sampleApplication(String(at), columns)),
    { grouping, today, isOldestFirst },
  );
const shape = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ value, rows }) => [value, rows.map(({ id }) => id)]);

test("stages are in the order of a search, and rows keep their order within one", () => {
  const stages = ["rejected", "applied", "offer", "applied"];
  const groups = groupsOf(
    stages.map((application_stage) => ({ application_stage })),
    "stage",
  );
  expect(shape(groups)).toEqual([
    ["applied", ["1", "3"]],
    ["offer", ["2"]],
    ["rejected", ["0"]],
  ]);
});

test("companies are in alphabetical order, whatever the case and the spaces around their names", () => {
  const names = ["zeta", "Écluse", " Acme", "ACME "];
  const groups = groupsOf(
    names.map((company_name) => ({ company_name })),
    "company",
  );
  expect(shape(groups)).toEqual([
    ["Acme", ["2", "3"]],
    ["Écluse", ["1"]],
    ["zeta", ["0"]],
  ]);
});

test("next actions are overdue, today, until Sunday, later, or without a date", () => {
  const days = [null, "2026-11-30", "2026-11-29", "2026-11-24", "2026-11-23", "2026-11-22"];
  const groups = groupsOf(
    days.map((next_action_date) => ({ next_action_date })),
    "next",
  );
  expect(shape(groups)).toEqual([
    ["overdue", ["5"]],
    ["today", ["4"]],
    ["thisWeek", ["2", "3"]],
    ["later", ["1"]],
    ["none", ["0"]],
  ]);
});

test("a week ends on Sunday, which is the last day of its own week", () => {
  const days = ["2026-11-23", "2026-11-28", "2026-11-29", "2026-12-31"];
  expect(days.map(weekEnd)).toEqual(["2026-11-29", "2026-11-29", "2026-11-29", "2027-01-03"]);
});

test("months begin with the newest, or with the oldest as the list, and saved jobs are last", () => {
  const rows = ["2026-10-31", null, "2026-11-01", "2025-12-31"].map((applied_at) => ({
    applied_at,
  }));
  const newest = shape(groupsOf(rows, "month"));
  expect(newest.map(([month]) => month)).toEqual(["2026-11", "2026-10", "2025-12", ""]);
  const oldest = shape(groupsOf(rows, "month", true));
  expect(oldest.map(([month]) => month)).toEqual(["2025-12", "2026-10", "2026-11", ""]);
});

test("a collapsed group is its head alone", () => {
  const priorities = ["high", "low", "high"];
  const groups = groupsOf(
    priorities.map((priority_level) => ({ priority_level })),
    "priority",
  );
  const rows = groups.flatMap((group) => group.rows);
  const ids = (collapsed: readonly string[]) =>
    listItems(rows, groups, new Set(collapsed)).map(({ id }) => id);
  expect(ids([])).toEqual(["priority:high", "0", "2", "priority:low", "1"]);
  expect(ids(["priority:high"])).toEqual(["priority:high", "priority:low", "1"]);
  expect(listItems(rows, undefined, new Set()).map(({ id }) => id)).toEqual(["0", "2", "1"]);
});
