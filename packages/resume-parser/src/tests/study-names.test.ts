import { expect, test } from "vitest";
import { readEducation } from "../education.ts";
import type { Line } from "../line.ts";
import { linesFromText } from "../testing/lines-from-text.ts";

const entriesOf = (lines: readonly Line[]) =>
  readEducation(lines).map(({ degree, field_of_study, school }) => [
    degree?.value,
    field_of_study?.value,
    school?.value,
  ]);
const entries = (text: string) => entriesOf(linesFromText(text));

test.each([
  "2023\tLicence Informatique – en cours\nUniversité de Larmor",
  "2024\tLicence Informatique (3ème année en cours), Université de Larmor",
  "Licence Informatique, en cours d’obtention\t2024\nUniversité de Larmor",
])("a study in progress is current, and that is no part of its name: %j", (text) => {
  const [study] = readEducation(linesFromText(text));
  expect(study).toMatchObject({
    degree: { value: "Licence" },
    field_of_study: { value: "Informatique" },
    school: { value: "Université de Larmor" },
    is_current: true,
  });
});

test("reads a place that stands before the school", () => {
  expect(entries("2009/2010\tBrevet de fin d’études\nDakar-Sénégal au lycée du Quai")).toEqual([
    ["Brevet de fin d’études", undefined, "lycée du Quai"],
  ]);
  expect(entries("2011 – 2013\tBTS Tourisme\nLyon à l'Institut Larmor")).toEqual([
    ["BTS", "Tourisme", "Institut Larmor"],
  ]);
});

test("a town in no list between school and degree is no subject", () => {
  expect(entries("Fernhill High School, Smallville — Graduate\nAUGUST 2015 – MAY 2019")).toEqual([
    ["Graduate", undefined, "Fernhill High School"],
  ]);
});

test("a department, an option or a grade is no school", () => {
  expect(
    entries(`2013 – 2017\t**Ph.D.**, University of Larmor
Forestry, Department of Forest Ecology`),
  ).toEqual([["Ph.D.", "Forestry", "University of Larmor"]]);
  expect(
    entries(`2015 – 2018\tCycle d’ingénieur en Génie Mécanique
**Option Systèmes Embarqués**
- École nationale d’ingénieurs du Quai`),
  ).toEqual([["Cycle d’ingénieur", "Génie Mécanique", "École nationale d’ingénieurs du Quai"]]);
  expect(
    entries("2009 – 2010\tEnvironmental Studies, Summa Cum Laude").map((one) => one[2]),
  ).toEqual([undefined]);
});

test.each([
  ["NVQ Level 2 Catering, Quay College", ["NVQ Level 2", "Catering", "Quay College"]],
  [
    "BSE - Mechanical Engineering, Quay University",
    ["BSE", "Mechanical Engineering", "Quay University"],
  ],
  ["A.S Information Systems, Quay College", ["A.S", "Information Systems", "Quay College"]],
  [
    "1ère Année Diplôme d’ingénieur de conception en Mécanique, École du Quai",
    ["1ère Année Diplôme d’ingénieur de conception", "Mécanique", "École du Quai"],
  ],
  [
    "Développeur Web/Web Mobile – Institut Larmor",
    ["Développeur Web/Web Mobile", undefined, "Institut Larmor"],
  ],
  [
    "Diplôme de Technicien Supérieur, Institut Larmor",
    ["Diplôme de Technicien Supérieur", undefined, "Institut Larmor"],
  ],
  [
    "Bac Pro ASC (Accueil, Soins et Services à la Campagne), Lycée du Quai",
    ["Bac Pro", "ASC", "Lycée du Quai"],
  ],
  ["BTS NDRC en alternance – CFA du Quai", ["BTS", "NDRC", "CFA du Quai"]],
  ["Prépa scientifique, Lycée du Quai (PCSI puis PC*)", ["Prépa", "scientifique", "Lycée du Quai"]],
])("divides %j into degree, subject and school", (text, names) => {
  expect(entries(`2012 – 2014\t${text}`)).toEqual([names]);
});

