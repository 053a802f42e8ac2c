import { expect, test } from "vitest";
import { parseResume } from "./parse-resume.ts";
import { splitName } from "./internal/names/divide-name.ts";
import { documentFromText } from "./testing/lines-from-text.ts";

const valuesOf = (text: string) => {
  const { profile, websites } = parseResume(documentFromText(text));
  return {
    ...Object.fromEntries(Object.entries(profile).map(([field, found]) => [field, found?.value])),
    websites: websites.map((site) => site.value),
  };
};

test("reads contact data from the lines above the first title", () => {
  expect(
    valuesOf(`
# **Noor VERHAEGEN**
Assistante sociale
12 bis rue du Moulin, 59000 Lille, France | 06 11 22 33 44 | noor.verhaegen@exemple.fr | linkedin.com/in/noorv
**FORMATION**
2019 : Licence de droit – Université de Lille`),
  ).toMatchObject({
    first_name: "Noor",
    last_name: "Verhaegen",
    email: "noor.verhaegen@exemple.fr",
    phone_number: "06 11 22 33 44",
    address: "12 bis rue du Moulin",
    postal_code: "59000",
    city: "Lille",
    country: "France",
    websites: ["linkedin.com/in/noorv"],
  });
});

test("does not read years as a phone number, nor the place of birth as the address", () => {
  const values = valuesOf(
    "# Jo Example\n2015 - 2018 2019\nBorn in Paris\njo@example.org\n**SKILLS**\nGo",
  );
  expect(values).toMatchObject({ first_name: "Jo", last_name: "Example" });
  expect("phone_number" in values && values.phone_number).toBe(undefined);
  expect("city" in values && values.city).toBe(undefined);
});

test.each([
  ["DUPONT Jean-Marc", "Jean-Marc", "DUPONT"],
  ["Solène de Vauvert", "Solène", "de Vauvert"],
  ["John A. Smith", "John", "Smith"],
  ["Maria García López", "Maria", "García López"],
  ["Cher", "Cher", undefined],
])("splits %s into first and last name", (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

test("returns confidence and source lines with each value", () => {
  const resume = parseResume(
    documentFromText("# Ada Example\nada.example@example.org\n**SKILLS**\nGo, Rust"),
  );
  expect(resume.profile.email).toEqual({
    value: "ada.example@example.org",
    confidence: 0.98,
    lines: [1],
  });
  expect(resume.competencies.map((skill) => skill.name.lines)).toEqual([[3], [3]]);
  expect(resume.lines[3]).toBe("Go, Rust");
});

test("returns an empty résumé for an empty document", () => {
  const resume = parseResume({ main: [], sides: [], links: [] });
  expect(resume.experiences).toEqual([]);
  expect(resume.profile.first_name).toBeUndefined();
});

test("names the lines that labelled names and a phone number were read from", () => {
  const { profile } = parseResume(
    documentFromText(`
Nom et prénom : VERHAEGEN Noor
Tél. 06 11 22 33 44
noor@exemple.fr
**FORMATION**
2019 : Licence de droit – Université de Lille`),
  );
  expect(profile.first_name).toEqual({ value: "Noor", confidence: 0.95, lines: [0] });
  expect(profile.last_name).toEqual({ value: "Verhaegen", confidence: 0.95, lines: [0] });
  expect(profile.phone_number).toEqual({ value: "06 11 22 33 44", confidence: 0.95, lines: [1] });
  const { profile: apart } = parseResume(
    documentFromText("Nom : Verhaegen\nPrénom : Noor\n**FORMATION**\n2019 : Licence de droit"),
  );
  expect([apart.first_name?.lines, apart.last_name?.lines]).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test("reads positions without a section title, but no courses and no undated names", () => {
  const { experiences } = parseResume(
    documentFromText(`
# Jo Example
jo@example.org
**Staff Nurse**
03/2019 – 06/2021
Oakwood Clinic, Leeds
- Carried out triage
**Cook**
01/2015 – 02/2019
The Anchor, York`),
  );
  expect(experiences.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ["Staff Nurse", "Oakwood Clinic"],
    ["Cook", "The Anchor"],
  ]);
});

test.each([
  ["Staff nurse\tLeeds, UK", { city: "Leeds", country: "UK" }],
  [
    "Nationality: French\tLyon, France\t06 11 22 33 44",
    { phone_number: "06 11 22 33 44", city: "Lyon", country: "France" },
  ],
  ["12 High\tStreet, Leeds, UK", { address: "12 High Street", city: "Leeds", country: "UK" }],
])("reads the place from its own cell, and a split address from the line: %j", (line, found) => {
  expect(valuesOf(`# Jo Example\n${line}\n**SKILLS**\nGo`)).toEqual({
    first_name: "Jo",
    last_name: "Example",
    ...found,
    websites: [],
  });
});

const studiesOf = (text: string) =>
  parseResume(documentFromText(text)).education.map(({ school, degree }) => [
    school?.value,
    degree?.value,
  ]);

test("reads studies without a section title, and among the positions", () => {
  expect(
    studiesOf(`# Ada Example
ada@example.org
2016 – 2018\tLicence de droit, Université de Larmor
2014 – 2016\tBTS Tourisme, Lycée des Lilas
**LANGUES**
Anglais`),
  ).toEqual([
    ["Université de Larmor", "Licence"],
    ["Lycée des Lilas", "BTS"],
  ]);
  expect(
    studiesOf(`# Ada Example
ada@example.org
**EXPÉRIENCES**
**Comptable**, Quai Nord\t2018 – 2020
**Licence de gestion**, Université de Larmor\t2015 – 2018`),
  ).toEqual([["Université de Larmor", "Licence"]]);
});

test("a position outside every section is not a study too", () => {
  const { experiences, education } = parseResume(
    documentFromText(`
Ada Example
ada@example.org
Larmor Boats Ltd - 2021 (April - August)
Job Title: Graduate Intern Mechanical Engineering
Fitted engines.`),
  );
  expect(
    experiences.map(({ company, start_date: start }) => [company?.value, start?.value]),
  ).toEqual([["Larmor Boats Ltd", "2021-04"]]);
  expect(education).toEqual([]);
});
