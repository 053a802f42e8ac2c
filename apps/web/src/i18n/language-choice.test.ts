import { beforeEach, describe, expect, test } from "vitest";
import { firstLanguage, storedLanguage, storeLanguage } from "./language-choice.ts";

beforeEach(() => localStorage.clear());

describe("the language", () => {
  test("is kept in local storage and in a cookie of the same name", () => {
    storeLanguage("fr");
    expect(localStorage.getItem("postulo-language")).toBe("fr");
    expect(document.cookie).toContain("postulo-language=fr");
    expect(storedLanguage()).toBe("fr");
  });

  test("accepts only the codes of the languages", () => {
    for (const value of ["de", "FR", "", "null"]) {
      localStorage.setItem("postulo-language", value);
      expect(storedLanguage()).toBeUndefined();
    }
  });

  test("starts with that of the address, then the choice, then the delivered page", () => {
    expect(firstLanguage("/", "en")).toBe("en");
    expect(firstLanguage("/", "fr")).toBe("fr");
    storeLanguage("en");
    expect(firstLanguage("/fr", "fr")).toBe("fr");
    expect(firstLanguage("/", "fr")).toBe("en");
  });
});
