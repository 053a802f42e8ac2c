import { expect, test } from "vitest";
import { linesOfPages } from "./lines-of-pages.ts";
import { sectionsOf } from "./section.ts";

const text = (written: string, x: number, row: number) => ({
  text: written,
  x,
  y: 60 + row * 14,
  width: written.length * 5,
  size: 10,
  font: "Carlito",
  bold: false,
  italic: false,
});

test("assigns a title below two columns to the full-width text under it", () => {
  const items = [
    text("Compétences", 50, 0),
    ...["Sourcing", "Entretiens", "Droit social", "Paie"].map((one, at) => text(one, 50, at + 1)),
    text("Langues", 310, 0),
    ...["Anglais", "Espagnol", "Allemand"].map((one, at) => text(one, 310, at + 1)),
    text("Expériences", 50, 6),
    ...[
      "Chargé de recrutement, Groupe Armor, Rennes – depuis janvier 2020",
      "Consultant, Cabinet Talensac, Nantes – de septembre 2016 à décembre 2019",
    ].map((one, at) => text(one, 50, 7 + at)),
  ];
  const document = linesOfPages([{ width: 595, height: 842, items, links: [] }]);
  expect(sectionsOf(document).map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["skills", 4],
    ["experience", 2],
    ["languages", 3],
  ]);
});

test("keeps the titles in a margin with the text beside them, also over two lines", () => {
  const entry = (row: number, ...lines: readonly string[]) =>
    lines.map((line, at) => text(line, 170, row + at));
  const items = [
    text("EXPÉRIENCES", 30, 0.5),
    text("PROFESSIONNELLES", 30, 1.5),
    ...entry(
      0,
      "Assistante de paie",
      "De mars 2018 à mai 2020, Quai Nord",
      "Paie de vingt personnes",
    ),
    ...entry(
      4,
      "Comptable",
      "De mars 2015 à mars 2018, Atelier des Lilas",
      "Bilans de trois sites",
    ),
    text("FORMATION", 30, 8.5),
    ...entry(8, "Licence de gestion", "De 2012 à 2015, Université de Larmor", "Gestion et droit"),
    text("LANGUES", 30, 12.5),
    ...entry(12, "Anglais courant", "Espagnol scolaire"),
  ];
  const document = linesOfPages([{ width: 595, height: 842, items, links: [] }]);
  expect(sectionsOf(document).map(({ kind }) => kind)).toEqual([
    "head",
    "experience",
    "education",
    "languages",
  ]);
});

test("splits columns of centred text where the widest line of one begins", () => {
  const centred = (written: string, middle: number, row: number) =>
    text(written, middle - written.length * 2.5, row);
  const left = ["Formation", "Licence de gestion", "Université de Larmor", "2019 – 2022"];
  const more = ["Langues", "Anglais courant", "Espagnol scolaire", "Allemand scolaire"];
  const right = [
    "Expériences",
    "Magasin des Lilas",
    "Juillet 2021 – Août 2021",
    "Accueil des clients et tenue de la caisse centrale",
    "Restaurant du Quai",
    "Mai 2022 – Juillet 2022",
    "Cuisine et réception",
    "Atelier du Port",
    "Octobre 2022 – Mai 2023",
    "Vente",
  ];
  const items = [
    ...[...left, ...more].map((one, at) => centred(one, 110, at + 1.5)),
    ...right.map((one, at) => centred(one, 380, at)),
  ].map((one) => ({ ...one, y: Math.round(one.y) }));
  const { main, sides } = linesOfPages([{ width: 595, height: 842, items, links: [] }]);
  expect(main.map((line) => line.text)).toEqual(right);
  expect(sides.map((lines) => lines.map((line) => line.text))).toEqual([[...left, ...more]]);
});

const rowOf = (words: readonly string[], gaps: readonly number[]) => {
  let x = 50;
  return words.map((word, at) => {
    const placed = { ...text(word, 0, 0), x };
    x += placed.width + (gaps[at % gaps.length] ?? 0);
    return placed;
  });
};

test.each([
  ["a justified line is one text, however wide its spaces", [12.8], 1],
  ["columns of single words stay apart", [12.8, 18, 15], 5],
])("%s", (_, gaps, cells) => {
  const items = rowOf(["Gestion", "des", "stocks", "du", "quai"], gaps);
  const { main } = linesOfPages([{ width: 595, height: 842, items, links: [] }]);
  expect(main.map((line) => line.cells.length)).toEqual([cells]);
});
