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
