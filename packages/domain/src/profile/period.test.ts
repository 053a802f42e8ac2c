import { expect, test } from "vitest";
import { checkPeriod, periodColumns, typedPeriod } from "./period.ts";

const period = (start: string, end: string, isCurrent = false) => ({ start, end, isCurrent });

test("impossible dates are rejected at their own field", () => {
  expect(checkPeriod(period("31/02/2021", "13/2022"))).toEqual({
    start: "impossibleDate",
    end: "impossibleDate",
  });
  expect(checkPeriod(period("", "soon"))).toEqual({ end: "impossibleDate" });
});

test("an end before the start is rejected, by the common precision", () => {
  expect(checkPeriod(period("03/2021", "02/2021"))).toEqual({ end: "endsBeforeStart" });
  expect(checkPeriod(period("03/2021", "2021"))).toEqual({});
  expect(checkPeriod(period("14/03/2021", "03/2021"))).toEqual({});
});

test("a current period has no end, even when one was typed", () => {
  expect(checkPeriod(period("03/2021", "nonsense", true))).toEqual({});
  expect(periodColumns(period("03/2021", "04/2022", true))).toEqual({
    start_date: "2021-03-01",
    start_date_precision: "month",
    end_date: null,
    end_date_precision: null,
    is_current: true,
  });
});

test("empty dates are stored as null, and a period survives a round trip", () => {
  expect(periodColumns(period(" ", ""))).toMatchObject({ start_date: null, end_date: null });
  for (const typed of [period("2019", "14/03/2021"), period("09/2020", "", true)]) {
    expect(typedPeriod(periodColumns(typed))).toEqual(typed);
  }
});
