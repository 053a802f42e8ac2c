import { describe, expect, test } from "vitest";
import { findRange, isOnlyDate, stripDuration, stripRange } from "./date-range.ts";

const rangeOf = (text: string) => {
  const found = findRange(text)?.range;
  return found && [found.start, found.end, found.isCurrent];
};

test("reads each month as start and end of a range, in both languages, after any word", () => {
  const names = {
    en: [
      "January",
      "Feb",
      "March",
      "Apr.",
      "MAY",
      "June",
      "Jul",
      "August",
      "Sept",
      "Oct.",
      "November",
      "December",
    ],
    fr: [
      "janvier",
      "févr.",
      "Mars",
      "avril",
      "mai",
      "juin",
      "juil.",
      "Août",
      "sept.",
      "octobre",
      "nov.",
      "déc.",
    ],
  };
  for (const [from, to, all] of [
    ["From ", " to ", names.en],
    ["", " – ", names.en],
    ["De ", " à ", names.fr],
    ["", " > ", names.fr],
  ] as const) {
    for (const [at, name] of all.entries()) {
      const month = String(at + 1).padStart(2, "0");
      const text = `${from}${name} 2012${to}${name} 2015`;
      expect([text, rangeOf(text)]).toEqual([text, [`2012-${month}`, `2015-${month}`, false]]);
    }
  }
});

describe("reads the date range of", () => {
  test.each([
    ["Jan 2020 – Mar 2021", ["2020-01", "2021-03", false]],
    ["Sept. 2018 - present", ["2018-09", undefined, true]],
    ["janv. 2020 – aujourd'hui", ["2020-01", undefined, true]],
    ["Depuis septembre 2019", ["2019-09", undefined, true]],
    ["de septembre 2019 à juin 2021", ["2019-09", "2021-06", false]],
    ["Février à août 2017", ["2017-02", "2017-08", false]],
    ["May – August 2020", ["2020-05", "2020-08", false]],
    ["2015-2018", ["2015", "2018", false]],
    ["2018/19", ["2018", "2019", false]],
    ["01/2020 – 12/2021", ["2020-01", "2021-12", false]],
    ["03/19 - 08/21", ["2019-03", "2021-08", false]],
    ["[ 01/09/2020 – Actuel ]", ["2020-09-01", undefined, true]],
    ["2020-03 to 2021-11", ["2020-03", "2021-11", false]],
    ["15 mars 2020 au 3 mai 2021", ["2020-03-15", "2021-05-03", false]],
    ["March 15, 2020 – Present", ["2020-03-15", undefined, true]],
    ["Étés 2011, 2012, 2013", ["2011", "2013", false]],
    ["Summers 2011, 2012", ["2011", "2012", false]],
    ["Été 2014, été 2015 et été 2016", ["2014", "2016", false]],
    ["saisons 2012, 2011 & 2009", ["2009", "2012", false]],
    ["Winter seasons 2018 and 2019", ["2018", "2019", false]],
    ["2011, 2012-2014", [undefined, "2011", false]],
    ["Summer 2019", [undefined, "2019", false]],
    ["Été 2018", [undefined, "2018", false]],
    ["juin 2016", [undefined, "2016-06", false]],
    ["Expected May 2026", [undefined, "2026-05", false]],
    ["since 1998", ["1998", undefined, true]],
    ["2021 –", ["2021", undefined, true]],
    ["Oct ’19 – Feb ’20", ["2019-10", "2020-02", false]],
    ["1er septembre 2020 – 30 juin 2021", ["2020-09-01", "2021-06-30", false]],
  ])("%s", (text, expected) => {
    expect(rangeOf(text)).toEqual(expected);
  });
});

test.each([
  "ISO 9001",
  "12,2019 users",
  "$2020",
  "2020%",
  "75011 Paris",
  "version 3.2019.1",
  "MP2019",
])("finds no date in %s", (text) => {
  expect(findRange(text)).toBeUndefined();
});

test("returns the text around a date range", () => {
  const text = "Software Engineer (Jan 2020 – Mar 2021), Acme";
  const found = findRange(text);
  expect(found && stripRange(text, found)).toBe("Software Engineer , Acme");
});

test("strips durations", () => {
  expect(stripDuration("2 years 10 months")).toBe("");
  expect(stripDuration("Acme (6 mois)")).toBe("Acme");
  expect(isOnlyDate("janvier 2020 - Present (3 ans 2 mois)")).toBe(true);
  expect(isOnlyDate("Paris 2020")).toBe(false);
});

test("reads days with years of two digits, not other numbers with points or slashes", () => {
  expect(rangeOf("Du 04/10/19 au 28/03/20")).toEqual(["2019-10-04", "2020-03-28", false]);
  expect(rangeOf("04/10/2019 untill now")).toEqual(["2019-10-04", undefined, true]);
  expect(rangeOf("Release 0.14.32")).toBe(undefined);
});

test("reads the months of a year in brackets behind it", () => {
  expect(rangeOf("Switch Works - 2021 (April - August)")).toEqual(["2021-04", "2021-08", false]);
  expect(rangeOf("2024 (September- Date)")).toEqual(["2024-09", undefined, true]);
  expect(rangeOf("2019 (avril à août)")).toEqual(["2019-04", "2019-08", false]);
  // It began in another year, or ended in one.
  expect(rangeOf("2023 (December - July)")).toEqual(["2023", "2023", false]);
  expect(rangeOf("2023 (April Works)")).toEqual([undefined, "2023", false]);
});
