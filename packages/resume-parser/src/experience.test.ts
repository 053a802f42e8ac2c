import { expect, test } from "vitest";
import { readExperiences } from "./experience.ts";
import { linesFromText } from "./testing/lines-from-text.ts";

const read = (text: string) =>
  readExperiences(linesFromText(text)).map(
    ({ title, company, location, start_date, end_date, is_current }) => [
      title?.value,
      company?.value,
      location?.value,
      start_date?.value,
      end_date?.value,
      is_current,
    ],
  );

test("reads title and employer on one line with the dates at its end", () => {
  expect(
    read(`
**Warehouse Manager**, Tern Logistics – Leeds, UK\tJan 2020 – Present
- Ran a team of 12
**Forklift Driver**, Oakum Ltd – York, UK\tMar 2015 – Dec 2019
- Moved pallets`),
  ).toEqual([
    ["Warehouse Manager", "Tern Logistics", "Leeds, UK", "2020-01", undefined, true],
    ["Forklift Driver", "Oakum Ltd", "York, UK", "2015-03", "2019-12", false],
  ]);
});

test("reads an entry with unclear words in the order of the section", () => {
  expect(
    read(`
**Tern**
Engineer\t2020 – 2022
- Built things
**Quill**
Wizard of Light Bulb Moments\t2018 – 2020
- Had ideas
**Oakum**
Assistant\t2016 – 2018
- Helped`).map(([title, company]) => [title, company]),
  ).toEqual([
    ["Engineer", "Tern"],
    ["Wizard of Light Bulb Moments", "Quill"],
    ["Assistant", "Oakum"],
  ]);
});

test("assigns an employer's heading to each position below it", () => {
  expect(
    read(`
**Groupe Halvard**\tParis
Responsable logistique\t2020 – aujourd'hui
- Pilotage de deux entrepôts
Gestionnaire de stocks\t2017 – 2020
- Inventaires`),
  ).toEqual([
    ["Responsable logistique", "Groupe Halvard", "Paris", "2020", undefined, true],
    ["Gestionnaire de stocks", "Groupe Halvard", "Paris", "2017", "2020", false],
  ]);
});

test("reads date ranges in the margin, also wrapped ones", () => {
  expect(
    read(`
juin 2019 – janvier\tVendeuse, Maison Corbel, Tours
2022\t• Conseil aux clients
2017 – 2019\tCaissière, Super Plus, Blois
- Encaissement`),
  ).toEqual([
    ["Vendeuse", "Maison Corbel", "Tours", "2019-06", "2022-01", false],
    ["Caissière", "Super Plus", "Blois", "2017", "2019", false],
  ]);
});

test("reads the description with wrapped lines joined", () => {
  const [position] = readExperiences(
    linesFromText(`
**Clerk**, Oakum Ltd\t2015 – 2019
- Kept the books of forty small companies and answered their letters, which took more than
  one line to say
- Filed`),
  );
  expect(position?.description?.value).toBe(
    "• Kept the books of forty small companies and answered their letters, which took more than one line to say\n• Filed",
  );
  expect(position?.title).toEqual({ value: "Clerk", confidence: expect.any(Number), lines: [0] });
});

test("reads a labelled form, with a location only where one is written", () => {
  expect(
    read(`
Position: Nurse
Employer: Oakwood Clinic
Dates: March 2019 – June 2021

Position: Cook
Employer: The Anchor, York
Dates: 2015 – 2018`),
  ).toEqual([
    ["Nurse", "Oakwood Clinic", undefined, "2019-03", "2021-06", false],
    ["Cook", "The Anchor", "York", "2015", "2018", false],
  ]);
  expect(
    read(`
Poste\tInfirmière
Nom de l'employeur\tClinique d'Arc
Lieu\tAnnecy
Dates\tdepuis 2019`),
  ).toEqual([["Infirmière", "Clinique d'Arc", "Annecy", "2019", undefined, true]]);
});

test("joins a range that goes on in the next line", () => {
  expect(
    read(`
Sept 2018 –\tNurse, Oakwood Clinic
June 2021\tLeeds
- Triage`),
  ).toEqual([["Nurse", "Oakwood Clinic", "Leeds", "2018-09", "2021-06", false]]);
});

test("reads an employer's heading with the dates of all its positions", () => {
  expect(
    read(`
**Groupe Halvard**\t2015 – 2020
Responsable logistique\t2018 – 2020
- Pilotage
Gestionnaire de stocks\t2015 – 2018
- Inventaires`),
  ).toEqual([
    ["Responsable logistique", "Groupe Halvard", undefined, "2018", "2020", false],
    ["Gestionnaire de stocks", "Groupe Halvard", undefined, "2015", "2018", false],
  ]);
});

test("leaves a remark in parentheses out of the employer's name", () => {
  expect(
    read(`
**Acme** (rail equipment, 140 M€) – Lyon
Engineer\t2019 – 2021
- Built`),
  ).toEqual([["Engineer", "Acme", "Lyon", "2019", "2021", false]]);
});

test.each([
  [
    "a title without an employer",
    "**Clerk**\t2015 – 2019\n- Filed",
    [["Clerk", undefined, undefined, "2015", "2019", false]],
  ],
  [
    "an employer without a title",
    "**Tern Logistics Ltd**\t2015 – 2019\n- Filed",
    [[undefined, "Tern Logistics Ltd", undefined, "2015", "2019", false]],
  ],
  [
    "a labelled form without a title in its second entry",
    "Position: Nurse\nEmployer: Oakwood Clinic\nDates: 2019 – 2021\n\nEmployer: The Anchor\nDates: 2015 – 2018",
    [
      ["Nurse", "Oakwood Clinic", undefined, "2019", "2021", false],
      [undefined, "The Anchor", undefined, "2015", "2018", false],
    ],
  ],
])("reads a position that has %s", (_, text, positions) => {
  expect(read(text)).toEqual(positions);
});

