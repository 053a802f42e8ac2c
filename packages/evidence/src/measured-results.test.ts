import { expect, test } from "vitest";
import { statesResult } from "./measured-results.ts";

test.each([
  "Cut falls on the unit from 11 to 4 a quarter",
  "Relance des impayés : encours échu ramené de 86 000 € à 19 000 €",
  "Stock loss 2.1% to 1.2%",
  "Five years with no accidents",
])("“%s” states a result", (line) => {
  expect(statesResult(line)).toBe(true);
});

test("a number of things looked after is none", () => {
  expect(statesResult("Key worker for 6 residents")).toBe(false);
});
