import { expect, test } from "vitest";
import { linesOfPages } from "./lines-of-pages.ts";
import type { TextItem } from "./page.ts";

const item = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: "Serif",
  bold: false,
  italic: false,
});

const textsOf = (items: readonly TextItem[]) =>
  linesOfPages([{ width: 600, height: 800, items: [...items], links: [] }]).main.map(({ cells }) =>
    cells.map(({ text }) => text).join(" ¦ "),
  );

test("a date over two lines of a margin belongs to the row beside its first line", () => {
  expect(
    textsOf([
      item("Sept. 2021 –", 40, 98),
      item("janvier 2024", 40, 110),
      item("Horticultrice, Serres du Moulin", 130, 100),
      item("Semis et repiquage de quarante variétés anciennes.", 130, 114),
      item("2019 –", 40, 148),
      item("2021", 40, 160),
      item("Ouvrière agricole, GAEC des Volcans", 130, 150),
      item("Traite, affinage et vente sur les marchés de la région.", 130, 164),
    ]),
  ).toEqual([
    "Sept. 2021 – janvier 2024 ¦ Horticultrice, Serres du Moulin",
    "Semis et repiquage de quarante variétés anciennes.",
    "2019 – 2021 ¦ Ouvrière agricole, GAEC des Volcans",
    "Traite, affinage et vente sur les marchés de la région.",
  ]);
});

test("two dates of two entries stay apart", () => {
  expect(
    textsOf([
      item("2021", 40, 100),
      item("Prize of the orchard keepers", 130, 100),
      item("2019", 40, 113),
      item("Prize of the seed savers", 130, 113),
    ]),
  ).toEqual(["2021 ¦ Prize of the orchard keepers", "2019 ¦ Prize of the seed savers"]);
});

test("the lines of a column that end at one edge are no paragraph", () => {
  const right = (text: string, y: number) => item(text, 200 - text.length * 5, y);
  const lines = linesOfPages([
    {
      width: 600,
      height: 800,
      items: [
        right("Linux embarqué", 100),
        right("C et C++ moderne", 112),
        right("Électronique", 124),
        right("Scripts", 136),
      ],
      links: [],
    },
  ]).main;
  expect(lines.map(({ fills }) => fills)).toEqual([false, false, false, false]);
});
