import { expect, test } from "vitest";
import { countryCodes } from "./country-codes.ts";
import { countriesNamed, countryNamed } from "./country-names.ts";

const countriesIn = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: "region" });
  return countryCodes.map((code) => ({ code, name: names.of(code) ?? code }));
};

test.each([
  ["en", "UK", "GB"],
  ["en", "u.k.", "GB"],
  ["en", "England", "GB"],
  ["en", "Great Britain", "GB"],
  ["fr", "Scotland", "GB"],
  ["en", "GB", "GB"],
  ["en", "USA", "US"],
  ["en", "America", "US"],
  ["en", "Deutschland", "DE"],
  ["en", "Suisse", "CH"],
  ["fr", "Switzerland", "CH"],
  ["en", "Schweiz", "CH"],
  ["en", "Cote d'Ivoire", "CI"],
  ["en", "Holland", "NL"],
  ["fr", "espana", "ES"],
])("in %s, %s is first %s", (language, typed, code) => {
  const countries = countriesIn(language);
  expect(countriesNamed(countries, typed)[0]?.code).toBe(code);
  expect(countryNamed(countries, typed)?.code).toBe(code);
});

test("a beginning offers the names of the page before those of other languages", () => {
  const codes = countriesNamed(countriesIn("en"), "ger").map(({ code }) => code);
  expect(codes).toContain("DE");
  expect(countriesNamed(countriesIn("en"), "Deutsch")[0]?.code).toBe("DE");
  expect(countriesNamed(countriesIn("en"), "engl").map(({ code }) => code)).toEqual(["GB"]);
  expect(countriesNamed(countriesIn("en"), "uk").map(({ code }) => code)).toEqual(["GB", "UA"]);
});

test("what names no country, or more than one, is none", () => {
  const countries = countriesIn("en");
  expect(countriesNamed(countries, "Wonderland")).toEqual([]);
  expect(countryNamed(countries, "uni")).toBeUndefined();
  expect(countriesNamed(countries, "  ")).toHaveLength(countries.length);
});
