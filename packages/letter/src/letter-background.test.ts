import { describe, expect, test } from "vitest";
import type { LetterStyle } from "@postulo/domain/letter-style";
import { storedProfile } from "@postulo/evidence/profile";
import { writeLetter } from "./write-letter.ts";
import { gardener } from "./testing/gardener.ts";
import { letterOf as createLetter, type Rows } from "./testing/letter-of.ts";

const posting = `Jardinier / jardinière
Commune de Trébeurden
Profil recherché :
- Taille de haies et tonte de terrains de sport
- Phytoconseil en cours de validité
- CACES R482 cat. A souhaité
- Connaissance du breton : atout
- Tu utilises Canva pour le bulletin`;

const letterOf = (rows: Rows, job: string, style?: LetterStyle) =>
  createLetter(rows, job, { fallbackLanguage: "fr", ...(style && { style }) });

const skill = (name: string, more: object = {}) => ({ name, category: "technical", ...more });

describe("licences, skills and languages of a letter", () => {
  test("are those that the posting names, whatever the form of its sentence", () => {
    const competencies = [
      skill("Phytoconseil opérateur"),
      skill("Breton", { category: "language", level: "intermediate" }),
      skill("Canva", { category: "toolsAndSoftware" }),
      skill("Poterie artisanale"),
    ];
    const text = letterOf({ ...gardener, competencies }, posting);
    expect(text).toContain("Phytoconseil opérateur");
    expect(text).toContain("Breton (niveau intermédiaire)");
    expect(text).toContain("Canva");
    expect(text).not.toContain("Poterie");
  });

  test("are a suite where the posting asks for its programs", () => {
    const competencies = ["Pack Office", "Canva"].map((name) =>
      skill(name, { category: "toolsAndSoftware" }),
    );
    const office = `${posting}\n- Saisie sous Word et Excel`;
    expect(letterOf({ ...gardener, competencies }, office)).toContain("Pack Office");
    expect(letterOf({ ...gardener, competencies }, posting)).not.toContain("Pack Office");
  });

  test("have their years behind a comma where the name ends in brackets, and say what is only begun", () => {
    const competencies = [
      skill("Canva (Pro)", { category: "toolsAndSoftware", years_of_experience: 3 }),
      skill("Phytoconseil opérateur", { level: "beginner" }),
    ];
    const text = letterOf({ ...gardener, competencies }, posting);
    expect(text).toContain("Canva (Pro), 3\u00A0ans");
    expect(text).toContain("Phytoconseil opérateur (notions)");
  });

  test("do not contain a plan, which is said by itself", () => {
    const other = [
      { label: "CACES", content: "Je passe le CACES R482 catégorie A au printemps 2027." },
    ];
    const lines = letterOf({ ...gardener, other }, posting).split("\n");
    expect(lines).toContain("Je passe le CACES R482 catégorie A au printemps 2027.");
  });

  test("do not contain a school certificate because the posting speaks of certification", () => {
    const education = [
      { school: "Portrane School", degree: "Leaving Certificate", end_date: "2014" },
      {
        school: "SOLAS",
        degree: "Craft Certificate",
        field_of_study: "Hedge laying",
        end_date: "2018",
      },
    ];
    const hedger = {
      profile: { first_name: "Orla", last_name: "Tierney", country: "Ireland" },
      education,
      experiences: [
        { company: "Fingal Hedges", title: "Hedger", description: "Laid 4 km of hedges" },
      ],
    };
    const job = "Hedger\nRequirements\n- Laying hedges\n- Testing and certification of tools";
    const text = letterOf(hedger, job);
    expect(text).toContain("Hedge laying");
    expect(text).not.toContain("Leaving Certificate");
  });
});

test("a licence in a note is not missing", () => {
  const profile = storedProfile.parse({ ...gardener, other: [{ label: "Permis", content: "B" }] });
  const outcome = writeLetter({
    profile,
    jobDescription: `${posting}\n- Permis B exigé\n- Permis C exigé`,
    fallbackLanguage: "fr",
    today: { year: 2026, month: 11, day: 23 },
  });
  if (outcome.kind !== "written") throw new Error(outcome.kind);
  const missing = JSON.stringify(outcome.letter.missing);
  expect(missing).not.toContain("Permis B");
  expect(missing).toContain("Permis C");
});

