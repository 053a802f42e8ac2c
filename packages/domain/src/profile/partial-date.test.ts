import { expect, test } from "vitest";
import { formatWhileTyping, isOrderedRange, parseTypedDate, typedDate } from "./partial-date.ts";

test("a date is stored with its precision and shown as typed", () => {
  for (const text of ["2021", "03/2021", "14/03/2021"]) {
    const date = parseTypedDate(text);
    expect(date && typedDate(date)).toBe(text);
  }
});

test("an empty date is null and an impossible one is rejected", () => {
  expect(parseTypedDate(" ")).toBeNull();
  expect(
    ["31/02/2021", "13/2021", "00/2020", "2021-03", "1/1/1", "soon"].map(parseTypedDate),
  ).toEqual(Array.from({ length: 6 }));
  expect(parseTypedDate("29/02/2024")).toEqual({ date: "2024-02-29", precision: "day" });
});

test("slashes are inserted while typing, and after MM/ a 19 or 20 starts a year", () => {
  expect(formatWhileTyping("032021")).toBe("03/2021");
  expect(formatWhileTyping("14032021")).toBe("14/03/2021");
  expect(formatWhileTyping("2021")).toBe("2021");
  expect(formatWhileTyping("03/2021")).toBe("03/2021");
  expect(formatWhileTyping("14/03/20219")).toBe("14/03/2021");
  expect(formatWhileTyping("3/2021")).toBe("3/2021");
});

test("each format can be typed key by key", () => {
  const typeKeys = (keys: string) =>
    Array.from(keys).reduce((text, key) => formatWhileTyping(text + key), "");
  expect(["032021", "14032021", "2021", "03/2021", "14/03/2021", "01122019"].map(typeKeys)).toEqual(
    ["03/2021", "14/03/2021", "2021", "03/2021", "14/03/2021", "01/12/2019"],
  );
});

test("a date may be typed with the name of its month, in both languages", () => {
  const typeKeys = (keys: string) =>
    Array.from(keys).reduce((text, key) => formatWhileTyping(text + key), "");
  expect(
    ["Aug 2019", "août 2019", "1er févr. 2020", "12 September 2019", "sept 2011"].map(typeKeys),
  ).toEqual(["08/2019", "08/2019", "01/02/2020", "12/09/2019", "09/2011"]);
  // No month, or two.
  expect(["jui 2019", "soon 2019", "August"].map(typeKeys)).toEqual([
    "jui 2019",
    "soon 2019",
    "August",
  ]);
  expect(parseTypedDate("soon 2019")).toBeUndefined();
});

test("a range is ordered by the common precision of both dates", () => {
  const year = { date: "2021-01-01", precision: "year" } as const;
  const march = { date: "2021-03-01", precision: "month" } as const;
  const before = { date: "2020-12-31", precision: "day" } as const;
  expect([
    isOrderedRange(march, year),
    isOrderedRange(year, march),
    isOrderedRange(march, before),
  ]).toEqual([true, true, false]);
});
