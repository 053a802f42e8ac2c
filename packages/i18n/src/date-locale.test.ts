import { expect, test } from "vitest";
import { dateLocale, dateLocaleIn } from "./date-locale.ts";

test.each([
  ["en", ["en-GB", "en-US"], "en-GB"],
  ["en", ["en-US", "en"], "en-US"],
  ["en", ["fr-FR", "en-AU"], "en-AU"],
  ["en", ["en", "en-IE"], "en-IE"],
  ["en", ["en"], "en-GB"],
  ["en", ["fr-FR"], "en-GB"],
  ["en", ["fr-FR", "fr", "en-US", "en"], "en-GB"],
  ["en", ["en-XZ"], "en-GB"],
  ["fr", ["en-US", "fr-CA"], "fr-CA"],
  ["fr", ["en-US"], "fr"],
] as const)("dates in %s of somebody who prefers %s are those of %s", (language, tags, locale) => {
  expect(dateLocale(language, tags)).toBe(locale);
});

test.each([
  ["US", "November 9, 2026"],
  ["GB", "9 November 2026"],
  ["AU", "9 November 2026"],
  ["FR", "9 November 2026"],
  [undefined, "9 November 2026"],
])("an English date for somebody in %s is %s", (country, text) => {
  const format = new Intl.DateTimeFormat(dateLocaleIn("en", country), {
    dateStyle: "long",
    timeZone: "UTC",
  });
  expect(format.format(new Date("2026-11-09"))).toBe(text);
});
