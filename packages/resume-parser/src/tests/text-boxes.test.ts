import { expect, test } from "vitest";
import { linesOfParagraphs } from "../lines-of-paragraphs.ts";
import type { Block, BoxPlace } from "../paragraph.ts";

const block = (text: string): Block => ({
  kind: "paragraph",
  paragraph: {
    runs: text === "" ? [] : [{ text, font: "Serif", size: 11, bold: false, italic: false }],
    bullet: false,
    indent: 0,
    before: 0,
  },
});

const at = (left: number, top: number, width = 180): BoxPlace => ({ left, top, width, height: 20 });

/** The texts of the flows of a document with boxes, each with its place and anchor. */
function flowsOf(main: readonly string[], boxes: readonly (readonly [string, BoxPlace, number])[]) {
  const document = linesOfParagraphs({
    main: main.map(block),
    sides: boxes.map(([text]) => text.split("\n").map(block)),
    anchors: boxes.map(([, , anchor]) => anchor),
    boxes: boxes.map(([, place]) => place),
  });
  return [document.main, ...document.sides].map((lines) => lines.map(({ text }) => text));
}

test("titles and texts in boxes of their own are read column by column, from top to bottom", () => {
  const flows = flowsOf(
    [""],
    [
      ["Baker at Mill Lane\nCook at Quay House", at(220, 60, 300), 0],
      ["Experience", at(220, 30, 120), 0],
      ["French: good", at(40, 230), 0],
      ["Skills", at(40, 90), 0],
      ["Ada Example", at(40, 40), 0],
      ["Languages", at(40, 200), 0],
      ["Bread\nPastry", at(40, 120), 0],
    ],
  );
  expect(flows.filter((lines) => lines.length > 0)).toEqual([
    ["Ada Example"],
    ["Skills", "Bread", "Pastry"],
    ["Languages", "French: good"],
    ["Experience", "Baker at Mill Lane", "Cook at Quay House"],
  ]);
});

test("boxes beside a section without text belong to it, a date before the box beside it", () => {
  const [main] = flowsOf(
    ["Ada Example", "Experience", "", "", "Education", "BSc Botany, Exeter College"],
    [
      ["Baker at Mill Lane", at(200, 130), 2],
      ["2019 – 2021", at(60, 140, 100), 2],
      ["Cook at Quay House", at(200, 240), 3],
    ],
  );
  expect(main).toEqual([
    "Ada Example",
    "Experience",
    "2019 – 2021",
    "Baker at Mill Lane",
    "Cook at Quay House",
    "Education",
    "BSc Botany, Exeter College",
  ]);
});
