import { expect, test } from "vitest";
import { takeFigure } from "./row.ts";

const row = { name: "requests", unit: "ms", budget: { atMost: 5 } };

test.each([
  [5, true],
  [6, false],
])("compares %d with a budget of at most 5", async (value, ok) => {
  expect(await takeFigure({ ...row, measure: async () => value })).toEqual({
    name: "requests",
    value,
    unit: "ms",
    budget: "≤ 5",
    ok,
  });
});

test("a row that throws has no value, a reason, and is over its budget", async () => {
  const measure = () => Promise.reject(new Error("too many clients already"));
  const figure = await takeFigure({ ...row, measure });
  expect(figure).toMatchObject({ value: null, ok: false });
  expect(figure.error).toContain("too many clients already");
});