test.each([
  ["Préavis d’un mois, à partir de janvier 2027.", true],
  ["Préavis d’un mois. Pas d’astreinte.", false],
  ["Disponible dès janvier 2027. Le matin seulement, pour garder mes enfants.", false],
  ["Je n’ai pas travaillé depuis 2024. Disponible immédiatement.", false],
])("a note about availability is quoted whole or not at all: %s", (content, isQuoted) => {
  const text = letterOf({ ...gardener, other: [{ label: "Disponibilité", content }] }, posting);
  for (const sentence of content.split(/(?<=\.) /)) expect(text.includes(sentence)).toBe(isQuoted);
});

test.each([
  ["I passed my driving licence in 2023.", true],
  ["I lost my driving licence for a year in 2023.", false],
  ["I do not have a driving licence yet.", false],
  ["Driving licence suspended in 2023", false],
  ["Permis de conduire retiré en 2023", false],
])("a note of a lost or missing licence is not quoted: %s", (content, isQuoted) => {
  const other = [{ label: "Licence", content }];
  const text = letterOf({ ...gardener, other }, "Gardener\nYou must hold a driving licence.");
  expect(text.includes(content)).toBe(isQuoted);
});

test("three wishes are a list, and an office stands with its article", () => {
  const text = letterOf(gardener, posting, "prose");
  expect(text).toContain("Au CPAS de Ploulec’h");
  const nurse = {
    profile: { first_name: "Ada", last_name: "Orrin", country: "United Kingdom" },
    experiences: [
      {
        company: "Quay Dental",
        title: "Dental Nurse",
        is_current: true,
        description:
          "Decontamination lead for four surgeries\nStock control of impression trays\nPrepared instruments for 12 surgeries a day",
      },
    ],
  };
  const job = `Dental Nurse\nWhat you'll do\n- Oversee decontamination of surgeries\n- Look after stock control\n- Prepare instruments for surgeries`;
  const asked = /You need someone to [^,]+, to [^,]+, and to [^,]+\./;
  expect(letterOf(nurse, job, "prose")).toMatch(asked);
});

test.each(["quoted", "table"] as const)(
  "lines in the style %s stay when the gate refuses the wish that they answer",
  (style) => {
    const engineer = {
      profile: { first_name: "Rua", last_name: "Baines", country: "United Kingdom" },
      experiences: [
        {
          company: "Glenorchy Meters",
          title: "Firmware Engineer",
          start_date: "2011",
          end_date: "2016",
          description:
            "Wrote firmware in C for ARM Cortex-M gas meters\nDesigned the test rig with Python",
        },
      ],
    };
    const job =
      "Senior Firmware Engineer\nYou must have\n- Firmware in C for ARM Cortex-M\n- Python for test rigs";
    const text = letterOf(engineer, job, style);
    expect(text).toContain("Wrote firmware in C for ARM Cortex-M gas meters");
    expect(text).toContain("as Firmware Engineer (2011–2016)");
  },
);

test("a career in another language names jobs, and activities only without any", () => {
  const contributions = [
    { title: "Trésorière", organization: "Les Amis du Léguer", start_date: "2020" },
  ];
  const english = "Gardener\nRequirements\n- Hedge trimming and mowing of sports grounds";
  const withJob = letterOf({ ...gardener, contributions }, english);
  expect(withJob).toContain("Jardinière, CPAS");
  expect(withJob).not.toContain("Trésorière");
  expect(letterOf({ ...gardener, experiences: [], contributions }, english)).toContain(
    "Trésorière",
  );
});

test("a letter applies for an apprenticeship, not for the position of one", () => {
  const english = "Job title: Gardener Apprenticeship\nRequirements\n- Hedge trimming";
  expect(letterOf(gardener, english)).toContain("I am applying for the Gardener Apprenticeship");
});

test("a lawyer is greeted as « Maître »", () => {
  const office = `${posting}\nAdresser votre candidature à Maître Solène Dréan.`;
  const text = letterOf(gardener, office);
  expect(text).toContain("\nMaître,\n");
  expect(text).toContain("agréer, Maître,");
});

