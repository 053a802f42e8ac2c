import { expect, test } from "vitest";
import { sectionsOf } from "./section.ts";
import { writtenDocument } from "./testing/written-lines.ts";

const kindsOf = (text: string) => sectionsOf(writtenDocument(text)).map((section) => section.kind);

test("titles are known in both languages, with capitals, colons and torn letters", () => {
  expect(
    kindsOf(`
Ada Example
**EXPÉRIENCES PROFESSIONNELLES :**
one thing
# edu cation
another
**C O M P É T E N C E S**
a third
**Centres d'intérêt**
a fourth`),
  ).toEqual(["head", "experience", "education", "skills", "interests"]);
});

test("compound titles go where their words say", () => {
  expect(
    kindsOf(`
Ada Example
**EDUCATION**
x
**SELECTED EXPERIENCE IN RETAIL**
y
**LANGUAGES AND IT SKILLS**
z`),
  ).toEqual(["head", "education", "experience", "skills"]);
});

test("a title in the margin begins its section beside it", () => {
  const sections = sectionsOf(
    writtenDocument(`
Ada Example
**FORMATION**\tMaster en droit, Université de Nantes
**LANGUES**\tAnglais, espagnol`),
  );
  expect(sections.map(({ kind, lines }) => [kind, lines.map((line) => line.text)])).toEqual([
    ["head", ["Ada Example"]],
    ["education", ["Master en droit, Université de Nantes"]],
    ["languages", ["Anglais, espagnol"]],
  ]);
});

test("a sentence with a title's word in it is no title", () => {
  expect(
    kindsOf("Ada Example\n**EDUCATION**\nMaster\nexperience with forms and their many fields."),
  ).toEqual(["head", "education"]);
});
