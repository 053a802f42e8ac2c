import { otherQuestion } from "@postulo/lexicon/form-questions";
import { otherSubject } from "@postulo/lexicon/form-texts";
import { expect, test } from "vitest";
import { guardedPattern } from "./guarded-pattern.ts";

const texts = [
  "",
  "years in current role",
  "how long have you lived here",
  "emergency contact",
  "name of your school",
  "first name",
  "favorite colour",
];

test.each([otherQuestion, otherSubject, /(?:foo)?/, /^\d+$/])(
  "%s matches the same texts with its literals checked first",
  (pattern) => {
    const guarded = guardedPattern(pattern);
    for (const text of [...texts, "42"]) expect(guarded.test(text)).toBe(pattern.test(text));
  },
);

test("a pattern is not run on a text without its literals", () => {
  const pattern = /visa (?:status|sponsor)/;
  let runs = 0;
  pattern.test = (text) => {
    runs++;
    return RegExp.prototype.test.call(pattern, text);
  };
  const guarded = guardedPattern(pattern);
  expect([guarded.test("first name"), runs]).toEqual([false, 0]);
  expect([guarded.test("visa status"), runs]).toEqual([true, 1]);
});

test("the source of a pattern is compiled when a text has its literals", () => {
  const guarded = guardedPattern("^(?:zip|postal) code$");
  expect(guarded.mayMatch("old zip code")).toBe(true);
  expect(guarded.test("old zip code")).toBe(false);
  expect(guarded.test("postal code")).toBe(true);
});
