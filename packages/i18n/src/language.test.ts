import { expect, test } from "vitest";
import { matchLanguage, parseLanguage, preferredLanguage } from "./language.ts";

test("accepts exactly the codes of the languages, and is English for everything else", () => {
  expect(parseLanguage("fr")).toBe("fr");
  expect(parseLanguage("en")).toBe("en");
  for (const value of ["FR", "de", "fr-CA", "", null, undefined, 1, {}])
    expect(parseLanguage(value)).toBe("en");
});

test("reads the language of a browser's tag, whatever its region", () => {
  expect(["fr", "fr-CA", "en-GB", "de-CH", ""].map(matchLanguage)).toEqual([
    "fr",
    "fr",
    "en",
    "en",
    "en",
  ]);
});

test.each([
  [["de-CH", "fr-CH", "en"], "fr"],
  [["en-US", "fr"], "en"],
  [["FR-ca"], "fr"],
  [["de", "*", ""], undefined],
  [[], undefined],
])("the first of the languages %j that the interface has is preferred", (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
