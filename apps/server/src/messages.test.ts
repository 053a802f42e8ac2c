import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import {
  compareMessages,
  frenchTypographyProblems,
  leftInEnglish,
  listMessages,
  unusedKeys,
} from "@postulo/i18n/compare-messages";
import type { Messages } from "@postulo/i18n/messages";
import { describe, expect, test } from "vitest";

/** What mails, pages, calendars and reports of the server say. */
const names = await Array.fromAsync(glob("**/*-messages.fr.ts", { cwd: import.meta.dirname }));
const read = async (name: string): Promise<Messages> => {
  const file: { messages: Messages } = await import(path.join(import.meta.dirname, name));
  return file.messages;
};
const catalogues = await Promise.all(
  names.map(async (name) => ({
    name,
    original: await read(name.replace(".fr.ts", ".ts")),
    translation: await read(name),
  })),
);
const sourceNames = await Array.fromAsync(glob("**/*.ts", { cwd: import.meta.dirname }));
const sources = await Promise.all(
  sourceNames
    .filter((name) => !/(-messages(\.\w+)?|\.test)\.ts$/.test(name))
    .map((name) => readFile(path.join(import.meta.dirname, name), "utf8")),
);
const everySource = sources.join("\n");

/** Words that both languages have. */
const sameInBoth = new Set(["Date", "Source"]);

describe.each(catalogues)("$name", ({ original, translation }) => {
  test("says the same in both languages, in French as it is set, and nothing that is never said", () => {
    expect(listMessages(original).size).toBeGreaterThan(0);
    expect(compareMessages(original, translation)).toEqual([]);
    expect(leftInEnglish(original, translation, sameInBoth)).toEqual([]);
    expect(frenchTypographyProblems(translation)).toEqual([]);
    expect(unusedKeys(original, everySource)).toEqual([]);
  });
});

test("the messages were found", () => {
  expect(catalogues.length).toBeGreaterThan(4);
  expect(everySource.length).toBeGreaterThan(10_000);
});
