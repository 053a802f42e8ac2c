import { describe, expect, it } from "vitest";
import { organisationScore, roleScore } from "./internal/word-scores.ts";

describe("everyday occupations", () => {
  it.each([
    "Agente de médiation",
    "Exploitante d'équipement sportif",
    "Négociante de vins",
    "Magasinière",
    "Pump Attendant",
    "Solar Installer",
    "Account Executive",
    "Farmworker",
  ])("%s is a title", (title) => {
    expect(roleScore(title)).toBeGreaterThan(0);
  });
});

describe("everyday employers", () => {
  it.each([
    "Restaurant La Marine",
    "EHPAD Les Tilleuls",
    "Crèche Pirouette",
    "Brook Surgery",
    "Tesco",
  ])("%s is an organisation", (name) => {
    expect(organisationScore(name)).toBeGreaterThan(0.5);
  });

  it("takes a common noun beside an occupation as a part of the title", () => {
    expect(organisationScore("Employé de garage")).toBe(0);
  });
});
