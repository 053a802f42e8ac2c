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
  node("TABLE", [
    node("TR", [node("TD", [text("Date:")]), node("TD", [text("Tuesday")])]),
    node("TR", [node("TD", [text("Time:")]), node("TD", [text("14:30")])]),
  ]),
  node("PRE", [text("four\nfive")]),
]);

test("the text of a mail has a line per block or row, and an empty one before a paragraph", () => {
  const rows = "Date: Tuesday\n\nTime: 14:30";
  expect(paragraphText(page)).toBe(`One line\ntwo\n\nthree\n\n${rows}\n\nfour\nfive`);
});

test("the text of a posting keeps its own line breaks", () => {
  expect(partText(page)).toBe("One\nline\ntwo\nthree\nDate:\nTuesday\nTime:\n14:30\nfour\nfive");
});
