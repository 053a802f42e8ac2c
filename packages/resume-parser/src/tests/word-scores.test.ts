import { describe, expect, it } from "vitest";
import { organisationScore, roleScore } from "../internal/text/word-scores.ts";
import { parseResume } from "../parse-resume.ts";
import { plainResume } from "../plain-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

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

describe("names that are also occupations", () => {
  const nameIn = (name: string, email: string) =>
    plainResume(parseResume(documentFromText(`# ${name}\n${email}\n**SKILLS**\nExcel`))).profile;

  it.each(["Turner", "Sawyer", "Potier", "Sommelier", "Brewer"])(
    "finds the surname %s",
    (surname) => {
      const email = `john.${surname.toLowerCase()}@example.org`;
      expect(nameIn(`John ${surname}`, email)).toMatchObject({
        first_name: "John",
        last_name: surname,
      });
    },
  );

  it.each(["Turner Construction", "Messenger Group", "Garage Potier"])("%s is no title", (name) => {
    expect(roleScore(name)).toBe(0);
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
