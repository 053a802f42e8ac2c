import { expect, test } from "vitest";
import { postingWords } from "./excerpt.ts";

const posting =
  "Baker\nLenoir, Lyon\nSend your letter to Mrs Ada Lowe. We need a baker for the night.";

test("is the sentence with the value, not the value alone", () => {
  expect(postingWords(posting, "Ada Lowe")).toBe("Send your letter to Mrs Ada Lowe.");
  expect(postingWords(posting, "Baker")).toBe("We need a baker for the night.");
  expect(postingWords("Baker\nLyon", "Baker")).toBeUndefined();
  expect(postingWords(posting, "Acme")).toBeUndefined();
  expect(postingWords(posting, " ")).toBeUndefined();
});

test("of a long sentence only the words around the value", () => {
  const long = `We are ${"very ".repeat(60)}glad that Lenoir is ${"so ".repeat(60)}large`;
  const words = postingWords(long, "Lenoir") ?? "";
  expect(words).toMatch(/^… .*Lenoir.* …$/);
  expect(words.length).toBeLessThan(150);
});
