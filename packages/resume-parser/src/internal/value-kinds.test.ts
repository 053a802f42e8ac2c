import { describe, expect, test } from "vitest";
import { cannotBe, isWholePlace, stripOpenEnd } from "./value-kinds.ts";

describe("a place is neither a name nor an occupation", () => {
  test.each([
    "Smallville, TX",
    "Ziguinchor, Sénégal",
    "à Nantes",
    "in Leeds",
    "Côte d’Ivoire",
    "Seine-et-Marne",
    "County Kerry",
    "Kwara",
    "Utrecht",
  ])("%s", (text) => {
    expect(isWholePlace(text)).toBe(true);
    for (const column of ["title", "company", "school", "degree", "field_of_study"] as const)
      expect(cannotBe(column, text)).toBe(true);
  });

  test.each(["Ville de Nantes", "Université de Nantes", "Orange", "Nantes Métropole Habitat"])(
    "%s is a name",
    (text) => {
      expect(isWholePlace(text)).toBe(false);
      expect(cannotBe("company", text)).toBe(false);
    },
  );
});

describe("grades, periods and contracts are no names", () => {
  test.each([
    "Bien",
    "Mention très bien",
    "Upper second class",
    "With distinction",
    "Dean’s list",
    "Year/Année scolaire",
    "Academic year",
    "Up to date",
    "En cours",
    "CDD",
    "Full-time",
    "Temps partiel",
    "Néant",
    "Autres",
  ])("%s", (text) => {
    for (const column of ["title", "company", "school", "degree", "field_of_study"] as const)
      expect(cannotBe(column, text)).toBe(true);
  });

  test.each(["Bien & Être", "Summer Camp Leeds", "Distinction Lane", "Date Farm"])(
    "%s may be one",
    (text) => {
      expect(cannotBe("company", text)).toBe(false);
    },
  );
});

describe("roles are no employers and no schools", () => {
  test.each(["PDG", "Gérante", "Duty manager", "Chef de rayon", "Intern", "Bénévole"])(
    "%s",
    (text) => {
      expect(cannotBe("company", text)).toBe(true);
      expect(cannotBe("school", text)).toBe(true);
      expect(cannotBe("title", text)).toBe(false);
    },
  );

  test.each([
    "Boulanger",
    "Baker Hughes",
    "Cook",
    "Butcher & Sons",
    "Office of the Chief Engineer",
  ])("%s may be one", (text) => {
    expect(cannotBe("company", text)).toBe(false);
  });
});

test.each(["Member of the Quay Choir", "Membre du groupe Larmor", "Chess club member"])(
  "%s is no degree and no organisation",
  (text) => {
    expect(cannotBe("degree", text)).toBe(true);
    expect(cannotBe("company", text)).toBe(true);
    expect(cannotBe("title", text)).toBe(false);
  },
);

test.each(["Resourceful with an ability to plan", "Motivée et rigoureuse", "Able to lift 20 kg"])(
  "%s is about the person",
  (text) => {
    expect(cannotBe("title", text)).toBe(true);
    expect(cannotBe("company", text)).toBe(true);
  },
);

test("a text that goes on is no name, but an occupation without what follows is one", () => {
  expect(cannotBe("company", "Conseil aux clients, mise en rayon et")).toBe(true);
  expect(cannotBe("school", "and the second one")).toBe(true);
  expect(cannotBe("title", "au")).toBe(true);
  expect(cannotBe("title", "J’ai vendu du pain")).toBe(true);
  expect(cannotBe("title", "Chargée de")).toBe(false);
  expect(stripOpenEnd("title", "Vendeuse en")).toBe("Vendeuse");
  expect(stripOpenEnd("degree", "Licence en")).toBe("Licence");
  expect(stripOpenEnd("company", "Larmor et")).toBe("Larmor et");
});

test("a degree is no school", () => {
  expect(cannotBe("school", "High School Certificate.")).toBe(true);
  expect(cannotBe("degree", "High School Certificate.")).toBe(false);
});

test.each(["École d’ingénieurs", "Business School"])("%s is only no subject", (text) => {
  for (const column of ["school", "company", "title"] as const)
    expect(cannotBe(column, text)).toBe(false);
  expect(cannotBe("field_of_study", text)).toBe(true);
});
