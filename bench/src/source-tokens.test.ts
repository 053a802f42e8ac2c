import { expect, test } from "vitest";
import { dialectPhrases, functionsIn, sourceTokens } from "./source-tokens.ts";

test("comments, regexes and code are separated", () => {
  const source = [
    "// One comment",
    "// of two lines.",
    'const url = "https://example.org"; // a second one',
    "const half = (a + b) / 2 / 3;",
    "const pattern = /a[/]b\\/c/gu;",
    "/** A third one: // no fourth. */",
  ].join("\n");
  const { comments, regexes, code } = sourceTokens(source);
  expect(comments).toHaveLength(3);
  expect(regexes).toEqual(["/a[/]b\\/c/gu"]);
  expect(code).toContain("(a + b) / 2 / 3");
  expect(code).not.toContain("example.org");
});

test("functions and arrow functions count, types of functions do not", () => {
  const source =
    "function a() {} const b = () => 1; const c = (x) => { d(); }; type D = () => void;";
  expect(functionsIn(source)).toBe(3);
});

test("a phrase of the dialect is found in a comment", () => {
  expect(dialectPhrases.test("Answers whether it stands there.")).toBe(true);
  expect(dialectPhrases.test("Returns the cached row.")).toBe(false);
});