test("the end of a study can be expected in brackets", () => {
  const [study] = readEducation(
    linesFromText("Quay University — Education Major\nSEPTEMBER 2019 - (PROJECTED) APRIL 2025"),
  );
  expect([study?.start_date?.value, study?.end_date?.value]).toEqual(["2019-09", "2025-04"]);
});

test("an item of place and date below a school belongs to its names", () => {
  const [study] = readEducation(
    linesFromText("**BACCALAURÉAT GÉNÉRAL**\nCollège du Quai\n- Lyon (2024)\n- Mention Bien"),
  );
  expect([study?.school?.value, study?.end_date?.value]).toEqual(["Collège du Quai", "2024"]);
});

test("smaller print below the dates of a study describes it", () => {
  const [named, dated, ...told] = linesFromText(
    "**Institut Larmor,** Lyon — Cycle 1A\n2022 – 2024\nCentré sur la mécanique avec une part de\nmathématiques mais aussi des cours de langues",
  );
  const sized = (line: Line | undefined, size: number): Line[] =>
    line
      ? [
          {
            ...line,
            size,
            cells: line.cells.map((cell) => ({
              ...cell,
              runs: cell.runs.map((run) => ({ ...run, size })),
            })),
          },
        ]
      : [];
  const lines = [
    ...sized(named, 11),
    ...sized(dated, 8),
    ...told.flatMap((line) => sized(line, 9)),
  ];
  expect(entriesOf(lines)).toEqual([["Cycle 1A", undefined, "Institut Larmor"]]);
});

test("a school named once applies to the degrees below it, up to the next school", () => {
  expect(
    entries(`**Université de Larmor**
Master 1 Ressources humaines\t2022 – 2023
Licence AES\t2019 – 2022
**Lycée du Quai**
Baccalauréat ES\t2018 – 2019`).map(([degree, , school]) => [degree, school]),
  ).toEqual([
    ["Master 1", "Université de Larmor"],
    ["Licence", "Université de Larmor"],
    ["Baccalauréat ES", "Lycée du Quai"],
  ]);
});

test("a line that says that a study goes on is no degree", () => {
  expect(
    entries(`BTS SAM - Support à l’action managériale
Lycée du Quai, Lyon
En cours (2ème année)
Bac pro Gestion
Lycée Larmor, Lyon
2021`).map(([degree, , school]) => [degree, school]),
  ).toEqual([
    ["BTS", "Lycée du Quai"],
    ["Bac pro", "Lycée Larmor"],
  ]);
});

test.each([
  [
    "City & Guilds Level 3 Diploma in Plumbing – Fernhill Technical College, 2014",
    "Fernhill Technical College",
  ],
  ["Formation d’électricien bâtiment – Greta du Quai – 2020 (6 mois)", "Greta du Quai"],
  [
    "2016 : Diplôme national d’ingénieur\nÉcole Nationale du Quai, Université de Larmor et de ses îles.",
    "École Nationale du Quai",
  ],
])("reads the school of %j", (text, school) => {
  expect(entries(text).map((one) => one[2])).toEqual([school]);
});

test.each([
  "2015 – 2017\tDUT Tourisme (en cours du soir), IUT de Larmor",
  "2019 – 2021\tMaster Droit (en cours de français), Université de Larmor",
  "2010 – 2012\tCAP Cuisine (en cours particuliers), CFA du Quai",
  "2012 (en cours du soir)\tCAP Cuisine, CFA du Quai",
])("lessons are no study in progress: %j", (text) => {
  expect(readEducation(linesFromText(text)).map((study) => study.is_current)).toEqual([false]);
});

test.each(["Institut Larmor (IL2)", "Lycée du Quai (Pavillon 12)"])(
  "a bracket is part of the school's name: %j",
  (school) => {
    expect(entries(`2012 – 2014\tBTS Tourisme, ${school}`)).toEqual([["BTS", "Tourisme", school]]);
  },
);

