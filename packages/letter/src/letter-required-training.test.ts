import { expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

test.each(["Bac pro ASSP", "Bac+2 ASSP"])("a letter names the diploma asked for: %s", (degree) => {
  const rows = {
    profile: { first_name: "Maëlle", last_name: "Gourvil", city: "Brest", country: "France" },
    education: [
      { degree, school: "Lycée du Port", end_date: "2016" },
      {
        degree: "Certificat",
        field_of_study: "Soins aux résidents",
        school: "Croix-Rouge",
        end_date: "2020",
      },
    ],
    experiences: [
      { company: "Les Ajoncs", title: "Aide-soignante", description: "Soins à 20 résidents" },
    ],
  };
  const job = `Aide-soignante\nProfil recherché :\n- Soins aux résidents\n- ${degree} exigé`;
  expect(letterOf(rows, job, { fallbackLanguage: "fr" })).toContain(degree);
});

test("an e-mail names the registration asked for beside many lines of work", () => {
  const shift = (at: number) => ({
    company: `Ward ${at} Trust`,
    title: "Staff Nurse",
    start_date: String(2023 - 2 * at),
    end_date: String(2025 - 2 * at),
    description: `Wound care for ${10 + at} patients\nMedication rounds for ${20 + at} patients`,
  });
  const rows = {
    profile: { first_name: "Ada", last_name: "Lowe", city: "Hull", country: "United Kingdom" },
    experiences: [
      ...[0, 1].map(shift),
      {
        company: "Elm Care",
        title: "Nurse",
        start_date: "2015",
        end_date: "2018",
        description: "",
      },
    ],
    competencies: [{ name: "NMC PIN 12A3456E", category: "technical" }],
    other: [{ label: "Registration", content: "NMC PIN 12A3456E" }],
  };
  const job =
    "Staff Nurse\nCompany: Larko\nYou need:\n- Wound care\n- Medication rounds\n- Patient care\n- NMC registration";
  expect(letterOf(rows, job, { fallbackLanguage: "en", style: "email" })).toContain("NMC PIN");
});

test.each([
  [{ start_date: "2022", end_date: "2028" }, " (since 2022)"],
  [{ start_date: "2022", is_current: true }, " (since 2022)"],
  [{ end_date: "2028" }, " (until 2028)"],
  [{ is_current: true }, ""],
])("a letter names studies that go on with their dates: %j", (period, dates) => {
  const rows = {
    profile: { first_name: "Oona", last_name: "Reeve", city: "Hull", country: "United Kingdom" },
    experiences: [
      { company: "Humber Fitouts", title: "Electrician", description: "Ran fit-outs for 9 shops" },
    ],
    education: [
      {
        school: "Tay University",
        degree: "BEng",
        field_of_study: "Electrical Engineering",
        description: "Average mark 74%",
        ...period,
      },
    ],
  };
  const job = "Electrician\nCompany: Larko\nYou need:\n- A degree in electrical engineering";
  expect(letterOf(rows, job)).toContain(
    `— BEng, Electrical Engineering, Tay University${dates}: Average mark 74%`,
  );
});

test.each(["CACES R486 cat. A et B (nacelle)", "CACES R486 A et B – valide jusqu’en 06/2027"])(
  "a letter names a certificate as a whole: %s",
  (content) => {
    const rows = {
      profile: { first_name: "Oona", last_name: "Reeve", city: "Lyon", country: "France" },
      experiences: [{ company: "Rhône Élec", title: "Électricienne", description: "18 armoires" }],
      other: [{ label: "Habilitations", content }],
    };
    const job =
      "Électricien (H/F)\nProfil recherché :\n- CACES R486 nacelle (cat. A ou B) apprécié";
    expect(letterOf(rows, job, { fallbackLanguage: "fr" })).toContain(`— ${content}`);
  },
);
