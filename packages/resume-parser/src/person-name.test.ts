import { expect, test } from "vitest";
import { findName } from "./person-name.ts";
import { linesFromText } from "./testing/lines-from-text.ts";

function nameOf(text: string, hints: readonly string[] = []) {
  const { first_name: first, last_name: last } = findName([linesFromText(text)], hints);
  return [first?.value, last?.value, first && Math.round(first.confidence * 100) / 100];
}

const address = Array.from({ length: 13 }, (_, at) => `${at + 1} Quay Street`).join("\n");

test.each([
  ["Ada Example\nEdinburgh", ["ada.example"], ["Ada", "Example", 0.96]],
  ["Ada Example\nEdinburgh", ["ada"], ["Ada", "Example", 0.78]],
  ["Ada Example\nEdinburgh", [], ["Ada", "Example", 0.6]],
  [`${address}\nAda Example`, ["ada.example"], ["Ada", "Example", 0.96]],
  [`${address}\nEdinburgh, 14\nAda Example`, ["ada.example"], [undefined, undefined, undefined]],
  ["# Site Manager\nAda Example", ["ada.example"], ["Ada", "Example", 0.96]],
  ["# Ada Example\nGrace Example", ["grace.example"], ["Grace", "Example", 0.96]],
  ["# Curriculum Vitae\nAda Example", [], ["Ada", "Example", 0.6]],
  ["Ada Example | Site Manager\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["Dr. Ada Example, PhD, MBA\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["Name: Ada Example\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["Ada Example (she/her)\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["EXAMPLE Ada\nEdinburgh", [], ["Ada", "Example", 0.6]],
  // The address begins with one name and goes on with the initial of the other.
  ["Paris Lane\nEdinburgh", ["parisl"], ["Paris", "Lane", 0.78]],
  ["Paris Lane\nEdinburgh", ["plane"], ["Paris", "Lane", 0.78]],
  ["Paris Lane\nEdinburgh", ["lparis"], ["Lane", "Paris", 0.78]],
  ["Dupont Marie\nLyon", ["dupontm"], ["Marie", "Dupont", 0.78]],
  ["Martin Paul\nLyon", ["martinp"], ["Paul", "Martin", 0.78]],
  ["Martin Paul\nLyon", ["pmartin"], ["Paul", "Martin", 0.78]],
  ["Garcia Julie\nLyon", ["garciaj"], ["Julie", "Garcia", 0.78]],
  ["Zorin Quil\nLyon", ["quilz"], ["Quil", "Zorin", 0.78]],
  ["ADA EXAMPLE\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["Ada DE LA TOUR\nEdinburgh", [], ["Ada", "De La Tour", 0.6]],
  ["ADA McALLISTER\nEdinburgh", [], ["Ada", "McAllister", 0.6]],
  ["ADA McALLISTER-REID\nEdinburgh", ["ada.mcallister-reid"], ["Ada", "McAllister-Reid", 0.96]],
  ["McALLISTER Ada\nEdinburgh", [], ["Ada", "McAllister", 0.6]],
  ["Ada DeSOUZA\nEdinburgh", [], ["Ada", "DeSouza", 0.6]],
  ["Ada McAllister\nEdinburgh", [], ["Ada", "McAllister", 0.6]],
  ["Ada B. Example\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["Sophie Quill\nEdinburgh", ["quill.sophie"], ["Sophie", "Quill", 0.96]],
  ["Quill Sophie\nEdinburgh", [], ["Sophie", "Quill", 0.6]],
  ["S.Quill\nEdinburgh", [], ["S.", "Quill", 0.6]],
  ["Sophie Renault\nEdinburgh", [], ["Sophie", "Renault", 0.6]],
  ["Jean-Luc Martin-Roux\nLyon", [], ["Jean-Luc", "Martin-Roux", 0.6]],
  ["Marie-Claude Le Gall\nLyon", ["marie-claude.le-gall"], ["Marie-Claude", "Le Gall", 0.96]],
  ["Marie-Claude Le Gall\nLyon", ["marieclaude.le.gall"], ["Marie-Claude", "Le Gall", 0.96]],
  ["Pieter Van der Berg\nLyon", ["pieter.van.der.berg"], ["Pieter", "Van der Berg", 0.96]],
  ["# Pieter\n# Van der Berg\nLyon", [], ["Pieter", "Van der Berg", 0.6]],
  ["# Jean Pierre\n# Le Gall\nLyon", [], ["Jean Pierre", "Le Gall", 0.6]],
  ["Le Gall Marie\nLyon", [], ["Marie", "Le Gall", 0.6]],
  ["Jean Pierre Quill\nLyon", [], ["Jean Pierre", "Quill", 0.6]],
  ["Mary Ann O'Brien\nEdinburgh", [], ["Mary Ann", "O'Brien", 0.6]],
  ["Liam O'Connor-Smith\nEdinburgh", ["oconnor"], ["Liam", "O'Connor-Smith", 0.78]],
  ["Liam O'Connor Smith\nEdinburgh", [], ["Liam", "O'Connor Smith", 0.6]],
  ["CHRIS J QUILL\nEdinburgh", [], ["Chris", "Quill", 0.6]],
  ["Zorin Hugo\nEdinburgh", ["zorin"], ["Zorin", "Hugo", 0.78]],
  ["# ADAEXAMPLE\nEdinburgh", ["ada.example"], ["Ada", "Example", 0.78]],
  ["Asha K P\nLeeds", [], ["Asha", "K P", 0.6]],
  ["NGUYEN Van A\nLeeds", [], ["Nguyen", "Van A", 0.6]],
  ["EXAMPLE Ada M\nLeeds", [], ["Ada M", "Example", 0.6]],
  ["Ada EXAMPLE P E\nLeeds", [], ["Ada P E", "Example", 0.6]],
  ["Maria Fernanda Lopez\nLeeds", ["mariafernandalopez"], ["Maria Fernanda", "Lopez", 0.96]],
  ["Muhammad Rizwan Hafeez\nLeeds", [], ["Muhammad Rizwan", "Hafeez", 0.6]],
  ["Niamh Grace John\nLeeds", ["johnniamh"], ["Niamh Grace", "John", 0.96]],
  ["Traore Kone Marie\nLeeds", ["traore"], ["Marie", "Traore Kone", 0.78]],
  ["Ana Beatriz Gómez\nLeeds", [], ["Ana Beatriz", "Gómez", 0.6]],
  ["Zorina Quil Hugo\nLeeds", ["dr.zorinaquil"], ["Zorina Quil", "Hugo", 0.96]],
  ["Zorina Quil Hugo\nLeeds", ["x.hugo"], ["Hugo", "Zorina Quil", 0.78]],
  ["Zorin Quil\nLeeds", ["quil.zorin"], ["Quil", "Zorin", 0.96]],
  ["Zorin Quil\nLeeds", ["quil.zorin", "zorinquil.example"], ["Zorin", "Quil", 0.96]],
  ["Grace Hopson | Student\nADA EXAMPLE| Baker", ["adaexample"], ["Ada", "Example", 0.96]],
  ["Nom : EXAMPLE\nPrénom : Ada\nEdinburgh", [], ["Ada", "Example", 0.95]],
  ["Nom et prénom : EXAMPLE Ada\nEdinburgh", [], ["Ada", "Example", 0.95]],
  ["Surname\tExample\nFirst name\tAda Maria\nEdinburgh", [], ["Ada Maria", "Example", 0.95]],
  ["Edinburgh, UK\n12 Quay Street\n07700 900 461", [], [undefined, undefined, undefined]],
])("the name in %j with the hints %j", (text, hints, expected) => {
  expect(nameOf(text, hints)).toEqual(expected);
});

test("small print between the lines of a name in display size belongs to neither", () => {
  const [first, print, last, ...rest] = linesFromText(
    "ADA\nSite planning and building\nEXAMPLE\nLeeds",
  );
  if (!first || !print || !last) throw new Error("three lines");
  const name = (size: number) =>
    findName(
      [
        [
          { ...first, size: 36, y: 0 },
          { ...print, size, y: 32 },
          { ...last, size: 36, y: 40 },
          ...rest,
        ],
      ],
      [],
    );
  expect(name(9).last_name?.value).toBe("Example");
  expect(name(30).last_name?.value).toBeUndefined();
});

test("a name at the top of a further column is found, however long the column before it is", () => {
  const lines = linesFromText(`${address}\nEdinburgh\nLeeds\n# Ada Example\nSite Manager`);
  const inOneColumn = findName([lines], []);
  const inTwo = lines.map((line) =>
    line.text === "Ada Example" ? { ...line, gapAbove: 9 } : line,
  );
  expect(inOneColumn.first_name?.value).toBeUndefined();
  expect(findName([inTwo], []).first_name?.value).toBe("Ada");
});

const secondColumn = (first: string, second: string, hints: readonly string[] = []) => {
  const lines = linesFromText(`${first}\n${second}`);
  const start = first.split("\n").length;
  const inTwo = lines.map((line, at) => ({
    ...line,
    gapAbove: at === start ? 9 : line.gapAbove,
    size: line.size === 14 ? 18 : line.size,
  }));
  const { first_name: given, last_name: last } = findName([inTwo], hints);
  return [given?.value, last?.value];
};

test("a name in a further column needs large print or the e-mail address, and no title above it", () => {
  const person = `Penrhyn Vexhall\n${address}\nEdinburgh\nLeeds`;
  const referee = "References\nJohn Smith\nHead of Works";
  expect(secondColumn(person, referee)).toEqual(["Penrhyn", "Vexhall"]);
  expect(secondColumn(person, "John Smith\nHead of Works")).toEqual(["Penrhyn", "Vexhall"]);
  expect(secondColumn(person, "Microsoft Excel\nAdobe Photoshop")).toEqual(["Penrhyn", "Vexhall"]);
  expect(secondColumn(`# ${person}`, "# John Smith")).toEqual(["Penrhyn", "Vexhall"]);
  const column = `${address}\nEdinburgh\nLeeds`;
  expect(secondColumn(column, "Microsoft Excel\nAdobe Photoshop")).toEqual([undefined, undefined]);
  expect(secondColumn(column, "# References\n# John Smith")).toEqual([undefined, undefined]);
  expect(secondColumn(column, "Ada Example\nHead of Works", ["ada.example"])).toEqual([
    "Ada",
    "Example",
  ]);
});
