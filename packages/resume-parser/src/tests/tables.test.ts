import { expect, test } from "vitest";
import { linesOfParagraphs } from "../lines-of-paragraphs.ts";
import type { Block, Paragraph, Table } from "../paragraph.ts";

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

test.each([
  [
    ["Skills", "Experience"],
    ["Python", "5 years"],
    ["Java", "3 years"],
  ],
  [
    ["Education", "Qualification"],
    ["University of Turku", "BSc Logistics"],
    ["City College", "A levels"],
  ],
  [
    ["Skills", "Experience"],
    ["Python", "5 years"],
  ],
  [
    ["Skills", "Experience"],
    ["Python", "5 years\nin two teams"],
    ["Java", "3 years"],
  ],
])("the header of an ordinary table has no columns of the page below it: %j", (...cells) => {
  const [main, ...sides] = flowsOf(table(...cells));
  expect(sides).toEqual([]);
  expect(main).toEqual(
    expect.arrayContaining(cells.map((row) => row.join(" | ").replace(/\n.*/, ""))),
  );
});

test("long cells below titles are columns, whatever is below them", () => {
  const [main, side] = flowsOf(
    table(
      ["EDUCATION", "EXPERIENCE"],
      ["A\nB\nC\nD", "Clerk\nVane Ltd\nFiled the papers\nFranked the letters"],
      ["Rowing", "Sailing"],
    ),
  );
  expect(main?.slice(0, 2)).toEqual(["EXPERIENCE", "Clerk"]);
  expect(side).toEqual(["EDUCATION", "A", "B", "C", "D"]);
});

test("each row of titles has its own columns", () => {
  const flows = flowsOf(
    table(
      ["SKILLS", "EDUCATION"],
      ["Filing\nPayroll", "BSc Logistics\nUniversity of Turku"],
      ["LANGUAGES", "INTERESTS"],
      ["Finnish\nSwedish", "Rowing"],
    ),
  );
  const expected = "SKILLS|Filing|Payroll|EDUCATION|BSc Logistics|University of Turku";
  expect(flows.flat().toSorted()).toEqual(
    `${expected}|LANGUAGES|Finnish|Swedish|INTERESTS|Rowing`.split("|").toSorted(),
  );
});
