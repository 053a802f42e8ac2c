import { expect, test } from "vitest";
import { isSatisfied, prunedTo, requiredLiterals } from "./required-literals.ts";

test.each([
  [/(?:zip|postal)(?: code)?/, "zip", "code"],
  [/^(?:first|given) names?$/, "given name", "given"],
  [/\bsponsor(?:ship|ed)?\b(?!.*event)|visa status/, "visa status", "visa"],
  [/(?<!company )driv(?:er s|ing) licen[cs]e/, "driving licence", "drive a car"],
  [/(?:how many|number of) years\b.*experience/, "how many years of experience", "experience"],
  [/(?:\w+ ){0,3}twitter/, "my twitter", "my tweets"],
  [/colou?r/, "color", "column"],
  [/colou{0,1}?rs{1,2}/, "colours", "color"],
  [/[\] ]pay(?:ing)*\b/, "to pay", "to play"],
])("%s can match %j, and never %j", (pattern, matching, other) => {
  const need = requiredLiterals(pattern);
  expect(pattern.test(matching)).toBe(true);
  expect(isSatisfied(matching, need)).toBe(true);
  expect(isSatisfied(other, need)).toBe(false);
});

test.each([[/(?:foo)?/], [/foo|\d+/], [/[ab]+\d/]])("of %s there are none", (pattern) => {
  const need = requiredLiterals(pattern);
  expect(need).toBeUndefined();
  expect(isSatisfied("anything", need)).toBe(true);
});

test.each(["zip", "post code", "other"])(
  "what a page does not contain is not needed for %j",
  (part) => {
    const need = requiredLiterals(/(?:zip|postal|post) code|zip/) ?? "";
    const page = `zip\npost code\nother`;
    expect(isSatisfied(part, prunedTo(page, need))).toBe(isSatisfied(part, need));
    expect(JSON.stringify(prunedTo(page, need))).not.toContain("postal");
  },
);
