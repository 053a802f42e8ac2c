import { expect, test } from "vitest";
import { readExperiences } from "../experience.ts";
import { sectionsOf } from "../section.ts";
import { documentFromText, linesFromText } from "../testing/lines-from-text.ts";

const positions = (text: string) =>
  readExperiences(linesFromText(text)).map(({ title, company, location }) => [
    title?.value,
    company?.value,
    location?.value,
  ]);

test("a town in no list between employer and title is the place", () => {
  expect(
    positions("**Fernhill School District,** Smallville — Teacher\nOCTOBER 2020 – MAY 2022"),
  ).toEqual([["Teacher", "Fernhill School District", "Smallville"]]);
});

test("a title that ends with a preposition goes on below", () => {
  expect(positions("2001 – 2003\t**RESPONSABLE ADJOINTE DE**\n\t**BOUTIQUE**")).toEqual([
    ["RESPONSABLE ADJOINTE DE BOUTIQUE", undefined, undefined],
  ]);
});

test("tasks with a full stop and lists between slashes are no employers", () => {
  expect(
    positions(`2003 – 2006\t**RESPONSABLE DES VENTES**
Relation client.
Vente assistée.`).map(([, company]) => company),
  ).toEqual([undefined]);
  expect(
    positions("Janvier 2012 – juillet 2013 : Développeur freelance Scala / Java / Web").map(
      ([, company]) => company,
    ),
  ).toEqual([undefined]);
});

test("the address of a site is no town", () => {
  const [position] = positions(
    "2017 – 2019\tPrésidence d’une startup, Quaylab.tech, Grenoble, France",
  );
  expect(position?.[2]).toBe("Grenoble, France");
});

test("a department is not the employer beside one", () => {
  expect(
    positions("**Circulation Staff**, Fernhill Library\nQuay University\t2005 – 2006").map(
      ([title]) => title,
    ),
  ).toEqual(["Circulation Staff"]);
  expect(
    positions(
      "2015 – 2016\t**Engineering Intern, FERNHILL MOULIN JOINT VENTURE**\n-Civil Works Department",
    ),
  ).toEqual([["Engineering Intern", "FERNHILL MOULIN JOINT VENTURE", undefined]]);
});

test("what an employer does, behind its name, is no part of it", () => {
  expect(
    positions("Juin 2010 – août 2010 : Stage chez OMIBO, conception de composants en bois"),
  ).toEqual([["Stage", "OMIBO", undefined]]);
});

test("reads a range whose ends are in two cells of a line", () => {
  const [position] = readExperiences(
    linesFromText("Novembre 2004 à\tAvril 2005\tAide Pâtissière\nPâtisserie Larmor"),
  );
  expect([position?.start_date?.value, position?.end_date?.value, position?.title?.value]).toEqual([
    "2004-11",
    "2005-04",
    "Aide Pâtissière",
  ]);
});

test("the end of a section's title in its print is no line of the section", () => {
  const document = documentFromText(
    "# **Expérience professionnelle**\n# **et formations utiles**\n- Stage, Moulin Vert\n- 2021",
  );
  const section = sectionsOf(document).find(({ kind }) => kind === "experience");
  expect(section?.lines.map(({ text }) => text)).toEqual(["Stage, Moulin Vert", "2021"]);
});

test.each([
  ["Conseiller, Pôle emploi", ["Conseiller", "Pôle emploi", undefined]],
  ["Conseillère\nPôle emploi\nVannes", ["Conseillère", "Pôle emploi", "Vannes"]],
  ["Pôle emploi\nConseiller en insertion", ["Conseiller en insertion", "Pôle emploi", undefined]],
  ["Service Larmor\nTechnicien", ["Technicien", "Service Larmor", undefined]],
  ["Éducatrice\nPôle Enfance Larmor", ["Éducatrice", "Pôle Enfance Larmor", undefined]],
  ["Agent, Service à la personne Larmor", ["Agent", "Service à la personne Larmor", undefined]],
  [
    "Aide à domicile\nService d’aide Larmor",
    ["Aide à domicile", "Service d’aide Larmor", undefined],
  ],
  [
    "Agent des routes, Département de la Loire",
    ["Agent des routes", "Département de la Loire", undefined],
  ],
  ["Analyst\nTreasury Department", ["Analyst", "Treasury Department", undefined]],
])("a department without another organisation is the employer: %j", (text, position) => {
  expect(positions(`2017 – 2019\t${text}`)).toEqual([position]);
});

test("other tasks for an employer are a position there", () => {
  expect(
    positions("2017 – 2019\tAutres : ménage chez Larmor").map(([, company]) => company),
  ).toEqual(["Larmor"]);
});

test.each([
  ["Adjoint de\nLarmor SA", ["Adjoint de", "Larmor SA", undefined]],
  ["**Head of**\n**Quay Ltd**", ["Head of", "Quay Ltd", undefined]],
  ["RESPONSABLE DE\nMAGASIN LARMOR", ["RESPONSABLE DE", "MAGASIN LARMOR", undefined]],
])("an organisation below is no part of the title: %j", (text, position) => {
  expect(positions(`2017 – 2019\t${text}`)).toEqual([position]);
});

test.each([
  [
    "Chauffeur, Transports Larmor, de la région du Quai",
    "Transports Larmor",
    "de la région du Quai",
  ],
  ["Vendeur, Larmor, les halles du Quai", "Larmor", "les halles du Quai"],
  [
    "Driver, Quay Logistics, part of the Moulin group\n- Deliveries",
    "Quay Logistics",
    "part of the Moulin group\n• Deliveries",
  ],
])("what is told behind an employer is in the description: %j", (text, company, description) => {
  const [position] = readExperiences(linesFromText(`2017 – 2019\t${text}`));
  expect([position?.company?.value, position?.description?.value]).toEqual([company, description]);
});

test("an organisation behind the full stop of a title is not left out", () => {
  expect(positions("2017 – 2019\tChef de rang. Restaurant du Port.")).toEqual([
    ["Chef de rang. Restaurant du Port.", undefined, undefined],
  ]);
});

test("names between slashes that end with a place are no list", () => {
  expect(positions("2017 – 2019\tMaçon / Larmor / Vannes").map(([, company]) => company)).toEqual([
    "Larmor",
  ]);
});
