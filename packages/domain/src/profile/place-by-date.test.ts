import { expect, test } from "vitest";
import { placeByDate } from "./place-by-date.ts";

const period = (start_date: string | null, end_date: string | null, is_current = false) => ({
  start_date,
  end_date,
  is_current,
});
const current = period("2021-01-01", null, true);
const before = period("2018-01-01", "2020-12-01");
const first = period("2012-01-01", "2015-01-01");
const undated = period(null, null);

test.each([
  ["an older one is behind all", first, [current, before], 2],
  ["one in between", before, [current, first], 1],
  ["the current one is first", current, [before, first], 0],
  ["of two current ones the one that began later", period("2023-01-01", null, true), [current], 0],
  ["one that began earlier is below", period("2019-01-01", null, true), [current, before], 1],
  ["one without dates is first", undated, [current, before], 0],
  ["the first dated one is first", before, [undated], 0],
  ["entries without dates stay where they are", first, [current, undated, before], 3],
  ["an order made by hand is kept", before, [first, current], 0],
])("%s", (...[, added, periods, place]) => {
  expect(placeByDate(added, periods)).toBe(place);
});
