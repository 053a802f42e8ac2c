import { expect, test } from "vitest";
import { namedLanguage, pathInLanguage, pathWithoutLanguage } from "./language-path.ts";

test("a path names a translated language by its first part alone", () => {
  expect(["/fr", "/fr/", "/fr/about"].map(namedLanguage)).toEqual(["fr", "fr", "fr"]);
  expect(["/", "/about", "/french", "/en/about", "/about/fr"].map(namedLanguage)).toEqual(
    Array.from({ length: 5 }),
  );
});

test("a language does not change which page a path means", () => {
  expect(
    ["/", "/fr", "/fr/", "/fr/about", "/french", "/auth/login"].map(pathWithoutLanguage),
  ).toEqual(["/", "/", "/", "/about", "/french", "/auth/login"]);
  expect(pathInLanguage("/", "en")).toBe("/");
  expect(pathInLanguage("/", "fr")).toBe("/fr");
  expect(pathInLanguage("/about", "en")).toBe("/about");
  expect(pathInLanguage("/about", "fr")).toBe("/fr/about");
});