test.each([
  [
    "encadrement d'équipe",
    "Management d'une équipe de 12 vendeurs",
    "- Encadrement d'équipe exigé",
  ],
  ["CCAB", "ACCA, membre depuis 2019", "- CCAB exigé"],
])("what the profile has in other words is not missing: %s", (term, description, wish) => {
  const missingFor = (own: string) => {
    const outcome = writeLetter({
      profile: storedProfile.parse({
        ...gardener,
        experiences: [{ company: "CPAS de Ploulec’h", title: "Employée", description: own }],
      }),
      jobDescription: `${posting}\n${wish}`,
      fallbackLanguage: "fr",
      today: { year: 2026, month: 11, day: 23 },
    });
    if (outcome.kind !== "written") throw new Error(outcome.kind);
    return outcome.letter.missing.flatMap((fact) =>
      fact.kind === "add" ? [] : [fact.term.toLowerCase()],
    );
  };
  expect(missingFor(description)).not.toContain(term.toLowerCase());
  expect(missingFor("Taille de haies")).toContain(term.toLowerCase());
});

test.each([
  ["en", "Freelance", "As Gardener, freelance (since 2021)"],
  ["en", "Self-employed", "As Gardener, self-employed (since 2021)"],
  ["en", "At home", "As Gardener (since 2021)"],
  ["fr", "À domicile", "Jardinière depuis 2021"],
  ["fr", "Freelance", "Jardinière (freelance) depuis 2021"],
  ["fr", "Tribunal de Vaudry", "Au Tribunal de Vaudry, jardinière depuis 2021"],
] as const)(
  "in %s, where somebody worked is an employer, or none: %s",
  (language, company, held) => {
    const line = { en: "Planted 400 m of hedges", fr: "Plantation de 400 m de haies" }[language];
    const job = {
      en: `Gardener\nCompany: Harrow Vale\nYou need:\n- Planted hedges, 400 m of hedges`,
      fr: `Jardinier\nEmployeur : Harrow Vale\nProfil :\n- Plantation de haies`,
    }[language];
    const title = { en: "Gardener", fr: "Jardinière" }[language];
    const rows = {
      ...gardener,
      experiences: [{ company, title, start_date: "2021", is_current: true, description: line }],
    };
    expect(letterOf(rows, job)).toContain(held);
  },
);

test("the object of a verb in another piece is no wish, and a level is said once", () => {
  const job = `Jardinier\nEmployeur : Harrow Vale\nMissions :\n- encadrer un apprenti et, chaque année, un stagiaire\nProfil :\n- Anglais`;
  const rows = {
    ...gardener,
    experiences: [
      {
        company: "CPAS",
        title: "Jardinière",
        start_date: "2021",
        is_current: true,
        description: "Co-encadrement de deux stagiaires en espaces verts",
      },
    ],
    competencies: [{ name: "Anglais C1 (TOEIC 965)", category: "language", level: "advanced" }],
  };
  const text = letterOf(rows, job);
  expect(text).not.toContain("Vous demandez un stagiaire");
  expect(text).toContain("Anglais C1 (TOEIC 965)");
  expect(text).not.toContain("niveau avancé");
});

test("a first language is named as one, not by a level", () => {
  const rows = {
    profile: { first_name: "Ilan", last_name: "Roche", city: "Lyon", country: "France" },
    experiences: [
      {
        company: "Hôtel Vaudry",
        title: "Réceptionniste",
        start_date: "2019",
        is_current: true,
        description: "Accueil de la clientèle étrangère de 40 chambres",
      },
    ],
    competencies: [{ name: "Portugais", category: "language", level: "expert" }],
  };
  const text = letterOf(
    rows,
    "Réceptionniste H/F\nEntreprise : Larko\nVous accueillez la clientèle étrangère.\nProfil :\n- Portugais exigé",
  );
  expect(text).toContain("— Portugais (langue maternelle ou bilingue)");
  expect(text).not.toContain("expert");
});

test("a year behind a name in brackets has none", () => {
  const rows = {
    profile: { first_name: "Ada", last_name: "Lowe", city: "Hull", country: "United Kingdom" },
    experiences: [
      {
        company: "Weir Valves",
        title: "Finance Manager",
        start_date: "2018",
        is_current: true,
        description: "Lead a team of 6 (payroll)",
      },
    ],
    education: [
      { degree: "ACCA", school: "ACCA", field_of_study: "Fellow (FCCA)", end_date: "2014" },
    ],
  };
  const job = "Head of Finance\nCompany: Larko\nYou need:\n- ACCA\n- leading a team";
  expect(letterOf(rows, job)).toContain("— ACCA, Fellow (FCCA), 2014");
  expect(letterOf(rows, job, "email")).toContain(
    "— Lead a team of 6 (payroll), Weir Valves, since 2018",
  );
});
