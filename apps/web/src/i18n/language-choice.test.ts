import { beforeEach, describe, expect, test, vi } from "vitest";
import { initialLanguage, storedLanguage, storeLanguage } from "./language-choice.ts";

beforeEach(() => localStorage.clear());

describe("the language", () => {
  test("is stored in local storage and in a cookie of the same name", () => {
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

  test("is that of the URL, then the stored choice, then that of the prerendered page", () => {
    expect(initialLanguage("/", "en")).toBe("en");
    expect(initialLanguage("/", "fr")).toBe("fr");
    storeLanguage("en");
    expect(initialLanguage("/fr", "fr")).toBe("fr");
    expect(initialLanguage("/", "fr")).toBe("en");
  });

  test("of a page without texts is that of the browser when none was chosen", () => {
    vi.stubGlobal("navigator", { languages: ["de-CH", "fr-CH", "en"] });
    expect(initialLanguage("/auth/register", "en")).toBe("fr");
    expect(initialLanguage("/dashboard", "en")).toBe("fr");
    expect(initialLanguage("/about", "en")).toBe("en");
    expect(initialLanguage("/auth/login", "en")).toBe("en");
    storeLanguage("en");
    expect(initialLanguage("/auth/register", "en")).toBe("en");
    expect(initialLanguage("/fr/auth/register", "en")).toBe("fr");
    vi.unstubAllGlobals();
  });
});
