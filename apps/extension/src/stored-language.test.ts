import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startFakeBrowser } from "./testing/fake-browser.ts";
import { loadLanguage, saveLanguage } from "./stored-language.ts";

beforeEach(() =>
  startFakeBrowser({
    url: undefined,
    isConfirmed: false,
    isApplication: false,
    posting: undefined,
  }),
);
afterEach(() => vi.unstubAllGlobals());

const preferring = (...languages: string[]) => vi.stubGlobal("navigator", { languages });

test.each([
  ["French pages are wanted first", ["fr-FR", "fr", "en"], "fr"],
  ["English pages are wanted first", ["en-GB", "fr"], "en"],
  ["the first language is one that the interface lacks", ["de", "fr-CH", "en"], "fr"],
  ["no language is one of the interface", ["de"], "en"],
])("before a choice the language is the browser's: %s", async (_, languages, expected) => {
  preferring(...languages);
  expect(await loadLanguage()).toBe(expected);
});

test("the language that was chosen in the popup is kept", async () => {
  preferring("fr-FR");
  await saveLanguage("en");
  expect(await loadLanguage()).toBe("en");
});
