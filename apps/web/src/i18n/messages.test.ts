import {
  listMessages,
  statedNumbers,
  translationProblems,
  unusedKeys,
} from "@postulo/i18n/compare-messages";
import type { TranslatedLanguage } from "@postulo/i18n/language";
import { translatedLanguages } from "@postulo/i18n/language-path";
import type { Messages } from "@postulo/i18n/messages";
import { productMessages } from "@postulo/i18n/product-messages.en";
import { describe, expect, test } from "vitest";

const catalogues = import.meta.glob<Messages>("../**/messages.ts", {
  eager: true,
  import: "messages",
});
const translations = import.meta.glob<Messages>("../**/messages.*.ts", {
  eager: true,
  import: "messages",
});
const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/messages.ts", "!../**/messages.*.ts", "!../**/*.test.{ts,tsx}"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

/** Messages that are the same as in English. */
const sameAsEnglish: Readonly<Record<TranslatedLanguage, ReadonlySet<string>>> = {
  fr: new Set([
    "Actions",
    "CV",
    "Version {number}",
    "E-mail",
    "Contact",
    "Contacts",
    "LinkedIn",
    "Firefox",
    "Extension",
    "Extensions",
    "Notifications",
    "Sessions",
    "Menu",
    "Date",
    "Documents",
    "Source",
    "Message",
    "Note",
    "Page",
    "Pages",
    "Notes",
    "Type",
    "Description",
    "{count} document",
    "{count} documents",
    "{count} page",
    "{count} pages",
  ]),
};
const everySource = Object.values(sources).join("\n");

describe.each(Object.entries(catalogues))("%s", (file, english) => {
  test.each(translatedLanguages)("is translated to %s", (language) => {
    const translation = translations[file.replace(".ts", `.${language}.ts`)];
    expect(translation, "there is no file").toBeDefined();
    expect(listMessages(english).size).toBeGreaterThan(0);
    const same = { language, sameAsEnglish: sameAsEnglish[language] };
    expect(translationProblems(english, translation ?? {}, same)).toEqual([]);
  });

  test("has no unused message", () => {
    expect(unusedKeys(english, everySource)).toEqual([]);
  });
});

/** F1 is the name of a measure; the accessibility statement quotes its own measurement. */
const statedOnPurpose = [
  "../landing/messages figures.cvsNote",
  "../legal/accessibility/messages intro",
  "../legal/accessibility/messages sections.tested.text",
];

test("limits in messages are parameters", () => {
  const stated = Object.entries({ ...catalogues, ...translations }).flatMap(([file, messages]) =>
    statedNumbers(messages).map((key) => `${file.replace(/(\.fr)?\.ts$/, "")} ${key}`),
  );
  expect([...new Set(stated)]).toEqual(statedOnPurpose);
});

/** Texts given by the specification, and the name of a format. */
const otherSpellings = /^Update resume$|^Unable to analyze resume$|JSON Resume|^resume\.json$/g;

test("every English message spells it résumé", () => {
  const texts = [productMessages, ...Object.values(catalogues)]
    .flatMap((catalogue) => [...listMessages(catalogue).values()].flat())
    .map((text) => text.replace(otherSpellings, ""));
  expect(texts.filter((text) => /résumé/i.test(text)).length).toBeGreaterThan(10);
  expect(texts.filter((text) => /\bresumes?\b/i.test(text))).toEqual([]);
});

test("the catalogues are found", () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(4);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
});
