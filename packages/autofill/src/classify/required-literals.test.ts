import { expect, test } from "vitest";
import { requiredLiterals } from "./required-literals.ts";

test.each([
  [/(?:zip|postal)(?: code)?/, ["zip", "postal"]],
  [/^(?:first|given) names?$/, ["first", "given"]],
  [/\bsponsor(?:ship|ed)?\b(?!.*event)|visa status/, ["sponsor", "visa status"]],
  [/(?<!company )driv(?:er s|ing) licen[cs]e/, ["licen"]],
  [/(?:how many|number of) years\b.*experience/, ["experience"]],
  [/(?:\w+ ){0,3}twitter/, ["twitter"]],
  [/colou?r/, ["colo"]],
])("%s matches nothing without one of %j", (pattern, needed) => {
  expect(requiredLiterals(pattern)).toEqual(needed);
});

test.each([[/(?:foo)?/], [/foo|\d+/], [/[ab]c?/]])("%s can match without any", (pattern) => {
  expect(requiredLiterals(pattern)).toBeUndefined();
});
