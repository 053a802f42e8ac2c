import { describe, expect, test } from "vitest";
import { readEducation } from "../education.ts";
import { readExperiences } from "../experience.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFromText, linesFromText } from "../testing/lines-from-text.ts";

const positions = (text: string) =>
  readExperiences(linesFromText(text)).map(({ title, company, location }) => [
    title?.value,
    company?.value,
    location?.value,
  ]);

const studies = (text: string) =>
  readEducation(linesFromText(text)).map(({ school, degree, field_of_study: field }) => [
    school?.value,
    degree?.value,
    field?.value,
  ]);

const sure = (text: string) =>
  readExperiences(linesFromText(text)).map(({ title }) => (title?.confidence ?? 0) >= 0.7);

describe("names of positions", () => {
  test("durations, grades and remarks in brackets behind a name are no part of it", () => {
    expect(
      positions(`
Jan 2016 – present: Data Analyst, Oakfield Council (mostly working in R)
- Built the yearly report`),
    ).toEqual([["Data Analyst", "Oakfield Council", undefined]]);
    expect(positions("Stage de soudure, Ateliers Vallat, 7 semaines, 2018")).toEqual([
      ["Stage de soudure", "Ateliers Vallat", undefined],
    ]);
  });

  test("a type of contract behind the employer is the title if there is no other", () => {
    expect(
      positions(`
**Ateliers Vallat** | Stage
Annecy, France 4 mai – 26 juin 2019
Rangement du stock.`),
    ).toEqual([["Stage", "Ateliers Vallat", "Annecy, France"]]);
  });

  test("a list of tools is no title, and a line does not go on behind a full stop", () => {
    const [first] = positions(`
2021 – 2024 · Vallat Logiciels
Ingénieure logiciel
- Revue de code
Java, Spring Boot, GitLab, Docker`);
    expect(first?.[0]).toBe("Ingénieure logiciel");
  });

  test("a town in no list with its region is a place, also below the dates", () => {
    expect(
      positions(`
**Pinewood Press**
Editor
June 2009 – March 2014
Fern Heights, Washington
- Edited the monthly issue`),
    ).toEqual([["Editor", "Pinewood Press", "Fern Heights, Washington"]]);
  });

  test("an item that begins with its dates is a position", () => {
    expect(
      positions(`
- Du 03 mars au 29 mai 2017 : Stage à la Fondation Vallat
Rédaction du magazine.
- Du 06/06/2016 au 26/08/2016 : Stage à la Mairie de Bron
Accueil du public.`).map(([title]) => title),
    ).toEqual(["Stage", "Stage"]);
  });
});

describe("studies", () => {
  test("an acronym behind a degree is its subject, and a grade is not read", () => {
    expect(studies("BTS SIO, mention bien\t2022 – 2024\nLycée Larmor, Paris 13")).toEqual([
      ["Lycée Larmor", "BTS", "SIO"],
    ]);
  });

  test("degrees in a list, with their schools between the items", () => {
    expect(
      studies(`
- Master of Arts in Education
University of Fernhill
- Bachelor of Arts in History
University of Oakfield`).map(([school]) => school),
    ).toEqual(["University of Fernhill", "University of Oakfield"]);
  });

  test("a subject in brackets", () => {
    expect(studies("BE (Marine Engineering), Oakfield University\t2015 – 2019")).toEqual([
      ["Oakfield University", "BE", "Marine Engineering"],
    ]);
  });
});

describe("people", () => {
  const profileOf = (text: string) => {
    const {
      first_name: first,
      last_name: last,
      city,
    } = parseResume(documentFromText(text)).profile;
    return [first?.value, last?.value, city?.value];
  };

  test("a surname in capitals is the last name, whatever the e-mail address says", () => {
    expect(profileOf("# Perrine VALLAT\nvallat.perrine@example.org")[1]).toBe("Vallat");
  });

  test("the name of a person that is also a town is not where she lives", () => {
    expect(profileOf("# VALENCE\n# MARINE\nmarinevalence@example.org\nAnnecy, 74000")).toEqual([
      "Marine",
      "Valence",
      "Annecy",
    ]);
  });

  test("the town at the end of an address and of a street over two lines", () => {
    expect(profileOf("# Ada Example\nAdresse : Lot 12 Quartier Haut – Petiteville")[2]).toBe(
      "Petiteville",
    );
    expect(profileOf("# Ada Example\nAdresse : 4 rue de\nBrest, Annecy 74000, France")[2]).toBe(
      "Annecy",
    );
  });
});

describe("doubt", () => {
  test("a lone date is no doubt where no other reading comes near", () => {
    expect(sure("Camp Counsellor, Pinewood Camp\t2018")).toEqual([true]);
    expect(sure("2018")).toEqual([]);
  });
});
