import { expect, test } from "vitest";
import { letterOf, type Rows } from "./testing/letter-of.ts";

const profile = { first_name: "Gaëlle", last_name: "Troadec", city: "Lannion", country: "France" };

const posting = `Jardinier / jardinière
Commune de Trébeurden
Profil recherché :
- Taille de haies et tonte de terrains de sport
- Phytoconseil en cours de validité`;

const letterWith = (experiences: Rows[string]) =>
  letterOf({ profile, experiences }, posting, { fallbackLanguage: "fr" });

test("a job of the trade of which no line can be quoted is named, another one is not", () => {
  const job = (title: string, company: string) => ({
    title,
    company,
    start_date: "06/2018",
    end_date: "07/2018",
    description: "On m’a laissé faire un peu de tout",
  });
  const experiences = [
    {
      ...job("Jardinière", "CPAS de Ploulec’h"),
      description: "Taille de haies le long de sentiers",
    },
    job("Stagiaire jardinière", "Pépinières Kerlann"),
    job("Plongeur", "Crêperie du Port"),
    job("Aide jardinière", "Ma grand-mère"),
  ];
  const text = letterWith(experiences);
  expect(text).toContain("— Stagiaire jardinière, Pépinières Kerlann");
  expect(text).not.toMatch(/Plongeur|grand-mère/);
});

test("the latest job is named also where none of its lines can be quoted", () => {
  const latest = {
    title: "Plongeuse",
    company: "Crêperie du Port",
    start_date: "06/2025",
    is_current: true,
    description: "On m’a laissé faire un peu de tout",
  };
  const earlier = { ...latest, title: "Caissière", start_date: "06/2018", is_current: false };
  const own = {
    title: "Jardinière",
    company: "CPAS de Ploulec’h",
    start_date: "2019",
    end_date: "2024",
    description: "Taille de haies le long de sentiers",
  };
  const text = letterWith([latest, own, earlier]);
  expect(text).toContain("— Plongeuse, Crêperie du Port");
  expect(text).not.toContain("Caissière");
});

test.each([
  ["Rose", "Rose et lavande, taille de haies", true],
  ["Jeanne", "Jeanne encadre la taille de haies", false],
])("%s, whose name begins a line, is not told of as somebody else: %s", (name, line, isQuoted) => {
  const job = { title: "Jardinière", company: "Pépinières Kerlann", start_date: "2019" };
  const rows = {
    profile: { ...profile, first_name: name },
    experiences: [{ ...job, is_current: true, description: `${line}\nTonte de six terrains` }],
  };
  const text = letterOf(rows, posting, { fallbackLanguage: "fr" });
  expect(text.includes(line)).toBe(isQuoted);
});

test("a name that is also a verb begins lines of an English letter", () => {
  const description = "Cook breakfasts for 60 guests\nKept the rooms";
  const job = { title: "Cook", company: "Quay Inn", start_date: "2019", is_current: true };
  const person = { first_name: "Mark", last_name: "Cook" };
  const rows = { profile: person, experiences: [{ ...job, description }] };
  const text = letterOf(rows, "Cook\nHarbour Hotel\nYou cook breakfasts for our guests.");
  expect(text).toContain("Cook breakfasts for 60 guests");
});
