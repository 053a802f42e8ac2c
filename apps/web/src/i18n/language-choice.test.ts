import { beforeEach, describe, expect, test } from "vitest";
import {
  firstLanguage,
  pathWithoutLanguage,
  storedLanguage,
  storeLanguage,
} from "./language-choice.ts";

beforeEach(() => localStorage.clear());

describe("the language", () => {
  test("is kept in local storage and in a cookie of the same name", () => {
    storeLanguage("fr");
    expect(localStorage.getItem("postulo-language")).toBe("fr");
    expect(document.cookie).toContain("postulo-language=fr");
    expect(storedLanguage()).toBe("fr");
  });

  test("accepts only fr or en", () => {
    for (const value of ["de", "FR", "", "null"]) {
      localStorage.setItem("postulo-language", value);
      expect(storedLanguage()).toBeUndefined();
    }
  });

  test("begins with the address that names French, then the choice, then the delivered page", () => {
    expect(firstLanguage("/", "en")).toBe("en");
    expect(firstLanguage("/", "fr")).toBe("fr");
    storeLanguage("en");
    expect(firstLanguage("/fr", "fr")).toBe("fr");
    expect(firstLanguage("/", "fr")).toBe("en");
  });

  test("does not change which page an address means", () => {
    expect(
      ["/", "/fr", "/fr/", "/fr/about", "/french", "/auth/login"].map(pathWithoutLanguage),
    ).toEqual(["/", "/", "/", "/about", "/french", "/auth/login"]);
  });
});
