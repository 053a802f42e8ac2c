import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import {
  listMessages,
  statedNumbers,
  translationProblems,
  unusedKeys,
} from "@postulo/i18n/compare-messages";
import type { TranslatedLanguage } from "@postulo/i18n/language";
import { translatedLanguages } from "@postulo/i18n/language-path";
import type { Messages } from "@postulo/i18n/messages";
import { describe, expect, test } from "vitest";

const read = async (name: string): Promise<Messages> => {
  const file: { messages: Messages } = await import(path.join(import.meta.dirname, name));
  return file.messages;
};
/** What mails, pages, calendars and reports of the server say, in each language. */
const names = await Array.fromAsync(glob("**/*-messages.fr.ts", { cwd: import.meta.dirname }));
const catalogues = await Promise.all(
  names.flatMap((name) =>
    translatedLanguages.map(async (language) => ({
      name: name.replace(".fr.ts", ""),
      language,
      original: await read(name.replace(".fr.ts", ".ts")),
      translation: await read(name.replace(".fr.ts", `.${language}.ts`)),
    })),
  ),
);
const sourceNames = await Array.fromAsync(glob("**/*.ts", { cwd: import.meta.dirname }));
const sources = await Promise.all(
  sourceNames
    .filter((name) => !/(-messages(\.\w+)?|\.test)\.ts$/.test(name))
    .map((name) => readFile(path.join(import.meta.dirname, name), "utf8")),
);
const everySource = sources.join("\n");

/** Texts that are the same in English. */
const sameAsEnglish: Readonly<Record<TranslatedLanguage, ReadonlySet<string>>> = {
  fr: new Set(["Date", "Source"]),
};

describe.each(catalogues)("$name", ({ language, original, translation }) => {
  test(`is translated to ${language}, and has no unused message`, () => {
    expect(listMessages(original).size).toBeGreaterThan(0);
    const same = { language, sameAsEnglish: sameAsEnglish[language] };
    expect(translationProblems(original, translation, same)).toEqual([]);
    expect(unusedKeys(original, everySource)).toEqual([]);
    expect([original, translation].flatMap(statedNumbers)).toEqual([]);
  });
});

test("the messages were found", () => {
  expect(catalogues.length).toBeGreaterThan(4);
  expect(everySource.length).toBeGreaterThan(10_000);
});
