import { expect, test } from "vitest";
import { readEducation } from "./education.ts";
import type { Line } from "./line.ts";
import { linesFromText } from "./testing/lines-from-text.ts";

const read = (text: string) =>
  readEducation(linesFromText(text)).map(
    ({ school, degree, field_of_study, start_date, end_date }) => [
      school?.value,
      degree?.value,
      field_of_study?.value,
      start_date?.value,
      end_date?.value,
    ],
  );

test("reads school and degree in either order, on one line or two", () => {
  expect(read("**University of Oslo**\t2015 – 2018\nBSc in Geology")).toEqual([
    ["University of Oslo", "BSc", "Geology", "2015", "2018"],
  ]);
  expect(read("Master en droit des affaires, Université de Nantes, Nantes\t2015 – 2017")).toEqual([
    ["Université de Nantes", "Master", "droit des affaires", "2015", "2017"],
  ]);
  expect(read("2019 : Licence d'histoire – Université Lyon 2 (Lyon)")).toEqual([
    ["Université Lyon 2", "Licence", "histoire", undefined, "2019"],
  ]);
});

test("reads an unclassified school by the position of the other schools", () => {
  expect(
    read(`
BTS Tourisme\tLycée Jules Verne\t2012 – 2014
Licence Tourisme\tEspérance\t2014 – 2015`).map(([school]) => school),
  ).toEqual(["Lycée Jules Verne", "Espérance"]);
});

test("does not read grades and theses as the subject", () => {
  expect(
    read("**MSc Chemistry**, ETH Zürich\t2018 – 2020\nGPA: 5.6/6\n- Thesis: Small crystals"),
  ).toEqual([["ETH Zürich", "MSc", "Chemistry", "2018", "2020"]]);
});

test("reads degree, subject, school and dates in any of the usual orders", () => {
  const entries = (text: string) =>
    readEducation(linesFromText(text)).map((entry) => [
      entry.degree?.value,
      entry.field_of_study?.value,
      entry.school?.value,
      entry.start_date?.value,
      entry.end_date?.value,
      entry.is_current,
    ]);
  expect(entries("BSc in Nursing\t2012 – 2015\nUniversity of Hull")).toEqual([
    ["BSc", "Nursing", "University of Hull", "2012", "2015", false],
  ]);
  expect(
    entries(
      "2015\tMaster of Science, Computer Science, INSA Lyon\n2012\tBaccalauréat S, Lycée Ampère",
    ),
  ).toEqual([
    ["Master of Science", "Computer Science", "INSA Lyon", undefined, "2015", false],
    ["Baccalauréat S", undefined, "Lycée Ampère", undefined, "2012", false],
  ]);
  expect(entries("PhD, Marine Biology – University of Fife – since 2023")).toEqual([
    ["PhD", "Marine Biology", "University of Fife", "2023", undefined, true],
  ]);
  expect(
    entries("2019 – 2021\tMaster Craftsman Certificate in Car Mechanics, Leeds College"),
  ).toEqual([
    ["Master Craftsman Certificate", "Car Mechanics", "Leeds College", "2019", "2021", false],
  ]);
});

test("reads a subject that is a list as a whole", () => {
  expect(read("PhD, Soils, Water and Climate, University of Oslo\t2010 – 2014")).toEqual([
    ["University of Oslo", "PhD", "Soils, Water and Climate", "2010", "2014"],
  ]);
  expect(read("BSc, Geology, University of Oslo\t2008 – 2010")).toEqual([
    ["University of Oslo", "BSc", "Geology", "2008", "2010"],
  ]);
});

test("reads a form whose dates stand in the margin", () => {
  expect(
    read(`
Sept. 2011 – May 2013\tDegree:\tMSc Geology
Institution:\tUniversity of Oslo
Oslo, Norway
Sept. 2008 – May 2011\tDegree:\tBSc Geology
Institution:\tUniversity of Bergen`),
  ).toEqual([
    ["University of Oslo", "MSc", "Geology", "2011-09", "2013-05"],
    ["University of Bergen", "BSc", "Geology", "2008-09", "2011-05"],
  ]);
});

test("reads the subject apart from degree, school, place and remarks", () => {
  expect(
    read(`**Fernhill University**\tCurrent
MS, Business Analytics
**Quay Community College**\tMay 2019
AS, General Studies, High Honors`),
  ).toEqual([
    ["Fernhill University", "MS", "Business Analytics", undefined, undefined],
    ["Quay Community College", "AS", "General Studies", undefined, "2019-05"],
  ]);
  expect(
    read("since 1998\tM.Sc. magna cum laude\tElmland\nMajoring in Computer Science").map(
      ([, , field]) => field,
    ),
  ).toEqual(["Computer Science"]);
  expect(read("**Licence de Physique** (Mention : Bien)\t1988\nUniversité de Larmor")).toEqual([
    ["Université de Larmor", "Licence", "Physique", undefined, "1988"],
  ]);
});

test("reads a school in square brackets", () => {
  expect(read("2004 - 2005 : Maîtrise Informatique [ Université de Larmor ]")).toEqual([
    ["Université de Larmor", "Maîtrise", "Informatique", "2004", "2005"],
  ]);
});

test("reads a degree behind what was done with it, and its labelled subject", () => {
  expect(
    read("Obtention d’une Licence en mathématiques, Université de Larmor\t2017 – 2020"),
  ).toEqual([["Université de Larmor", "Licence", "mathématiques", "2017", "2020"]]);
  expect(
    read("Baccalauréat spécialités Mathématiques et Physique, Lycée Larmor\t2022 – 2023"),
  ).toEqual([["Lycée Larmor", "Baccalauréat", "Mathématiques et Physique", "2022", "2023"]]);
});

test("the level and the grade of a form are no school", () => {
  const studies = read(
    "2012 – 2014\n**HIGHER SECONDARY CERTIFICATE**, Quay College\nFinal grade GPA 4.60/5.00\tLevel in EQF EQF level 4",
  );
  expect(studies.map(([school, degree]) => [school, degree])).toEqual([
    ["Quay College", "HIGHER SECONDARY CERTIFICATE"],
  ]);
});

test("smaller print below a study describes it", () => {
  const sized = (size: number, lines: readonly Line[]) =>
    lines.map((line) => ({
      ...line,
      size,
      cells: line.cells.map((cell) => ({
        ...cell,
        runs: cell.runs.map((run) => ({ ...run, size })),
      })),
    }));
  const lines = linesFromText(
    "**Formation en cuisine**\nInstitut Larmor, Lyon\t2021 – 2022\nSpécialisation en pâtisserie et service",
  );
  const [study] = readEducation([...sized(10, lines.slice(0, 2)), ...sized(8, lines.slice(2))]);
  expect(study?.description?.value).toBe("Spécialisation en pâtisserie et service");
});

test.each([
  ["BSc in Botany (first class), University of Leeds\t2011 – 2014", "BSc", "Botany"],
  ["MBA in Finance (Distinction), Quay School of Management\t2018 – 2019", "MBA", "Finance"],
  [
    "Baccalauréat scientifique (mention bien), Lycée du Quai\t2013",
    "Baccalauréat scientifique",
    undefined,
  ],
])("a grade in brackets in %j is no part of the degree or subject", (text, degree, field) => {
  const [study] = readEducation(linesFromText(text));
  expect([study?.degree?.value, study?.field_of_study?.value]).toEqual([degree, field]);
});
