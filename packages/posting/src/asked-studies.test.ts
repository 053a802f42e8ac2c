import { describe, expect, test } from "vitest";
import { answersStudies, isForExperience, isForStudies } from "./asked-studies.ts";

test.each([
  "electrical qualification to HNC/HND",
  "Bachelor's in a related field",
  "A Level 3 qualification in childcare",
  "Diplôme de niveau 5 en restauration collective",
  "Bachelier ou master à orientation comptable ou économique",
  "Baccalauréat dans un domaine pertinent",
  "une licence professionnelle ou plus en conduite de travaux",
  "Formation bac+3 en logistique",
  "BTS électrotechnique",
])("a wish for studies: %s", (text) => {
  expect(isForStudies(text)).toBe(true);
});

test.each([
  "Driving licence CE",
  "Scrum master",
  "Master data management",
  "Maîtrise de la liaison froide",
  "Working cap lamps",
  "Degree or equivalent experience",
  "Licence taxi",
  "Licence de taxi",
  "Working at -20 degrees",
  "A high degree of autonomy",
  "Available from DEC 2026",
  "BUT: you must be mobile",
  "BS EN 1090 welding",
])("no wish for studies: %s", (text) => {
  expect(isForStudies(text)).toBe(false);
});

test("experience that a degree may stand for is not asked for alone", () => {
  expect(isForExperience("Experience of wards")).toBe(true);
  expect(isForExperience("Degree in nursing or experience of wards")).toBe(false);
});

describe("a study that may be the one that is asked for", () => {
  test.each([
    ["Bachelor's in a related field", "BS, Information Assurance"],
    ["electrical qualification to HNC/HND", "HND, Electrical Engineering"],
    ["Bachelier ou master à orientation comptable", "Bachelier, Comptabilité"],
  ])("%s: %s", (wish, title) => {
    expect(answersStudies(wish, title)).toBe(true);
  });

  test("another subject is none", () => {
    expect(answersStudies("Diplôme de cadre de santé", "DE, Infirmier")).toBe(false);
  });
});