test("reads names that nothing divides after the last word of the occupation, in a section of such entries", () => {
  expect(
    read(`
2021 – 2023 – Ghent
HEAD GARDENER ORCHARD TRUST
- Planted four hundred trees
2018 – 2021 – Leuven
GARDENER MOSSWOOD NURSERIES
- Looked after the greenhouses`).map(([title, company]) => [title, company]),
  ).toEqual([
    ["HEAD GARDENER", "ORCHARD TRUST"],
    ["GARDENER", "MOSSWOOD NURSERIES"],
  ]);
});

test("reads a position whose name goes on in the next line", () => {
  expect(
    read(`
**Coordinatrice des équipes de**
**soins et d'accueil**
Clinique des Lilas\t2019 – 2023
- Plannings`).map(([title, company]) => [title, company]),
  ).toEqual([["Coordinatrice des équipes de soins et d'accueil", "Clinique des Lilas"]]);
});

test("two months side by side are the start and the end", () => {
  expect(read("**Fitter**, Quill Marine\tSep. 2019 Mar. 2021\n- Engines")).toEqual([
    ["Fitter", "Quill Marine", undefined, "2019-09", "2021-03", false],
  ]);
});

test("two months of one year are the start and the end", () => {
  expect(read("**Fitter**, Quill Marine\t08–09 2012\n- Engines")).toEqual([
    ["Fitter", "Quill Marine", undefined, "2012-08", "2012-09", false],
  ]);
});

test("reads a town of the lists behind an employer without a separator", () => {
  expect(read("**Réceptionniste**\nHôtel du Lac Annecy\nmai 2020 – juin 2022")).toEqual([
    ["Réceptionniste", "Hôtel du Lac", "Annecy", "2020-05", "2022-06", false],
  ]);
});

test("takes neither a code nor a remark in brackets as the employer", () => {
  expect(
    read(`
**Tern College**, Leeds, UK
Professor (F5)\t2019 – Present
Assistant Professor (F3)\t2015 – 2019`).map(([title, company]) => [title, company]),
  ).toEqual([
    ["Professor (F5)", "Tern College"],
    ["Assistant Professor (F3)", "Tern College"],
  ]);
});

test("takes a short name in brackets as the employer", () => {
  expect(
    read("**Journalist (BBC)**\n2019 – 2021").map(([title, company]) => [title, company]),
  ).toEqual([["Journalist", "BBC"]]);
});

test("reads an employer behind a preposition in capitals", () => {
  expect(read("CUISINIER, CHEZ TERNCO\t2016 – 2018")).toEqual([
    ["CUISINIER", "TERNCO", undefined, "2016", "2018", false],
  ]);
});

test("reads a range that is broken after a name, and one in two cells of a row", () => {
  expect(
    read("Formatrice\nAtelier Larmor | Mars 2021 - Avril\n2021 (1 mois)\n- Animait des cours"),
  ).toMatchObject([["Formatrice", "Atelier Larmor", undefined, "2021-03", "2021-04", false]]);
  expect(read("**Quay Works Ltd**\t04/2012\tto 07/2014\nWelder\n- Repaired pumps")).toMatchObject([
    ["Welder", "Quay Works Ltd", undefined, "2012-04", "2014-07", false],
  ]);
});

test("a label of the dates is no name", () => {
  expect(
    read("Année : 2017-2018\n**Caissière**\nPharmacie Larmor (Lyon)").map(([title]) => title),
  ).toEqual(["Caissière"]);
});

test("reads a town of no list in print of its own, where other entries name their towns", () => {
  const entries = [
    "2018-2020\t**COIFFEUSE • Larmora -** Zandeville",
    "2016-2018\t**SECRETAIRE • Cabinet Quay -** Lyon",
    "2014-2016\t**VENDEUSE • Boutique Anatole -** Nantes",
    "2012-2014\t**CUISINIERE • Auberge Larmor -** Rennes",
  ];
  expect(read(entries.join("\n")).map(([, company, location]) => [company, location])).toEqual([
    ["Larmora", "Zandeville"],
    ["Cabinet Quay", "Lyon"],
    ["Boutique Anatole", "Nantes"],
    ["Auberge Larmor", "Rennes"],
  ]);
});

test.each(["to date", "in 2016", "2016", "March 2016", "2016 – 2017", "6 months"])(
  "the end of a list item is no date of an entry: %s",
  (end) => {
    const [first, second] = readExperiences(
      linesFromText(`
**Pupil Support Assistant**, Braes Primary School\tAug 2015 – July 2019
- Administer medication to the pupils who need it and keep the medical log of the school up
  ${end}
- Prepare displays
**Baker**, Crust Ltd\t2010 – 2014`),
    );
    expect([first?.end_date?.value, first?.description?.value, second?.title?.value]).toEqual([
      "2019-07",
      `• Administer medication to the pupils who need it and keep the medical log of the school up ${end}\n• Prepare displays`,
      "Baker",
    ]);
  },
);

test("an indented role at the same company is no end of the list item above it", () => {
  const entries = readExperiences(
    linesFromText(`
**Quay Works Ltd**, Charge Nurse 2016 – 2018
- Ran a ward of twenty two beds and gave medication to patients every day of the week
   Staff Nurse 2014 – 2016
- Gave care`),
  );
  expect(entries.map(({ title, end_date }) => [title?.value, end_date?.value])).toEqual([
    ["Charge Nurse", "2018"],
    ["Staff Nurse", "2016"],
  ]);
});
