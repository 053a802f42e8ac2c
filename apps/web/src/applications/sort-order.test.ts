import { expect, test } from "vitest";
import { defaultSortOrder, readSortOrder, sortParameters } from "./sort-order.ts";

test("the default sort is by applied date, newest first", () => {
  expect(readSortOrder(new URLSearchParams())).toEqual(defaultSortOrder);
  expect(readSortOrder(new URLSearchParams("sort=password"))).toEqual({
    column: "applied_at",
    ascending: false,
  });
});

test("a second click on a column turns the order round", () => {
  const first = sortParameters(defaultSortOrder, "job_title");
  expect(first).toEqual({ sort: "job_title", order: "asc" });
  const order = readSortOrder(new URLSearchParams(first));
  expect(sortParameters(order, "job_title")).toEqual({ sort: "job_title", order: "desc" });
});
