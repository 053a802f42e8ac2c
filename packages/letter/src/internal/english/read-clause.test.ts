import { expect, test } from "vitest";
import { readEnglishClause } from "./read-clause.ts";

test.each([
  ["Led a team of five", "done", "led a team of five"],
  ["Successfully reduced waste by 12%", "done", "successfully reduced waste by 12%"],
  ["I built the stock system", "done", "built the stock system"],
  ["I have trained two apprentices", "done", "trained two apprentices"],
  ["Manage stock and order produce", "doing", "manage stock and order produce"],
  ["Manages the till and orders the stock", "doing", "manage the till and order the stock"],
  ["Responsible for the night shift", "charge", "the night shift"],
  ["Supporting the ward team", "topics", "supporting the ward team"],
  ["Project management and reporting", "topics", "project management and reporting"],
  ["SAP support for 40 users", "topics", "SAP support for 40 users"],
  ["Lead 140 people across two halls", "doing", "lead 140 people across two halls"],
])("%s", (line, form, text) => {
  expect(readEnglishClause(line)).toEqual({ form, text });
});

test.each([
  "Passionate team player",
  "We were the best shop in town",
  "My manager was happy with it",
  "The shop is in York",
  "Nursing",
])("is not quoted: %s", (line) => {
  expect(readEnglishClause(line)).toBeUndefined();
});
