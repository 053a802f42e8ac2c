import { expect, test } from "vitest";
import { sectionsOf } from "./section.ts";
import { documentFromText } from "./testing/lines-from-text.ts";

const kindsOf = (text: string) => sectionsOf(documentFromText(text)).map((section) => section.kind);

test("recognises titles in both languages, with capitals, colons and letter spacing", () => {
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

test("a title below a section of one line begins a section", () => {
  const page = "Ada Example\n**LANGUAGES**\nEnglish, French\n**SKILLS**\nStock control\nExcel";
  expect(kindsOf(page)).toEqual(["head", "languages", "skills"]);
});

test("recognises titles with a number in front of them or a duration beside them", () => {
  expect(
    kindsOf(`
Ada Example
**01**\t**EXPERIENCE**
one thing
**02**\t**FIELD NOTES**
another
**WORK HISTORY**\t4 years
a third
**EDUCATION**
05\tBotany`),
  ).toEqual(["head", "experience", "unknown", "experience", "education"]);
});

test("classifies compound titles by their words", () => {
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

test("starts a section at a title in the margin", () => {
  const sections = sectionsOf(
    documentFromText(`
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

test("does not read a sentence with a title's word as a title", () => {
  expect(
    kindsOf("Ada Example\n**EDUCATION**\nMaster\nexperience with forms and their many fields."),
  ).toEqual(["head", "education"]);
});

test.each([
  ["OBJECTIF DE CARRIÈRE", "summary"],
  ["OBJECTIFS PERSONNELS", "summary"],
  ["PERSONAL OBJECTIVES AND GOALS", "summary"],
  ["EDUCATION AND PROJECTS", "education"],
  ["PROJECTS AND EDUCATION", "projects"],
  ["FORMATION SUIVIE ET STAGES", "education"],
  ["STAGES ET FORMATION SUIVIE", "experience"],
])("the first word of a section in the title determines its kind: %j", (title, kind) => {
  expect(kindsOf(`Ada Example\n**SKILLS**\nx\n**${title}**\ny`)).toEqual(["head", "skills", kind]);
});

test.each([
  [
    "among three larger ones is a label",
    "# **Experience**\nx\n# **Skills**\ny\n**Languages**\nFrench\n# **Education**\nz",
    ["head", "experience", "skills", "education"],
  ],
  [
    "among two larger ones is a title",
    "# **Experience**\nx\n**Languages**\nFrench\n# **Education**\nz",
    ["head", "experience", "languages", "education"],
  ],
])("a title in smaller print %s", (_, text, kinds) => {
  expect(kindsOf(`Ada Example\n${text}`)).toEqual(kinds);
});

test("a label of an entry is no title among titles in capitals", () => {
  expect(
    kindsOf(`
Ada Example
**EDUCATION**
x
**PROFESSIONAL EXPERIENCE**
y
**Achievements**
z
**REFERENCES**
r`),
  ).toEqual(["head", "education", "experience", "references"]);
});

test("achievements that stand three times like a title are a label of entries", () => {
  const jobs = (count: number) =>
    Array.from({ length: count }, (_, at) => `Job ${at + 1}\n**Achievements:**\nx`).join("\n");
  expect(kindsOf(`Ada Example\n${jobs(3)}\n**Education**\nz`)).toEqual(["head", "education"]);
  expect(kindsOf(`Ada Example\n${jobs(1)}\n**Education**\nz`)).toHaveLength(3);
});

test("titles of entries, skills and languages that are repeated on each page stay titles", () => {
  const page = "**EXPERIENCE**\nx\n**SKILLS**\ny\n**LANGUAGES**\nz\n";
  expect(kindsOf(`Ada Example\n${page.repeat(3)}`)).toHaveLength(10);
});

test("recognises titles behind signs and numbers", () => {
  expect(kindsOf("Ada Example\n**+ EXPERIENCE**\nx\n**2. Formation**\ny")).toEqual([
    "head",
    "experience",
    "education",
  ]);
});

test("recognises titles in the singular or plural, and two titles of one section with a slash", () => {
  expect(
    kindsOf(`
Ada Example
**Education & Certification**
x
**Career Experience/Work History**
y
**Technical skill:-**
z`),
  ).toEqual(["head", "education", "experience", "skills"]);
});

test("recognises bold titles that are items of a list", () => {
  expect(
    kindsOf(`
Ada Example
**EDUCATION:-**
Diploma of baking, Alder College
- 3 weeks of pastry
- **Experience:-**
Baker at Mill Lane Bread
- Languages:`),
  ).toEqual(["head", "education", "experience"]);
});

test("recognises titles of two sizes, if those of both are titles of several sections", () => {
  expect(
    kindsOf(`
Ada Example
# **Personal profile**
a
# **Awards**
b
# **Referees**
c
**Education background**
d
**Work history**
e
**Skills**
f
an ordinary line of text
another ordinary line of text
and a third ordinary line of text`),
  ).toEqual(["head", "summary", "awards", "references", "education", "experience", "skills"]);
});

test("recognises an unknown title in print that is half a point larger", () => {
  const written = documentFromText(`
Ada Example
# **FORMATION**
CAP cuisine
# **EXPÉRIENCES SALLE ET CUISINE**
Commise, Auberge des Saules
Chez Odile, un an
# **EXPÉRIENCES DIVERSES**
Vendeuse`);
  const main = written.main.map((line) =>
    line.text.startsWith("EXP") ? { ...line, size: line.size + 0.5 } : line,
  );
  expect(sectionsOf({ ...written, main }).map(({ kind }) => kind)).toEqual([
    "head",
    "education",
    "experience",
    "experience",
  ]);
});
