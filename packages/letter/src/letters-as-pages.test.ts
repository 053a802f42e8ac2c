import { expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { letterText } from "./letter.ts";
import { writeLetter } from "./write-letter.ts";

const today = { year: 2026, month: 11, day: 23 };

type Row = Record<string, unknown>;
type Rows = { person?: Row; jobs?: Row[]; education?: Row[]; skills?: string[]; languages?: Row[] };

const profileOf = ({ person, jobs, education, skills = [], languages = [] }: Rows) =>
  storedProfile.parse({
    profile: { first_name: "Robin", last_name: "Tarrant", country: "France", ...person },
    experiences: jobs,
    education,
    competencies: [
      ...skills.map((name) => ({ name, category: "technical" })),
      ...languages.map((row) => ({ category: "language", ...row })),
    ],
  });

function letterOf(rows: Rows, lines: readonly string[]): string {
  const outcome = writeLetter({
    profile: profileOf(rows),
    jobDescription: lines.join("\n"),
    fallbackLanguage: "en",
    today,
  });
  if (outcome.kind !== "written") throw new Error(outcome.kind);
  return letterText(outcome.letter);
}

const sergeant = {
  company: "Pioneer Corps",
  title: "Staff Sergeant",
  start_date: "2002",
  end_date: "2024",
  description: [
    "Wrote the risk assessments and method statements for every range",
    "planned bridge builds with up to 40 soldiers",
    "Ran the stores of 3 camps.",
  ].join("\n"),
};
const safetyPosting = [
  "Safety Advisor – Cwmdare Civils Ltd",
  "What you will do",
  "Review risk assessments and method statements from subcontractors",
  "What we need",
  "NEBOSH National General Certificate",
  "SMSTS or equivalent",
  "A full driving licence",
  "Experience with Causeway data",
];

test.each([
  [{ city: "Leeds", postal_code: "LS6 3BW", country: "" }, "Leeds LS6 3BW"],
  [{ city: "Cork", postal_code: "T12 X70A", country: "" }, "Cork T12 X70A"],
  [{ city: "Bath", postal_code: "BA1 1LZ", country: "GB" }, "Bath BA1 1LZ"],
  [{ city: "Reims", postal_code: "51100", country: "FR" }, "51100 Reims"],
])("the postal code stands where the country has it: %j", (person, line) => {
  expect(letterOf({ person, jobs: [sergeant] }, safetyPosting)).toContain(`\n${line}\n`);
});

test("further lines of a position are not put under a wish that they do not answer", () => {
  const letter = letterOf({ jobs: [sergeant] }, safetyPosting);
  expect(letter).toContain(
    [
      "You need someone to review risk assessments and method statements from subcontractors. At Pioneer Corps, as Staff Sergeant (2002–2024):",
      "— Wrote the risk assessments and method statements for every range",
      "",
      "At Pioneer Corps, also:",
      "— Planned bridge builds with up to 40 soldiers",
      "— Ran the stores of 3 camps\n",
    ].join("\n"),
  );
});

test("names every licence and tool that the posting asks for by its name, also of one word or named by a school", () => {
  const letter = letterOf(
    {
      jobs: [sergeant],
      education: [{ school: "NEBOSH", degree: "National General Certificate", end_date: "2024" }],
      skills: ["NEBOSH General Certificate", "SMSTS", "Driving licence B, C1", "Causeway", "Chess"],
    },
    safetyPosting,
  );
  expect(letter).toMatch(/I bring:[^]*— Driving licence B, C1[^]*— NEBOSH General Certificate/);
  expect(letter).toMatch(/SMSTS; Causeway/);
  expect(letter).not.toContain("Chess");
});

test("a line that names another trade is quoted, because it is the person's own", () => {
  const carer = {
    company: "Harrow House",
    title: "Care Assistant",
    start_date: "2019",
    end_date: "2024",
    description: "Supported nurses and helped residents with bathing, dressing, grooming",
  };
  const letter = letterOf({ jobs: [carer] }, [
    "Care Assistant",
    "Requirements",
    "Experience of helping residents with dressing and bathing",
  ]);
  expect(letter).toContain("— Supported nurses and helped residents with bathing");
});

test("languages have their name in the language of the letter", () => {
  const languages = [
    { name: "Français", level: "expert" },
    { name: "Anglais", level: "advanced" },
  ];
  const job = { company: "Laiterie", title: "Directrice", start_date: "2018", is_current: true };
  const letter = letterOf({ jobs: [job], languages }, [
    "Marketing Director at Oatfield Foods",
    "Requirements",
    "Fluent English",
    "French is a plus",
  ]);
  expect(letter).toContain("French (native or bilingual); English (advanced)");
});

test("a title with the mark of the feminine elsewhere in the posting takes the person's form", () => {
  const nurse = {
    company: "Clinique des Pins",
    title: "Aide-soignante",
    start_date: "2019",
    is_current: true,
    description: "Soins d'hygiène et de confort\nSuivi de 12 000 dossiers : aucun retard",
  };
  const letter = letterOf({ person: { gender: "female" }, jobs: [nurse] }, [
    "L'EHPAD Les Tamaris recrute un(e) aide-soignant(e) de nuit en CDI à Aubagne.",
    "Vous êtes encadré(e) par Mme Ferrand, M. Luc Desprez.",
    "Vous assurez les soins d'hygiène, les changes et les transmissions.",
    "Diplôme d'État d'aide-soignant obligatoire.",
  ]);
  expect(letter).toContain("au poste d’aide-soignante");
  expect(letter).toContain("— Soins d’hygiène et de confort");
  expect(letter).toContain("12\u202F000 dossiers\u00A0: aucun retard");
  expect(letter).not.toMatch(/desprez/i);
});
