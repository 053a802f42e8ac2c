import { expect, test } from "vitest";
import { storedProfile } from "./profile.ts";

const periodOf = (dates: Readonly<Record<string, unknown>>) =>
  storedProfile.parse({ profile: {}, experiences: [{ company: "Morel", title: "Cook", ...dates }] })
    .experiences[0]?.period;

test("dates are read in typed and stored form, in their precision", () => {
  expect(periodOf({ start_date: "03/2019", end_date: "2021" })).toEqual({
    start: { year: 2019, month: 3 },
    end: { year: 2021, month: undefined },
    isCurrent: false,
  });
  expect(periodOf({ start_date: "14/03/2019" })?.start).toEqual({ year: 2019, month: 3 });
  expect(periodOf({ start_date: "2019-03-01", start_date_precision: "month" })?.start).toEqual({
    year: 2019,
    month: 3,
  });
  expect(periodOf({ start_date: "2019-01-01", start_date_precision: "year" })?.start).toEqual({
    year: 2019,
    month: undefined,
  });
  expect(periodOf({ start_date: "soon", end_date: null })).toEqual({
    start: undefined,
    end: undefined,
    isCurrent: false,
  });
});

test("a current entry has no end, regardless of the stored one", () => {
  expect(periodOf({ start_date: "2019", end_date: "2020", is_current: true })?.end).toBeUndefined();
});

test("missing lists are empty, missing texts blank, and entries without an id get their index", () => {
  const profile = storedProfile.parse({
    profile: { first_name: null },
    competencies: [{ name: "Excel", years_of_experience: "2.5" }],
  });
  expect(profile.person.first_name).toBe("");
  expect(profile.experiences).toEqual([]);
  expect(profile.skills).toEqual([
    { id: "competencies.0", name: "Excel", level: "", category: "", years: 2.5 },
  ]);
});