test("a European section is no subject", () => {
  expect(entries("2010 – 2013\tBac ES section européenne, Lycée Larmor")).toEqual([
    ["Bac ES section européenne", undefined, "Lycée Larmor"],
  ]);
});

test("a sentence behind a school is in the description", () => {
  const [study] = readEducation(
    linesFromText("2012 – 2014\tÉcole de commerce du Quai. J’y ai appris la vente."),
  );
  expect([study?.school?.value, study?.description?.value]).toEqual([
    "École de commerce du Quai",
    "J’y ai appris la vente.",
  ]);
});

test.each([
  ["A.S. Larmor football academy", [undefined, undefined, "A.S. Larmor football academy"]],
  ["A.S. Nursing, Quay College", ["A.S.", "Nursing", "Quay College"]],
])("tells a club from an associate degree: %j", (text, study) => {
  expect(entries(`2014 – 2016\t${text}`)).toEqual([study]);
});

test.each([
  [
    "2018 – 2021\tBachelor of Nursing, Quay University, currently in progress",
    "currently in progress",
  ],
  [
    "2023 – 2024\tLicence Informatique (3ème année en cours)\nUniversité de Larmor",
    "3ème année en cours",
  ],
])("a study whose end is stated is not current, but described as unfinished: %j", (text, told) => {
  const [study] = readEducation(linesFromText(text));
  expect(study).toMatchObject({ is_current: false, description: { value: told } });
  expect([study?.start_date, study?.end_date]).not.toContain(undefined);
});

test("a territory behind a degree is not left out, as a department of the school is", () => {
  expect(
    entries("2010 – 2013\tMaster Droit public, département du Morbihan").map((one) => one[2]),
  ).toEqual(["département du Morbihan"]);
  expect(
    entries("2010 – 2013\tMaster Optique, Département de Physique, Université de Larmor"),
  ).toEqual([["Master", "Optique", "Université de Larmor"]]);
});

test.each([
  [
    "3 A-levels: Business (B), English Literature (B), Sociology (C) – Notre Dame Sixth Form College\t2006 – 2008",
    "3 A-levels",
    "Business (B), English Literature (B), Sociology (C)",
    "Notre Dame Sixth Form College",
  ],
  [
    "9 GCSEs: English (A), Maths (B), Science (B), History (C) – Roundhay School\t2001 – 2006",
    "9 GCSEs",
    "English (A), Maths (B), Science (B), History (C)",
    "Roundhay School",
  ],
  ["A-levels: Maths, Physics – Quay College\t2001", "A-levels", "Maths, Physics", "Quay College"],
  [
    "A-levels: Business, Sociology, Notre Dame Sixth Form College\t2001",
    "A-levels",
    "Business, Sociology",
    "Notre Dame Sixth Form College",
  ],
])("the school stands behind a list of subjects: %j", (text, ...study) => {
  expect(entries(text)).toEqual([study]);
});

test.each([
  [
    "Level 3 Award in First Aid at Work – St John Ambulance\t2021",
    ["Level 3 Award in First Aid at Work", undefined, "St John Ambulance"],
  ],
  [
    "NVQ Level 3 in Health and Safety at Work\t2019",
    ["NVQ Level 3", "Health and Safety at Work", undefined],
  ],
  ["First Aid at Work Certificate, 2021", ["First Aid at Work Certificate", undefined, undefined]],
])('"at Work" names no school and no subject: %j', (text, study) => {
  expect(entries(text)).toEqual([study]);
});

test("the codes of a permit are no school and no subject", () => {
  const studies = entries(`- Habilitations électriques B2V, BR, BC, H1V (2023)
- Sauveteur secouriste du travail (2024)`);
  expect(studies).toEqual([
    ["Habilitations électriques B2V, BR, BC, H1V", undefined, undefined],
    ["Sauveteur secouriste du travail", undefined, undefined],
  ]);
});
