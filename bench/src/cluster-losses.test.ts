import { expect, test } from "vitest";
import { countMissing } from "./cluster/read-back.ts";
import { longestGap } from "./cluster/record.ts";

test("a row that is missing, or has an earlier value, is lost", () => {
  const expected = new Map([
    ["kept", "new"],
    ["gone", "new"],
    ["stale", "new"],
    ["without value", null],
  ]);
  const found = [
    { title: "kept", notes: "new" },
    { title: "stale", notes: null },
    { title: "without value", notes: "whatever an unanswered request wrote" },
  ];
  expect(countMissing(expected, found, ["title", "notes"])).toBe(2);
});

test("the longest time without success reaches to both ends", () => {
  expect(longestGap([1, 4, 5], 0, 6)).toBe(3);
  expect(longestGap([4, 5], 0, 6)).toBe(4);
  expect(longestGap([1, 2], 0, 10)).toBe(8);
  expect(longestGap([], 0, 7)).toBe(7);
});
