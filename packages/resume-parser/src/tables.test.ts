import { expect, test } from "vitest";
import { linesOfParagraphs } from "./lines-of-paragraphs.ts";
import type { Block, Paragraph, Table } from "./paragraph.ts";

const paragraph = (text: string): Paragraph => ({
  runs: text === "" ? [] : [{ text, font: "Serif", size: 11, bold: false, italic: false }],
  bullet: false,
  indent: 0,
  before: 0,
});

const block = (text: string): Block => ({ kind: "paragraph", paragraph: paragraph(text) });
const table = (...rows: readonly (readonly string[])[]): Block => ({
  kind: "table",
  table: rows.map((row) => row.map((cell) => cell.split("\n").map(paragraph))) satisfies Table,
});

function flowsOf(...main: readonly Block[]) {
  const document = linesOfParagraphs({ main, sides: [] });
  return [document.main, ...document.sides].map((lines) =>
    lines.map(({ cells }) => cells.map(({ text }) => text).join(" | ")),
  );
}

test("titles side by side in a row are those of the columns in the next row", () => {
  const flows = flowsOf(
    table(
      ["Oona Tervo", ""],
      ["FORMATION", "EXPÉRIENCE"],
      ["", ""],
      [
        "CAP pâtisserie",
        "2019 – 2022 Moulin du Lac, Annecy\nPâtissière, fabrication de vingt desserts",
      ],
    ),
  );
  expect(flows).toEqual([
    [
      "Oona Tervo",
      "EXPÉRIENCE",
      "2019 – 2022 Moulin du Lac, Annecy",
      "Pâtissière, fabrication de vingt desserts",
    ],
    ["FORMATION", "CAP pâtisserie"],
  ]);
});

const dates = "2019-2022\n\n\n\nSeptembre 2015\nà juin 2018\n\nDepuis 2023";
const texts =
  "Pâtissière\nMoulin du Lac, Annecy\n\nVendeuse\nÉpicerie Fleur de Sel\n\n\nFormatrice\nAtelier des Tilleuls";
const rows = [
  "2019-2022 | Pâtissière",
  "Moulin du Lac, Annecy",
  "Septembre 2015 à juin 2018 | Vendeuse",
  "Épicerie Fleur de Sel",
  "Depuis 2023 | Formatrice",
  "Atelier des Tilleuls",
];

test("dates in one cell stand beside the texts of the other, which blank lines divide", () => {
  expect(flowsOf(table([dates, texts]))[0]).toEqual(rows);
  expect(flowsOf(table([dates, `${texts}\n\nCuisinière`]))[0]).not.toContain(rows[2]);
});

test("dates in a floating table stand beside the paragraphs below it", () => {
  const below = `\n${texts}`.split("\n").map(block);
  expect(flowsOf(table([dates]), ...below, table(["LOISIRS"]), block("Aviron"))[0]).toEqual([
    ...rows,
    "LOISIRS",
    "Aviron",
  ]);
});
