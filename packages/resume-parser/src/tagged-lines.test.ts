import { expect, test } from "vitest";
import { linesOfPages } from "./lines-of-pages.ts";
import type { TextBlock } from "./page.ts";

const text = (written: string, row: number, block?: TextBlock) => ({
  text: written,
  x: 50,
  y: 60 + row * 14,
  width: written.length * 5,
  size: 10,
  font: "Carlito",
  bold: false,
  italic: false,
  block,
});

const item = (number: number): TextBlock => ({ paragraph: number, item: number });

const linesOf = (items: readonly ReturnType<typeof text>[]) =>
  linesOfPages([{ width: 595, height: 842, items, links: [] }]).main;

const long = [
  "Built the shelves of the quay and the harbour office",
  "Counted the stock of both storehouses of the quay no",
  "Wrote the list",
];

test("items of a list in the structure tree are list items, also where marks are no text", () => {
  const lines = linesOf(long.map((one, at) => text(one, at, item(at))));
  expect(lines.map(({ bullet, fills }) => [bullet, fills])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test("without a structure tree, full lines go on below", () => {
  const lines = linesOf(long.map((one, at) => text(one, at)));
  expect(lines.map(({ bullet, fills }) => [bullet, fills])).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ]);
});

test("lines of one item go on with it", () => {
  const lines = linesOf(long.map((one, at) => text(one, at, item(Math.max(1, at)))));
  expect(lines.map(({ bullet, continues }) => [bullet, continues])).toEqual([
    [true, undefined],
    [false, true],
    [true, undefined],
  ]);
});

test("a date beside an item of its own margin begins no item of the text", () => {
  const lines = linesOf([
    { ...text("Built the shelves of the quay and", 0, item(1)), x: 150 },
    text("July 2024", 1, item(2)),
    { ...text("the harbour office", 1, item(1)), x: 150 },
  ]);
  expect(lines.map(({ bullet }) => bullet)).toEqual([true, false]);
});

test("a structure tree that tags each line is not used", () => {
  const lines = linesOf([
    text("Built the shelves of the quay and the harbour office", 0, item(1)),
    text("and counted the stock of both storehouses of the quay", 1, item(2)),
    text("and wrote the list", 2, item(3)),
  ]);
  expect(lines.map(({ bullet, fills }) => [bullet, fills])).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ]);
});
