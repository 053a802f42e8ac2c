import { expect, test } from "vitest";
import { insertSentence } from "./insert-sentence.ts";

const delivered = ["I bake.", "I sell.", "Thank you."];
const text = "Dear team,\n\nI bake. I sell.\n\nThank you.\n\nYours,\nAnn";

test.each([
  ["I bake.", text, "Dear team,\n\nI bake. I count. I sell.\n\nThank you.\n\nYours,\nAnn"],
  [undefined, text, "Dear team,\n\nI count. I bake. I sell.\n\nThank you.\n\nYours,\nAnn"],
  [
    "I sell.",
    text.replace("I sell.", "I sold."),
    "Dear team,\n\nI bake. I sold.\n\nThank you. I count.\n\nYours,\nAnn",
  ],
  [undefined, "All mine.", "All mine.\n\nI count."],
])("a sentence is inserted after %s, or where it fits", (after, before, expected) => {
  expect(insertSentence(before, { sentence: "I count.", after, delivered })).toBe(expected);
});
