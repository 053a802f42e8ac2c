import { expect, test } from "vitest";
import { linesOfPages } from "../lines-of-pages.ts";
import type { TextBlock } from "../page.ts";
import { parseResume } from "../parse-resume.ts";

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

const jobs = [
  ["Ledger Clerk, Brightwell Limited", "Jan 2018 - Mar 2020", "Kept the ledgers of three sites."],
  ["Stock Clerk, Vane Haulage Limited", "Feb 2015 - Dec 2017", "Counted the stock every month."],
  ["Office Clerk, Ripon Housing Trust", "May 2012 - Jan 2015", "Answered letters of tenants."],
];

test("items that each contain a whole job are layout, no list items", () => {
  const document = linesOfPages([
    {
      width: 595,
      height: 842,
      links: [],
      items: [
        text("Oona Tervo", 0),
        text("Experience", 2),
        ...jobs.flatMap((job, number) =>
          job.map((one, at) => text(one, 3 + number * 3 + at, item(number))),
        ),
      ],
    },
  ]);
  expect(document.main.map(({ bullet, continues }) => bullet || continues === true)).toEqual(
    Array.from({ length: 11 }, () => false),
  );
  const { experiences } = parseResume(document);
  expect(
    experiences.map(({ title, start_date, end_date }) => [
      title?.value,
      start_date?.value,
      end_date?.value,
    ]),
  ).toEqual([
    ["Ledger Clerk", "2018-01", "2020-03"],
    ["Stock Clerk", "2015-02", "2017-12"],
    ["Office Clerk", "2012-05", "2015-01"],
  ]);
});

test("an item whose sentence ends with a year on its last line is a list item", () => {
  const lines = linesOf([
    text("Built the shelves of the quay and the harbour office in", 0, item(1)),
    text("2019", 1, item(1)),
  ]);
  expect(lines.map(({ bullet, continues }) => [bullet, continues])).toEqual([
    [true, undefined],
    [false, true],
  ]);
});

test("a range that begins a line of an item begins an entry", () => {
  const document = linesOfPages([
    {
      width: 595,
      height: 842,
      links: [],
      items: [
        text("Oona Tervo", 0),
        text("Experience", 2),
        ...jobs.flatMap(([name = "", dates = "", done = ""], number) => [
          text(done, 3 + number * 2, item(number)),
          text(`${dates} ${name}`, 4 + number * 2, item(number)),
        ]),
      ],
    },
  ]);
  expect(parseResume(document).experiences.map((one) => one.start_date?.value)).toEqual([
    "2018-01",
    "2015-02",
    "2012-05",
  ]);
});
