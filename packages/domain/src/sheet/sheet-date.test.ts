import { describe, expect, test } from "vitest";
import { detectDateOrder, readDay } from "./sheet-date.ts";

test.each([
  ["2026-11-21", "2026-11-21"],
  ["2026-11-21T23:30:00Z", "2026-11-21"],
  ["21/11/2026", "2026-11-21"],
  ["11/21/2026", "2026-11-21"],
  ["1-2-2026", "2026-02-01"],
  ["01.02.2026", "2026-02-01"],
])("%s is %s", (text, day) => {
  expect(readDay(text, "dayFirst")).toBe(day);
});

test("an ambiguous date is read in the given order", () => {
  expect(readDay("10/06/2026", "dayFirst")).toBe("2026-06-10");
  expect(readDay("10/06/2026", "monthFirst")).toBe("2026-10-06");
  expect(readDay("10.06.2026", "monthFirst")).toBe("2026-06-10");
});

test.each(["31/02/2026", "13/13/2026", "2026-02-30", "10/06-2026", "soon", ""])(
  "%s is no date",
  (text) => {
    expect(readDay(text, "dayFirst")).toBeUndefined();
  },
);

describe("the date order of a file", () => {
  test("is detected by one unambiguous date", () => {
    expect(detectDateOrder(["10/06/2026", "21/11/2026"])).toEqual({
      kind: "known",
      order: "dayFirst",
    });
    expect(detectDateOrder(["10/06/2026", "11/21/2026", ""])).toEqual({
      kind: "known",
      order: "monthFirst",
    });
  });

  test("is undecided when all dates are ambiguous, with at most three examples", () => {
    const dates = ["10/06/2026", "10/06/2026", "01/02/2026", "03/04/2026", "05/06/2026"];
    expect(detectDateOrder(dates)).toEqual({
      kind: "ambiguous",
      examples: ["10/06/2026", "01/02/2026", "03/04/2026"],
    });
  });

  test("is undecided when dates contradict each other", () => {
    expect(detectDateOrder(["10/06/2026", "21/11/2026", "11/21/2026"]).kind).toBe("ambiguous");
  });

  test("does not matter for dates whose readings are the same, and for ISO days", () => {
    expect(detectDateOrder(["06/06/2026", "2026-06-10", "10.06.2026"]).kind).toBe("known");
  });
});
