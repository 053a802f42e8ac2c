import { expect, test } from "vitest";
import { axisTicks } from "./axis-ticks.ts";

test("the ticks of an axis are round, few, and reach the largest value", () => {
  expect([0, 1, 3, 5, 7, 21, 380].map((max) => axisTicks(max))).toEqual([
    [0, 1],
    [0, 1],
    [0, 1, 2, 3],
    [0, 2, 4, 6],
    [0, 2, 4, 6, 8],
    [0, 10, 20, 30],
    [0, 100, 200, 300, 400],
  ]);
});
