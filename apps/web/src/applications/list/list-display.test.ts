import { expect, test } from "vitest";
import {
  columnPlaces,
  columnsParameter,
  defaultColumns,
  readColumns,
  readDensity,
  readGrouping,
  tableColumns,
} from "./list-display.ts";

test("columns are read from the address in their order, without unknown and repeated ones", () => {
  expect(readColumns("next,stage,next,password,source")).toEqual(["next", "stage", "source"]);
  for (const text of [null, "", "password"]) expect(readColumns(text)).toEqual(defaultColumns);
});

test("the address names columns only when they are not the default ones", () => {
  expect(columnsParameter(defaultColumns)).toBe("");
  expect(columnsParameter(["source", "stage"])).toBe("source,stage");
  expect(readColumns(columnsParameter([]))).toEqual([]);
  expect(readColumns(columnsParameter(tableColumns))).toEqual(tableColumns);
});

test("an unknown density or group in the address is the default one", () => {
  const parameters = new URLSearchParams("density=huge&group=colour");
  expect([readDensity(parameters), readGrouping(parameters)]).toEqual(["comfortable", undefined]);
  const known = new URLSearchParams("density=compact&group=next");
  expect([readDensity(known), readGrouping(known)]).toEqual(["compact", "next"]);
});

test("a narrow list leaves out contact, priority, date and next action, and never the stage", () => {
  expect(columnPlaces(defaultColumns)).toEqual([
    { column: "stage", from: undefined },
    { column: "priority", from: 60 },
    { column: "applied", from: 52 },
    { column: "contact", from: 72 },
    { column: "next", from: 36 },
  ]);
});

test("a chosen column stays longer than the default ones, and the only column stays always", () => {
  const places = columnPlaces(["company", "stage", "contact"]);
  expect(places.map(({ from }) => from)).toEqual([40, undefined, 52]);
  expect(columnPlaces(["contact"])).toEqual([{ column: "contact", from: undefined }]);
  const widest = columnPlaces(tableColumns).map(({ from }) => from ?? 0);
  expect(Math.max(...widest)).toBeLessThanOrEqual(112);
});
