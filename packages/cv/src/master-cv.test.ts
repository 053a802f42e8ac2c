import { describe, expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { entriesOf } from "./cv-document.ts";
import { masterCv } from "./master-cv.ts";
import { electrician, nurse } from "./testing/sample-profile.ts";

const english = masterCv(nurse, "en");
const french = masterCv(electrician, "fr");
const linesOf = (document: typeof english) =>
  entriesOf(document).flatMap(({ lines }) => lines.map(({ text }) => text));

describe("the master CV", () => {
  test("has the person's lines in their words, with a raised first letter", () => {
    expect(linesOf(english)).toEqual([
      "Care for 8 patients a shift on a respiratory ward",
      "Wound care and medication rounds",
      "iPad handover sheets, now used by 4 wards",
      "Personal care for 20 residents",
      "Night shifts",
    ]);
  });

  test("has no gender, postal address, salary or empty section", () => {
    const text = JSON.stringify(english);
    expect(text).toContain("Norwich, United Kingdom");
    expect(text).toContain("Driving licence: Full UK licence");
    expect(text).not.toMatch(/female|Sample Row|36,000/);
    expect(french.sections.map(({ kind }) => kind)).toEqual(["experience", "skills"]);
  });

  test("names the country of a code in its language", () => {
    const abroad = { ...electrician, person: { ...electrician.person, country: "DE" } };
    expect(JSON.stringify(masterCv(abroad, "fr"))).toContain("Brest, Allemagne");
    expect(JSON.stringify(masterCv(abroad, "en"))).toContain("Brest, Germany");
  });

  test("words dates and levels in its language", () => {
    expect(entriesOf(english).map(({ dates }) => dates)).toEqual([
      "Mar\u00A02019 – present",
      "2014 – 2018",
      "2015 – 2018",
      "2020 – present",
    ]);
    expect(entriesOf(french)[0]?.dates).toBe("depuis mars\u00A02019");
    expect(JSON.stringify(english)).toContain('"native or bilingual"');
    expect(JSON.stringify(french)).toContain('"langue maternelle ou bilingue"');
    expect(JSON.stringify(french)).toContain('"1\u00A0an"');
    expect(JSON.stringify(english)).toContain('"6\u00A0years"');
  });

  test.each([
    ["en", "advanced"],
    ["fr", "niveau avancé"],
  ] as const)("words the level of a language as its form does: %s", (language, words) => {
    const rows = {
      profile: { first_name: "Kim", last_name: "Vale" },
      competencies: [{ name: "Danish", level: "advanced", category: "language" }],
    };
    const { sections } = masterCv(storedProfile.parse(rows), language);
    const skills = sections.flatMap((section) => (section.kind === "skills" ? section.groups : []));
    expect(skills.flatMap((group) => group.skills)).toMatchObject([{ detail: words }]);
  });

  test("sets French blanks where the person wrote blanks", () => {
    expect(linesOf(french)).toEqual([
      "Tableaux\u00A0: pose et raccordement",
      "12\u202F000 m de câble en 2023\u202F; «\u00A0zéro reprise\u00A0»",
      "Dépannage à 15\u00A0€ près\u202F?",
    ]);
    expect(linesOf(masterCv(electrician, "en"))[1]).toBe(
      "12 000 m de câble en 2023 ; « zéro reprise »",
    );
  });

  test("groups licences apart from other skills", () => {
    const groups = french.sections.flatMap((section) =>
      section.kind === "skills" ? section.groups.map(({ label }) => label) : [],
    );
    expect(groups).toEqual(["Permis et habilitations", "Savoir-faire", "Langues"]);
  });

  test("of a profile with a name alone is a name", () => {
    const bare = masterCv(storedProfile.parse({ profile: { first_name: "Ada" } }), "en");
    expect(bare).toEqual({
      language: "en",
      name: "Ada",
      headline: "",
      contact: [],
      summary: [],
      sections: [],
    });
  });

  test("loses no word of forty jobs, of long words and of other scripts", () => {
    const jobs = Array.from({ length: 40 }, (_, at) => ({
      company: `Firma ${at}`,
      title: at % 2 === 0 ? "مهندس" : "エンジニア",
      description: `${"x".repeat(300)}\nשלום ${at}\u0000`,
    }));
    const document = masterCv(
      storedProfile.parse({ profile: { first_name: "Ada" }, experiences: jobs }),
      "en",
    );
    expect(entriesOf(document)).toHaveLength(40);
    expect(linesOf(document).filter((line) => /^Xx{299}$/.test(line))).toHaveLength(40);
    expect(linesOf(document).at(-1)).toBe("שלום 39");
  });

  test("removes the marks of lists, also without a blank, and no sign of a number", () => {
    const description = "-REACH & COUNTERBALANCE\n-- Stock counts\n–Loading\n-18 °C cold store";
    const profile = { first_name: "Ada" };
    const experiences = [{ company: "Cold Stores", title: "Driver", description }];
    const document = masterCv(storedProfile.parse({ profile, experiences }), "en");
    expect(linesOf(document)).toEqual([
      "REACH & COUNTERBALANCE",
      "Stock counts",
      "Loading",
      "-18 °C cold store",
    ]);
  });
});

const notesOf = (rows: readonly (readonly [label: string, content: string])[]) => {
  const { sections } = masterCv(
    storedProfile.parse({
      profile: { first_name: "Ada" },
      other: rows.map(([label, content]) => ({ label, content })),
    }),
    "fr",
  );
  return sections.flatMap((section) =>
    section.kind === "notes" ? section.lines.map(({ text }) => text) : [],
  );
};

test("a note whose text begins with its label has none", () => {
  expect(
    notesOf([
      ["Permis", "Permis B, véhicule personnel"],
      ["Disponibilité", "Disponible immédiatement"],
      ["Permis", "B et BE"],
    ]),
  ).toEqual(["Permis B, véhicule personnel", "Permis\u00A0: B et BE", "Disponible immédiatement"]);
});

test("a label that says more than the text stays", () => {
  const rows = [
    ["Certification CACES R489", "Certification obtenue en 2023"],
    ["Registration with the NMC", "Registration 12A3456E"],
    ["Permis B", "Permis obtenu en 2019"],
    ["Habilitation électrique B2V", "Habilitation valable jusqu'en 2027"],
  ] as const;
  expect(notesOf(rows).map((text) => text.split("\u00A0: ")[0])).toEqual(
    rows.map(([label]) => label),
  );
});

test("no criminal record or refused clearance is on a CV, only the level of a check", () => {
  expect(
    notesOf([
      ["Casier judiciaire", "Une condamnation avec sursis en 2015"],
      ["DBS", "A caution from 2012 will show"],
      ["DBS check", "Enhanced, with a caution"],
      ["Checks", "Failed one in 2019"],
      ["Vetting", "Refused once, in 2018"],
      ["Security clearance", "SC refused"],
    ]),
  ).toEqual([]);
  expect(
    notesOf([
      ["DBS", "Enhanced"],
      ["Clearance", "SC"],
      ["Security clearance", "DV"],
    ]),
  ).toHaveLength(3);
});

test("a CV has neither age, gender, photo nor postal address, whatever the profile has", () => {
  const cv = masterCv(
    storedProfile.parse({
      profile: {
        first_name: "Ada",
        last_name: "Orrin",
        city: "Hull",
        gender: "female",
        address: "7 Mill Lane",
        postal_code: "HU1 1AA",
        date_of_birth: "1984-05-02",
        photo: "ada.jpg",
      },
      experiences: [{ company: "Quay Dental", title: "Dental Nurse" }],
      other: [
        { label: "Date of birth", content: "2 May 1984" },
        { label: "Date de naissance", content: "2 mai 1984" },
        { label: "Salary", content: "£41,000" },
      ],
    }),
    "en",
  );
  expect(JSON.stringify(cv)).toContain("Hull");
  expect(JSON.stringify(cv)).not.toMatch(/female|Mill Lane|HU1|1984|ada\.jpg|41,000/);
});

test("a study of which no end is known is open, so that its beginning is not taken for its end", () => {
  const dates = (row: object) => {
    const rows = { profile: { first_name: "Ines" }, education: [{ school: "IFAS", ...row }] };
    return entriesOf(masterCv(storedProfile.parse(rows), "fr"))[0]?.dates;
  };
  expect(dates({ degree: "DEAS", start_date: "2025" })).toBe("2025\u00A0–");
  expect(dates({ degree: "DEAS", start_date: "2025", is_current: true })).toBe("depuis 2025");
  expect(dates({ degree: "DEAS", end_date: "2025" })).toBe("2025");
});
