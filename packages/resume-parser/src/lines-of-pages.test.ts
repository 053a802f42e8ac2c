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

const endingAt = (right: number, written: string, row: number) =>
  text(written, right - written.length * 5, row);

const cellsOf = (items: readonly ReturnType<typeof text>[]) =>
  linesOfPages([{ width: 595, height: 842, items, links: [] }]);

const employers = [
  "Brightwell and Sons Accountants Limited",
  "Ripon and District Housing Trust",
  "Vane Haulage and Removals Limited",
  "Merganser Lines and Storage Company",
  "Larkfield School and Nursery",
];
const jobs = [
  "Accounts Clerk, Jan 2018 - Mar 2020",
  "Ledger Clerk, Feb 2015 - Dec 2017",
  "Purchase Clerk, May 2013 - Jan 2015",
  "Junior Clerk, Jun 2011 - Apr 2013",
  "Office Assistant, Jan 2010 - May 2011",
];

test.each([4, 5])("keeps %i right-aligned employers with their jobs", (count) => {
  const { main, sides } = cellsOf([
    text("Experience", 50, 0),
    ...jobs.slice(0, count).map((one, at) => text(one, 50, at + 1)),
    ...employers.slice(0, count).map((one, at) => endingAt(545, one, at + 1)),
  ]);
  expect(sides).toEqual([]);
  expect(main.slice(1).map(({ cells }) => cells.map((cell) => cell.text))).toEqual(
    jobs.slice(0, count).map((one, at) => [one, employers[at]]),
  );
});

test("keeps right-aligned employers with titles above their dates", () => {
  const parts = jobs.map((one) => one.split(", "));
  const { main, sides } = cellsOf([
    text("Experience", 50, 0),
    ...parts.flatMap((part, job) => part.map((one, at) => text(one, 50, 1 + job * 2 + at))),
    ...employers.map((one, job) => endingAt(545, one, 1 + job * 2)),
  ]);
  expect(sides).toEqual([]);
  expect(main.slice(1).map(({ cells }) => cells.map((cell) => cell.text))).toEqual(
    parts.flatMap(([title, dates], job) => [[title, employers[job]], [dates]]),
  );
});

test("keeps right-aligned remarks with the skills beside them", () => {
  const skills = [
    "Bookkeeping for builders and their suppliers",
    "Payroll of small firms",
    "Stock control in two storehouses",
    "Budgets of schools and parishes",
    "Yearly accounts of charities",
  ];
  const remarks = [
    "used daily for eight years at three sites",
    "for two years, sixty people in all",
    "with yearly counts of both storehouses",
    "certified at the second level in spring",
    "for a school of four hundred pupils and staff",
  ];
  const { main, sides } = cellsOf([
    text("Skills", 310, 0),
    ...skills.map((one, at) => text(one, 50, at + 1)),
    ...remarks.map((one, at) => endingAt(545, one, at + 1)),
  ]);
  expect(sides).toEqual([]);
  expect(main.slice(1).map(({ cells }) => cells.map((cell) => cell.text))).toEqual(
    skills.map((one, at) => [one, remarks[at]]),
  );
});

test.each([
  ["Excel Word Outlook Sage PowerPoint"],
  ["English French Spanish German Italian"],
  ["2016 Clerk Vane Ripon"],
])("words in columns of equal gaps stay apart: %s", (row) => {
  let x = 50;
  const items = row.split(" ").map((word) => {
    const placed = { ...text(word, 0, 0), x };
    x += placed.width + 14;
    return placed;
  });
  expect(cellsOf(items).main.map(({ cells }) => cells.map((cell) => cell.text))).toEqual([
    row.split(" "),
  ]);
});
