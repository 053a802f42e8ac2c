import { expect, test } from "vitest";
import { paragraphText, partText, type PageNode } from "./page-text.ts";

const node = (nodeName: string, childNodes: PageNode[], nodeValue: string | null = null) => ({
  nodeName,
  nodeValue,
  childNodes,
});
const text = (value: string) => node("#text", [], value);
const page = node("BODY", [
  node("SCRIPT", [text("x()")]),
  node("P", [text("One\n line"), node("BR", []), text("two")]),
  node("P", [text("three")]),
  node("PRE", [text("four\nfive")]),
]);

test("the text of a mail has a line per block, and an empty one before a paragraph", () => {
  expect(paragraphText(page)).toBe("One line\ntwo\n\nthree\n\nfour\nfive");
});

test("the text of a posting keeps its own line breaks", () => {
  expect(partText(page)).toBe("One\nline\ntwo\nthree\nfour\nfive");
});
