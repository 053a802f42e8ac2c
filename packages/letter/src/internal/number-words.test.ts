import { expect, test } from "vitest";
import { figuresOf } from "./number-words.ts";

test.each([
  ["thirty-five nurses", ["35"]],
  ["twenty-and-five", ["25"]],
  ["a hundred-and-five", ["105"]],
  ["vingt-et-un", ["21"]],
  ["quatre-vingt-dix", ["90"]],
  ["a six-month course", ["6"]],
  ["40 000 euros", ["40000"]],
  ["1,250 orders and 2.5 hours", ["1250", "2.5"]],
  ["and the well-known and", []],
])("the figures of %s are %j", (text, figures) => {
  expect(figuresOf(text).map(({ value }) => value)).toEqual(figures);
});
