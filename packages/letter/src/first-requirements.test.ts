import { describe, expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

const carer = {
  profile: { first_name: "Maud", last_name: "Ellery", city: "Ripon", country: "United Kingdom" },
  experiences: [
    {
      company: "Skell Homecare",
      title: "Care assistant",
      start_date: "2019",
      is_current: true,
      description: "Personal care and medication charts\nShow new starters the round",
    },
  ],
  education: [
    { school: "Ure College", degree: "NVQ Level 2", field_of_study: "Care", end_date: "2012" },
  ],
  competencies: [{ name: "Stoma care", level: "beginner", category: "technical" }],
  other: [
    {
      label: "Training",
      content:
        "catheter and stoma care signed off by the district nurse in 2022. PEG not done. first aid ran out in 2025",
    },
    { label: "Car", content: "full clean driving licence, own car. no nights any more" },
    { label: "Gap", content: "2016 to 2019 looked after my mum full time till she passed" },
  ],
};

const postingOf = (...wishes: readonly string[]) =>
  `Senior Care Assistant\n\nRequirements\n- ${wishes.join("\n- ")}`;

const heading = "Of what you ask for, I bring:";

describe("what a posting asks for first", () => {
  test("is answered before the jobs, by notes and licences in the order of the posting", () => {
    const letter = letterOf(
      carer,
      postingOf(
        "Experience of catheter and stoma care",
        "A full driving licence",
        "Medication charts",
      ),
    );
    const [, after = ""] = letter.split(heading);
    expect(after.split("\n").slice(1, 3)).toEqual([
      "— Catheter and stoma care signed off by the district nurse in 2022",
      "— Full clean driving licence, own car",
    ]);
    expect(letter.indexOf(heading)).toBeLessThan(letter.indexOf("At Skell Homecare"));
  });

  test("is answered by a study of the level that the posting asks for, in its subject", () => {
    const technician = {
      ...carer,
      education: [
        { school: "Ure College", degree: "BSc", field_of_study: "Microbiology", end_date: "2019" },
      ],
    };
    const asked = "Degree in microbiology, food science or a related subject";
    const letter = letterOf(technician, postingOf(asked, "Medication charts"));
    expect(letter).toMatch(/I bring:\n— BSc, Microbiology/);
    expect(letterOf(technician, postingOf("Degree in law", "Medication charts"))).not.toContain(
      heading,
    );
  });

  test("is asked without a pronoun for somebody of another line", () => {
    const letter = letterOf(
      { ...carer, other: [] },
      postingOf("Completing medication charts with them", "Shifts"),
    );
    expect(letter).toContain("You ask for completing medication charts.");
  });

  test.each([
    [
      "Cook meals with residents and eat with them",
      "Cooked meals with residents and ate with them",
    ],
    [
      "Build relationships with families and work with them",
      "Built relationships with families and worked with them",
    ],
  ])("is not asked by half: %s", (duty, description) => {
    const [job] = carer.experiences;
    const letter = letterOf(
      { ...carer, other: [], experiences: [{ ...job, description }] },
      `Support Worker\n\nWhat you will do\n- ${duty}\n- Shifts`,
    );
    expect(letter).not.toMatch(/(?:eat|work)\./);
  });

  test("is not answered by what ran out, is not done or is private, nor by the name of a skill", () => {
    const letter = letterOf(
      carer,
      postingOf(
        "A current first aid certificate",
        "PEG feeding",
        "Night shifts",
        "Full-time care of relatives",
      ),
    );
    expect(letter).not.toContain(heading);
    expect(letter).not.toMatch(/first aid|PEG|nights|mum/i);
    expect(letterOf(carer, postingOf("Confident in stoma care"))).not.toContain("(basic)");
  });

  test.each([
    ["Family", "single mum of two under five", "Experience with under fives"],
    ["Health", "epilepsy, controlled, fit free for three years", "Experience of epilepsy"],
    ["Checks", "One caution on my DBS from 2009", "Enhanced DBS check"],
    ["Leaving", "left because of the manager, stock control was all mine", "Stock control"],
    ["Pay", "looking for 28k, weekends extra", "Weekend work"],
    ["Other", "SIA licence if they pay for it", "SIA licence"],
    ["Other", "CSCS card?", "CSCS card"],
    ["To do", "book CSCS test", "CSCS card"],
    ["Gap", "in prison 2018-2020, did level 2 catering", "Level 2 catering"],
    ["Why left", "made redundant from stock control", "Stock control"],
  ])("is not answered by a note about anything: %s, %s", (label, content, asked) => {
    const letter = letterOf(
      { ...carer, other: [{ label, content }] },
      postingOf(asked, "Patience"),
    );
    expect(letter).not.toContain(content.split(",")[0]?.slice(1) ?? content);
  });

  test("is in the background where it is asked for last", () => {
    const wishes = ["Medication charts", "Care of older people", "Showing new starters the round"];
    const letter = letterOf(carer, postingOf(...wishes, "A full driving licence"));
    expect(letter).not.toContain(heading);
    expect(letter).toMatch(/I also bring:[^]*Full clean driving licence, own car/);
  });
});

test("what is left of « vous avez accompagné » is no wish, and the sentence is quoted", () => {
  const aide = {
    profile: { first_name: "Line", last_name: "Morvan", city: "Morlaix", country: "France" },
    experiences: [
      {
        company: "Services du Queffleuth",
        title: "Auxiliaire de vie",
        start_date: "2004",
        end_date: "2008",
        description: "accompagnement de fin de vie d'une personne à son domicile, 5 mois",
      },
    ],
  };
  const job =
    "Aide-soignante\n\nProfil\n- Vous avez déjà accompagné des personnes en fin de vie à leur domicile";
  const letter = letterOf(aide, job);
  expect(letter).not.toContain("demandez : accompagné");
  expect(letter).toContain("Accompagnement de fin de vie");
});

test("what is in an employer's place where there is none is no employer", () => {
  const retrained = {
    profile: { first_name: "Guy", last_name: "Lorrain", country: "France" },
    experiences: [
      {
        company: "(sans emploi)",
        title: "Formation",
        start_date: "2019",
        end_date: "2021",
        description: "Remise à niveau Excel, 120 h",
      },
      {
        company: "A mon compte (auto entrepreneur)",
        title: "Carreleur",
        start_date: "2013",
        end_date: "2017",
        description: "Rénovation de cuisines chez des particuliers",
      },
    ],
  };
  const letter = letterOf(retrained, "Carreleur\n\nProfil\n- Rénovation de cuisines\n- Excel");
  expect(letter).not.toMatch(/Chez (?:\(sans emploi|A mon compte)/);
});
