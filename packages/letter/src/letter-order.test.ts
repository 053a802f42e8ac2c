import { expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

const person = { first_name: "Jane", last_name: "Ogden", city: "Derby", country: "United Kingdom" };
const posting = `Staff Nurse
Brindle Community Hospital, Derby

What you will do
- Plan nursing care for patients
- Supervise healthcare assistants, order stock
- Keep the records and accounts of the ward

What you need
- Experience on a ward`;

const nurse = {
  company: "Royal Mercy",
  title: "Nurse (nights)",
  start_date: "2010",
  end_date: "2014",
  description: "Medication rounds",
};
const shop = {
  company: "Fern & Finch",
  title: "Shop Assistant",
  start_date: "2019",
  is_current: true,
  description:
    "Trained staff, ordered stock and kept the records of 3 shops\nSupervised 4 assistants",
};
const parents = {
  organization: "Hill Primary PTA",
  title: "Chair",
  start_date: "2018",
  end_date: "2020",
  description: "Led a team of 12, kept the accounts and records, £4,000 raised",
};

/** Where each text begins in a letter. */
const order = (letter: string, ...texts: readonly string[]) => {
  const at = texts.map((text) => letter.indexOf(text));
  expect(at.every((one) => one >= 0)).toBe(true);
  return at;
};
const isAscending = (numbers: readonly number[]) =>
  numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));

test("jobs of the trade are before others, and activities beside work last", () => {
  const letter = letterOf(
    { profile: person, experiences: [shop, nurse], contributions: [parents] },
    posting,
  );
  expect(
    isAscending(order(letter, "At Royal Mercy", "At Fern & Finch", "At Hill Primary PTA")),
  ).toBe(true);
});

test("of the jobs of a trade the latest is first, also under an abbreviation", () => {
  const older = { ...nurse, description: "Planned nursing care for 28 patients, trained 3 nurses" };
  const later = {
    ...nurse,
    company: "St Anne's",
    title: "RGN",
    start_date: "2015",
    end_date: "2018",
  };
  const letter = letterOf({ profile: person, experiences: [older, later] }, posting);
  expect(isAscending(order(letter, "St Anne", "Royal Mercy"))).toBe(true);
});

test("a line that speaks of the writer by name is not quoted", () => {
  const named = { ...nurse, description: "Jane leads the ward\nMedication rounds for 28 patients" };
  const letter = letterOf({ profile: person, experiences: [named] }, posting);
  expect(letter).toContain("— Medication rounds for 28 patients");
  expect(letter).not.toContain("Jane leads");
});

test("an adjective is no proof of a language, and a course none of its level", () => {
  const french = `Aide-conducteur de travaux
Ondaine Construction, Firminy

Profil
- Connaissance des marchés publics français
- Niveau de français C1 à l'écrit`;
  const course = {
    company: "La Passerelle",
    title: "Bénévole",
    start_date: "2021",
    end_date: "2022",
    description: "Français 15 h par semaine, traduction arabe / français pour les familles",
  };
  const profile = { ...person, country: "France" };
  const letter = letterOf({ profile, experiences: [course] }, french);
  expect(letter).toMatch(/— Français 15.h par semaine/);
  expect(letter).not.toContain("Vous demandez");
});

test("sentences of a line begin with capitals, and no abbreviation ends one", () => {
  const typed = {
    ...nurse,
    description:
      "Medication rounds, charting. charge nurse at night\nApprox. thirty patients, dressings",
  };
  const letter = letterOf({ profile: person, experiences: [typed] }, posting);
  expect(letter).toContain("charting. Charge nurse at night");
  expect(letter).toContain("Approx. thirty patients");
});

test("a remark in brackets is left out of a study, and a title that is no role is a heading", () => {
  const cadets = {
    organization: "Cadets",
    title: "Cadet → corporal",
    description: "Taught nursing care of patients",
  };
  const education = [
    { degree: "GCSEs", field_of_study: "Maths 4 (2nd go), Nursing 7", end_date: "2024" },
  ];
  const letter = letterOf({ profile: person, contributions: [cadets], education }, posting);
  expect(letter).toContain("GCSEs, Maths 4, Nursing 7 (2024)");
  expect(letter).toContain("Cadet → corporal, Cadets:");
});
