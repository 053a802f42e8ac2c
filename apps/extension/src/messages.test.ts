import {
  compareMessages,
  listMessages,
  statedNumbers,
  translationProblems,
  unusedKeys,
} from "@postulo/i18n/compare-messages";
import { defaultLanguage, languages, type TranslatedLanguage } from "@postulo/i18n/language";
import { translatedLanguages } from "@postulo/i18n/language-path";
import type { Messages } from "@postulo/i18n/messages";
import { expect, test } from "vitest";
import { messages as english } from "./messages.ts";

const sources = import.meta.glob<string>(
  ["./**/*.ts", "!./messages.ts", "!./messages.*.ts", "!./**/*.test.ts"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

const translations = import.meta.glob<Messages>("./messages.*.ts", {
  eager: true,
  import: "messages",
});

/** Texts that are the same in English. */
const sameAsEnglish: Readonly<Record<TranslatedLanguage, ReadonlySet<string>>> = {
  fr: new Set(["Documents"]),
};

test.each(translatedLanguages)("the extension is translated to %s", (language) => {
  const translation = translations[`./messages.${language}.ts`] ?? {};
  const same = { language, sameAsEnglish: sameAsEnglish[language] };
  expect(translationProblems(english, translation, same)).toEqual([]);
  expect([english, translation].flatMap(statedNumbers)).toEqual([]);
});

test("the catalogue has no unused message", () => {
  expect(unusedKeys(english, Object.values(sources).join("\n"))).toEqual([]);
});

const storeTexts = import.meta.glob<Messages>("../public/_locales/*/messages.json", {
  eager: true,
  import: "default",
});

test("the texts that the browser shows about the extension are translated to each language", () => {
  const original = storeTexts[`../public/_locales/${defaultLanguage}/messages.json`] ?? {};
  expect(listMessages(original).size).toBeGreaterThan(1);
  expect(Object.keys(storeTexts)).toHaveLength(languages.length);
  for (const language of languages) {
    const translation = storeTexts[`../public/_locales/${language}/messages.json`] ?? {};
    expect(compareMessages(original, translation)).toEqual([]);
  }
});
