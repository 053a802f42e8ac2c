import { expect, test } from "vitest";
import { createSentenceReader } from "./sentence-lines.ts";

const facts = [
  { number: 1, id: "job", text: "" },
  { number: 2, id: "skill", text: "" },
];
const read = (text: string) => {
  const reader = createSentenceReader(facts);
  return [...reader.push(text), ...reader.end()];
};
const cited = (line: string) => read(line).map(({ text, sources }) => [text, ...sources]);

test("a sentence has the ids of the facts it cites and its paragraph", () => {
  expect(read("[1, 2] I bake.\n\n[P] You bake.\n[] Thank you.")).toEqual([
    { text: "I bake.", sources: ["job", "skill"], paragraph: 0 },
    { text: "You bake.", sources: ["posting"], paragraph: 1 },
    { text: "Thank you.", sources: [], paragraph: 1 },
  ]);
});

test.each([
  ["- [1] I bake.", [["I bake.", "job"]]],
  ["3. [fact 1] I bake.", [["I bake.", "job"]]],
  ["[1;2,P] I bake.", [["I bake.", "job", "skill", "posting"]]],
  ["I bake. [1]", [["I bake.", "job"]]],
  [
    "[1] I bake. [2] I sell.",
    [
      ["I bake.", "job"],
      ["I sell.", "skill"],
    ],
  ],
  ["I bake.", [["I bake."]]],
])("citations are read in the forms that models write: %s", (line, expected) => {
  expect(cited(line)).toEqual(expected);
});

test.each([
  ["[9] I bake.", "[9]"],
  ["[1, nine] I bake.", "[nine]"],
  ["[job] I bake.", "[job]"],
])("a citation of no fact is kept, so that the gate refuses it: %s", (line, citation) => {
  expect(read(line)[0]?.sources).toContain(citation);
});

test("a sentence that replaces another has its number", () => {
  expect(read("(3) [1] I bake.\n(12) I sell.\n[2] I count.")).toEqual([
    { text: "I bake.", sources: ["job"], paragraph: 0, replaces: 3 },
    { text: "I sell.", sources: [], paragraph: 0, replaces: 12 },
    { text: "I count.", sources: ["skill"], paragraph: 0 },
  ]);
});
