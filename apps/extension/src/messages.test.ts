import {
  compareMessages,
  frenchTypographyProblems,
  leftInEnglish,
  unusedKeys,
} from "@postulo/i18n/compare-messages";
import { expect, test } from "vitest";
import { messages as english } from "./messages.en.ts";
import { messages as french } from "./messages.fr.ts";

const sources = import.meta.glob<string>(["./**/*.ts", "!./messages.*.ts", "!./**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

test("the popup says everything in both languages", () => {
  expect(compareMessages(english, french)).toEqual([]);
});

test("its French is set as French is", () => {
  expect(frenchTypographyProblems(french)).toEqual([]);
});

test("no text is left in English, and none is there that nothing shows", () => {
  const sameInBoth = new Set(["Documents", "English", "Switch to English"]);
  expect(leftInEnglish(english, french, sameInBoth)).toEqual([]);
  expect(unusedKeys(english, Object.values(sources).join("\n"))).toEqual([]);
});
