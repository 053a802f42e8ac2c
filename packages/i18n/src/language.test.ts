import { expect, test } from "vitest";
import { parseLanguage } from "./language.ts";

test("a language is fr or en and nothing else, and en when it is neither", () => {
  expect(parseLanguage("fr")).toBe("fr");
  expect(parseLanguage("en")).toBe("en");
  for (const value of ["FR", "fr-FR", "de", "", null, undefined, 0, {}, ["fr"]])
    expect(parseLanguage(value)).toBe("en");
});
