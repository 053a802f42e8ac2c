import {
  compareMessages,
  frenchTypographyProblems,
  leftInEnglish,
  listMessages,
  unusedKeys,
} from "@postulo/i18n/compare-messages";
import { defaultLanguage, languages } from "@postulo/i18n/language";
import type { Messages } from "@postulo/i18n/messages";
import { expect, test } from "vitest";
import { messages as english } from "./messages.ts";
import { messages as french } from "./messages.fr.ts";

const sources = import.meta.glob<string>(
  ["./**/*.ts", "!./messages.ts", "!./messages.*.ts", "!./**/*.test.ts"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

test("the popup says everything in both languages", () => {
  expect(compareMessages(english, french)).toEqual([]);
});

test("its French is set as French is", () => {
  expect(frenchTypographyProblems(french)).toEqual([]);
});

test("no text is left in English, and none is there that nothing shows", () => {
  const sameInBoth = new Set(["Documents"]);
  expect(leftInEnglish(english, french, sameInBoth)).toEqual([]);
  expect(unusedKeys(english, Object.values(sources).join("\n"))).toEqual([]);
});

const storeTexts = import.meta.glob<Messages>("../public/_locales/*/messages.json", {
  eager: true,
  import: "default",
});

test("what the browser shows of the extension is there in each language", () => {
  const original = storeTexts[`../public/_locales/${defaultLanguage}/messages.json`] ?? {};
  expect(listMessages(original).size).toBeGreaterThan(1);
  expect(Object.keys(storeTexts)).toHaveLength(languages.length);
  for (const language of languages) {
    const translation = storeTexts[`../public/_locales/${language}/messages.json`] ?? {};
    expect(compareMessages(original, translation)).toEqual([]);
  }
});
