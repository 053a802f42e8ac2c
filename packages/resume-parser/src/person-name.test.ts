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
  ["ADA EXAMPLE\nEdinburgh", [], ["Ada", "Example", 0.6]],
  ["Ada DE LA TOUR\nEdinburgh", [], ["Ada", "De La Tour", 0.6]],
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
  ["Nom : EXAMPLE\nPrénom : Ada\nEdinburgh", [], ["Ada", "Example", 0.95]],
  ["Nom et prénom : EXAMPLE Ada\nEdinburgh", [], ["Ada", "Example", 0.95]],
  ["Surname\tExample\nFirst name\tAda Maria\nEdinburgh", [], ["Ada Maria", "Example", 0.95]],
  ["Edinburgh, UK\n12 Quay Street\n07700 900 461", [], [undefined, undefined, undefined]],
])("the name in %j with the hints %j", (text, hints, expected) => {
  expect(nameOf(text, hints)).toEqual(expected);
});
