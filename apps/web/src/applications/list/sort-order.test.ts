import type { Application } from "@postulo/domain/application";
import { expect, test } from "vitest";
import {
  defaultSortOrder,
  readSortOrder,
  sortApplications,
  sortParameters,
  type SortColumn,
} from "./sort-order.ts";
import { sampleApplication } from "@postulo/domain/testing/sample-application";

test("the default order is by applied date, newest first", () => {
  expect(readSortOrder(new URLSearchParams())).toEqual(defaultSortOrder);
  expect(readSortOrder(new URLSearchParams("sort=password"))).toEqual({
    column: "applied_at",
    ascending: false,
  });
});

test("a second click on a column reverses the order", () => {
  const first = sortParameters(defaultSortOrder, "job_title");
  expect(first).toEqual({ sort: "job_title", order: "asc" });
  const order = readSortOrder(new URLSearchParams(first));
  expect(sortParameters(order, "job_title")).toEqual({ sort: "job_title", order: "desc" });
});

const order = (rows: Application[], column: SortColumn, ascending = true) =>
  sortApplications(rows, { column, ascending }).map(({ id }) => id);

test("titles are sorted alphabetically, stages by progress, priorities by urgency", () => {
  const rows = [
    sampleApplication("1", {
      job_title: "Zoologist",
      application_stage: "offer",
      priority_level: "low",
    }),
    sampleApplication("2", {
      job_title: "électricien",
      application_stage: "applied",
      priority_level: "high",
    }),
    sampleApplication("3", { job_title: "Engineer", application_stage: "interview1" }),
  ];
  expect(order(rows, "job_title")).toEqual(["2", "3", "1"]);
  expect(order(rows, "application_stage")).toEqual(["2", "3", "1"]);
  expect(order(rows, "priority_level")).toEqual(["2", "3", "1"]);
});

test("rows without a next action are last in both directions", () => {
  const rows = [
    sampleApplication("1", {}),
    sampleApplication("2", { next_action_date: "2026-12-02" }),
    sampleApplication("3", { next_action_date: "2026-12-01" }),
  ];
  expect(order(rows, "next_action_date")).toEqual(["3", "2", "1"]);
  expect(order(rows, "next_action_date", false)).toEqual(["2", "3", "1"]);
});

test("of equal rows, the one that was added last is first in both directions", () => {
  const added = (id: string, time: string) =>
    sampleApplication(id, { created_at: `2026-11-01T08:00:${time}+00:00` });
  const rows = [added("1", "00"), added("2", "00.5"), added("3", "00.500001"), added("4", "00")];
  for (const ascending of [true, false])
    for (const column of ["applied_at", "priority_level", "job_title"] as const)
      expect(order(rows, column, ascending)).toEqual(["3", "2", "1", "4"]);
});
