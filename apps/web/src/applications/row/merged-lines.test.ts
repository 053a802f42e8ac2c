import { expect, test } from "vitest";
import { mergedLines, nearChanges } from "./merged-lines.ts";

const joined = (theirs: string, mine: string) =>
  mergedLines(theirs, mine)
    .map(({ text }) => text)
    .join("\n");

test("what both versions have is there once, with the additions of each", () => {
  expect(mergedLines("Hello\nAsk for hours", "Hello\nBus L1")).toEqual([
    { text: "Hello", from: "both" },
    { text: "Ask for hours", from: "theirs" },
    { text: "Bus L1", from: "mine" },
  ]);
  expect(joined("a\nb\nc", "x\na\nb\nc")).toBe("x\na\nb\nc");
  expect(joined("a\nb\nc\nd", "a\n1\nc\n2\nd")).toBe("a\nb\n1\nc\n2\nd");
});

test("texts without a common line stand one below the other", () => {
  expect(joined("Léa rang", "Ring her")).toBe("Léa rang\nRing her");
});

test("common lines far from a change are left out together", () => {
  const lines = nearChanges(mergedLines("a\nb\nc\nd\nx", "a\nb\nc\nd\ny"));
  expect(lines.map((line) => line?.text)).toEqual([undefined, "d", "x", "y"]);
});

test("very long texts keep all lines of both", () => {
  const lines = (name: string) =>
    Array.from({ length: 2000 }, (_, at) => `${name}${at}`).join("\n");
  expect(joined(lines("a"), lines("b"))).toBe(`${lines("a")}\n${lines("b")}`);
});
