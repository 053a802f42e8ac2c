import { expect, test } from "vitest";
import { readProjects, readVolunteering } from "./contribution.ts";
import { parseResume } from "./parse-resume.ts";
import { documentFromText, linesFromText } from "./testing/lines-from-text.ts";

const projects = (text: string) =>
  readProjects(linesFromText(text)).map(({ title, description, start_date, end_date }) => [
    title.value,
    description?.value,
    start_date?.value,
    end_date?.value,
  ]);

test.each([
  [
    "one undated project on one line",
    "Tidewatch: predicts the tides of 400 harbours",
    [["Tidewatch", "predicts the tides of 400 harbours", undefined, undefined]],
  ],
  [
    "undated projects with a text and items below",
    `
**Marmite** : un carnet de recettes partagé
- Application mobile en Kotlin
- 300 utilisateurs
**Boussole** – une carte des sentiers
- Données ouvertes de la région`,
    [
      [
        "Marmite",
        "un carnet de recettes partagé\n• Application mobile en Kotlin\n• 300 utilisateurs",
        undefined,
        undefined,
      ],
      ["Boussole", "une carte des sentiers\n• Données ouvertes de la région", undefined, undefined],
    ],
  ],
  [
    "undated projects line by line",
    "Larkspur: garden planner\nQuern: flour calculator",
    [
      ["Larkspur", "garden planner", undefined, undefined],
      ["Quern", "flour calculator", undefined, undefined],
    ],
  ],
  [
    "undated projects in two cells",
    "Larkspur\tgarden planner\nQuern\tflour calculator",
    [
      ["Larkspur", "garden planner", undefined, undefined],
      ["Quern", "flour calculator", undefined, undefined],
    ],
  ],
  [
    "dated projects with items",
    `
**Salt Atlas** (R, QGIS)\t2019 – 2021
- Maps of salt pans
**Projet : Herbier numérique**\t2017
- Numérisation de 900 planches`,
    [
      ["Salt Atlas", "• Maps of salt pans", "2019", "2021"],
      ["Herbier numérique", "• Numérisation de 900 planches", undefined, "2017"],
    ],
  ],
])("reads %s", (_, text, expected) => {
  expect(projects(text)).toEqual(expected);
});

test("reads volunteering as title and organisation", () => {
  const entries = readVolunteering(
    linesFromText(`
**Treasurer**, Ferncliff Allotments\t2018 – present
- Budget of £9,000
**Bénévole**, Les Restos du Cœur\t2014 – 2016`),
  );
  expect(
    entries.map(({ title, organization, description, start_date, end_date, is_current }) => [
      title.value,
      organization?.value,
      description?.value,
      start_date?.value,
      end_date?.value,
      is_current,
    ]),
  ).toEqual([
    ["Treasurer", "Ferncliff Allotments", "• Budget of £9,000", "2018", undefined, true],
    ["Bénévole", "Les Restos du Cœur", undefined, "2014", "2016", false],
  ]);
});

test("reads a task behind a colon, and what a header says beside its names, as the description", () => {
  const { contributions } = parseResume(
    documentFromText(`
# Ada Example
**VOLUNTEERING**
Brownie leader, 3rd Leith Brownies, 2019 – present: weekly meetings for 22 girls, two camps a year
Bénévole, Les Restos du Cœur (2014 – 2016) : distribution de 200 repas par semaine
Vendeuse, CDD – Boulangerie Larmor, Rennes\tmars 2007 - juin 2009`),
  );
  expect(
    contributions.map(({ title, organization, description, end_date }) => [
      title.value,
      organization?.value,
      description?.value,
      end_date?.value,
    ]),
  ).toEqual([
    [
      "Brownie leader",
      "3rd Leith Brownies",
      "Weekly meetings for 22 girls, two camps a year.",
      undefined,
    ],
    ["Bénévole", "Les Restos du Cœur", "Distribution de 200 repas par semaine.", "2016"],
    ["Vendeuse", "Boulangerie Larmor", "CDD", "2009-06"],
  ]);
});
