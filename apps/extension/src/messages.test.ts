import { compareMessages, frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { expect, test } from "vitest";
import { messages as english } from "./messages.en.ts";
import { messages as french } from "./messages.fr.ts";

test("the popup says everything in both languages", () => {
  expect(compareMessages(english, french)).toEqual([]);
});

test("its French is set as French is", () => {
  expect(frenchTypographyProblems(french)).toEqual([]);
});
