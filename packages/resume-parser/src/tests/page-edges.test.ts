import { expect, test } from "vitest";
import { linesOfPages } from "../lines-of-pages.ts";
import { pageOf } from "../testing/written-layouts.ts";

const item = (text: string, y: number) => `50 ${y} ${text.length * 5} 10 0 ${text}`;
const textsOf = (pages: readonly (readonly string[])[]) =>
  linesOfPages(
    pages.map((items) => pageOf({ size: "600 1000", fonts: ["Serif"], links: [], items })),
  ).main.map(({ page, text }) => `${page + 1} ${text}`);

test("a header whose number rises from one digit to two is removed after the first page", () => {
  expect(
    textsOf([
      [item("Ada Example 9", 50), item("First text", 300)],
      [item("Ada Example 10", 50), item("Second text", 300)],
    ]),
  ).toEqual(["1 Ada Example 9", "1 First text", "2 Second text"]);
});

test("a footer is removed from all pages, the same text inside a page from none", () => {
  expect(
    textsOf([
      [item("Confidential", 500), item("First text", 300), item("Ada, Leith", 950)],
      [item("Confidential", 500), item("Second text", 300), item("Ada, Leith", 950)],
    ]),
  ).toEqual(["1 First text", "1 Confidential", "2 Second text", "2 Confidential"]);
});

test("the edges are a tenth of the page", () => {
  const header = (y: number) =>
    textsOf([
      [item("Ada Example", y), item("First text", 300)],
      [item("Ada Example", y), item("Second text", 300)],
    ]).length;
  expect([header(80), header(95)]).toEqual([3, 4]);
  const footer = (y: number) =>
    textsOf([
      [item("First text", 300), item("Ada Example", y)],
      [item("Second text", 300), item("Ada Example", y)],
    ]).length;
  expect([footer(905), footer(920)]).toEqual([4, 2]);
});

test("a page number of a single page is removed, a year is not", () => {
  expect(textsOf([[item("First text", 300), item("Page 1 of 1", 950)]])).toEqual(["1 First text"]);
  expect(textsOf([[item("First text", 300), item("Leith, 2024", 950)]])).toEqual([
    "1 First text",
    "1 Leith, 2024",
  ]);
});

test("small print far above a word is no superscript of it", () => {
  const items = [
    "70 100 20 6 0 note",
    "50 112 19.5 10 0 Quay",
    "50 130 40 10 0 Le 2",
    "90.5 126 4 6 0 e",
  ];
  expect(textsOf([items])).toEqual(["1 note", "1 Quay", "1 Le 2e"]);
});

test("a bullet alone on its line stays as text", () => {
  const [line] = linesOfPages([
    pageOf({ size: "600 1000", fonts: ["Serif"], links: [], items: ["50 300 5 10 0 •"] }),
  ]).main;
  expect([line?.text, line?.bullet]).toEqual(["•", false]);
});
