import { describe, expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

const person = { first_name: "Aoife", last_name: "Murnane", city: "Cork", country: "Ireland" };
const home = {
  company: "Hollow Lane Nursing Home",
  title: "Senior Healthcare Assistant",
  start_date: "2021",
  is_current: true,
  description: [
    "Lead a shift of 5 healthcare assistants on a dementia unit",
    "Personal care and mealtimes for residents with dementia",
    "Cut falls on the unit from 11 to 4 a quarter by starting a comfort round",
    "Keep care notes and charts for residents",
    "Key worker for 6 residents: care plans and family meetings",
    "Support families of residents on the unit",
    "Part of the team through two HIQA inspections",
  ].join("\n"),
};
const visits = {
  company: "Larkbird Home Support",
  title: "Home Care Worker",
  start_date: "2018",
  end_date: "2020",
  description: "Palliative care at home for 7 clients with the hospice nurses",
};
const ward = {
  company: "Quayside Hospital",
  title: "Healthcare Assistant (agency)",
  start_date: "2016",
  end_date: "2018",
  description: "Personal care for patients on a ward of 22 beds",
};
const posting = `Healthcare Assistant
Marlow Hospice, Cork

What you will do
- Provide personal care to patients and residents
- Support families of residents

Essential
- Strong knowledge of HIQA standards
- Experience of palliative care
- Experience of caring for people with dementia`;

const rows = { profile: person, experiences: [home, visits, ward] };
const quoted = letterOf(rows, posting);

describe("a letter", () => {
  test("has what was measured in the latest job, and the body that is asked for by its abbreviation", () => {
    expect(quoted).toContain("— Cut falls on the unit from 11 to 4 a quarter");
    expect(quoted).toContain("— Part of the team through two HIQA inspections");
  });

  test("has the jobs in care by their dates, under whatever title", () => {
    const at = ["Hollow Lane", "Larkbird", "Quayside"].map((name) => quoted.indexOf(`At ${name}`));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at.every((one) => one >= 0)).toBe(true);
  });

  test("as an e-mail has the strongest lines, not the first of each job", () => {
    const email = letterOf(rows, posting, { style: "email" });
    expect(email).toContain("Palliative care at home");
    expect(email.match(/Hollow Lane/g)?.length).toBeGreaterThan(1);
    expect(email.match(/^— /gm)?.length).toBeLessThanOrEqual(5);
  });

  test("in sentences names what is asked before the lines that answer it", () => {
    const prose = letterOf(rows, posting, { style: "prose" });
    const asked = prose.indexOf("palliative care.");
    expect(asked).toBeGreaterThan(prose.indexOf("At Hollow Lane"));
    expect(prose.slice(asked)).toMatch(/^palliative care\. At Larkbird/);
  });

  test("has no full stop behind a share, as behind any line of a list", () => {
    const job = { ...home, description: "Cut waste from 2.1% to 1.2%.\nRun a unit of 18 people." };
    const letter = letterOf({ profile: person, experiences: [job] }, posting);
    expect(letter).toMatch(/— Cut waste from 2\.1% to 1\.2%\n/);
    expect(letter).toMatch(/— Run a unit of 18 people\n/);
  });
});

test("a certificate at the end of school is left out beside a later study", () => {
  const secretary = {
    company: "Clinique du Lac",
    title: "Secrétaire médicale",
    start_date: "2019",
    is_current: true,
    description:
      "Accueil des patients au téléphone, 60 appels par jour\nPrise de rendez-vous des patients\nFrappe des comptes rendus des médecins\nSuivi des dossiers des patients",
  };
  const job =
    "Secrétaire médicale\nClinique des Ormes, Lyon\n\nMissions\n- Accueil des patients, 60 appels par jour\n- Prise de rendez-vous\n- Frappe des comptes rendus";
  const studies = [
    {
      school: "Lycée Ampère",
      degree: "BTS",
      field_of_study: "Secrétariat médical",
      end_date: "2014",
    },
    {
      school: "Lycée Ampère",
      degree: "Baccalauréat",
      field_of_study: "Secrétariat",
      end_date: "2012",
    },
  ];
  const profile = { first_name: "Léa", last_name: "Roux", city: "Lyon", country: "France" };
  const letter = letterOf({ profile, experiences: [secretary], education: studies }, job);
  expect(letter).toContain("comptes rendus");
  expect(letter).toContain("BTS, Secrétariat médical");
  expect(letter).not.toContain("Baccalauréat");
});
