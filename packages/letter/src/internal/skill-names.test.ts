import { expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "../posting.ts";
import { createSkillNamer } from "./skill-names.ts";

const profile = storedProfile.parse({ profile: { first_name: "Nora", last_name: "Quill" } });
const posting = readPosting("Supply Planner\n\nYou bring sourdough baking and SQL.");
const named = {
  en: createSkillNamer(profile, posting, "en"),
  fr: createSkillNamer(profile, posting, "fr"),
};

test.each([
  ["en", "Demand Forecasting", "demand forecasting"],
  ["en", "Demand forecasting", "demand forecasting"],
  ["en", "Project Management", "project management"],
  ["en", "Health and Safety", "health and safety"],
  ["en", "CRM Administration", "CRM administration"],
  ["en", "Excel Modelling", "Excel modelling"],
  ["fr", "Gestion De Projet", "gestion de projet"],
  ["fr", "Analyse Financière", "analyse financière"],
  ["fr", "Contrôle de Gestion", "contrôle de gestion"],
  ["fr", "Déclarations de TVA", "déclarations de TVA"],
] as const)("in %s the skill %s stands in a sentence as %s", (language, typed, spoken) => {
  expect(named[language](typed)).toBe(spoken);
});

test("a skill is lower case if profile or posting write it so", () => {
  expect(named.en("Sourdough Baking")).toBe("sourdough baking");
});

test.each(["Power BI", "Google Analytics", "SQL", "Kubernetes", "Zorvax", "Brompton Method"])(
  "the name %s keeps its capitals",
  (name) => {
    expect([named.en(name), named.fr(name)]).toEqual([name, name]);
  },
);
