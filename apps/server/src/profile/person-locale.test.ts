import { expect, test } from "vitest";
import { personLocale } from "./person-locale.ts";

test.each([
  ["en", "US", "en-US"],
  ["en", "United States", "en-US"],
  ["en", "États-Unis", "en-US"],
  ["en", "GB", "en-GB"],
  ["en", "Ireland", "en-IE"],
  ["en", "Atlantis", "en-GB"],
  ["en", null, "en-GB"],
  ["fr", "CA", "fr-CA"],
  ["fr", undefined, "fr"],
] as const)("dates in %s for a person in %s are those of %s", (language, country, locale) => {
  expect(personLocale(language, country)).toBe(locale);
});
