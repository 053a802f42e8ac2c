import { describe, expect, test } from "vitest";
import { dayAfterKey, daysShown, stepFrom, weekStart } from "./calendar-days.ts";

describe("the days shown", () => {
  test("of a week begin on Monday", () => {
    expect(weekStart("2026-11-23")).toBe("2026-11-23");
    expect(weekStart("2026-11-29")).toBe("2026-11-23");
    expect(daysShown("2026-12-31", "week")).toEqual([
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2026-12-31",
      "2027-01-01",
      "2027-01-02",
      "2027-01-03",
    ]);
  });

  test("of a month are whole weeks", () => {
    const november = daysShown("2026-11-23", "month");
    expect([november.at(0), november.at(-1), november.length]).toEqual([
      "2026-10-26",
      "2026-12-06",
      42,
    ]);
    const february = daysShown("2027-02-10", "month");
    expect([february.at(0), february.at(-1), february.length]).toEqual([
      "2027-02-01",
      "2027-02-28",
      28,
    ]);
  });

  test("of a list are four weeks from the day on", () => {
    const list = daysShown("2026-11-23", "agenda");
    expect([list.at(0), list.at(-1)]).toEqual(["2026-11-23", "2026-12-20"]);
  });
});

test("a step leads to the same day of the next week or month, or to its last one", () => {
  expect(stepFrom("2026-11-23", "week", -1)).toBe("2026-11-16");
  expect(stepFrom("2027-01-31", "month", 1)).toBe("2027-02-28");
  expect(stepFrom("2027-01-05", "month", -1)).toBe("2026-12-05");
  expect(stepFrom("2026-11-23", "agenda", 1)).toBe("2026-12-21");
});

test("keys lead to other days", () => {
  const keys = ["ArrowLeft", "ArrowDown", "Home", "End", "PageDown", "x"];
  expect(keys.map((key) => dayAfterKey(key, "2026-11-25", "month"))).toEqual([
    "2026-11-24",
    "2026-12-02",
    "2026-11-23",
    "2026-11-29",
    "2026-12-25",
    undefined,
  ]);
  expect(dayAfterKey("PageDown", "2026-11-25", "week")).toBe("2026-12-02");
});
