import { expect, test } from "vitest";
import { storedProfile } from "@postulo/evidence/profile";
import { groupNotes } from "./grouped-notes.ts";
import { masterCv, otherNotes } from "./master-cv.ts";
import { matchPosting } from "./match-posting.ts";
import { proposeVersion } from "./propose-version.ts";
import { nurse } from "./testing/sample-profile.ts";

const driver = masterCv(
  storedProfile.parse({
    profile: { first_name: "Théo", last_name: "Lanvollon" },
    experiences: [
      {
        company: "Trans Iroise",
        title: "Conducteur routier",
        description: "Livraison en semi frigo",
      },
    ],
    competencies: [
      { name: "Permis C, CE", category: "technical" },
      { name: "CACES R489 cat. 3 et 5", category: "technical" },
      { name: "ADR base", category: "technical" },
    ],
  }),
  "fr",
);

const asked = (...lines: readonly string[]) => {
  const text = `Conducteur routier\nProfil recherché\n${lines.map((line) => `- ${line}`).join("\n")}`;
  return matchPosting(driver, text).requirements.map(({ text: wish, provenBy, missing }) => ({
    wish,
    isProven: provenBy.length > 0,
    missing,
  }));
};

test("a suite proves its programs, and no others", () => {
  const clerk = masterCv(
    storedProfile.parse({
      profile: { first_name: "Théo", last_name: "Lanvollon" },
      competencies: [{ name: "Pack Office", category: "toolsAndSoftware" }],
    }),
    "fr",
  );
  const proven = matchPosting(clerk, "Secrétaire\nProfil\n- Excel\n- Outlook\n- SAP");
  expect(proven.requirements.map(({ provenBy }) => provenBy.length > 0)).toEqual([
    true,
    true,
    false,
  ]);
});

test("« week-ends » is no wish by itself", () => {
  expect(asked("Disponibilité certains soirs et week-ends")).toMatchObject([
    { wish: "Disponibilité certains soirs et week-ends" },
  ]);
});

test("the codes of a licence count", () => {
  expect(asked("Permis CE exigé", "Permis D exigé", "CACES R489 3 exigé")).toMatchObject([
    { isProven: true },
    { isProven: false },
    { isProven: true },
  ]);
  expect(asked("CACES R489 1B exigé")).toMatchObject([{ isProven: false, missing: ["1B"] }]);
});

test("a line with several wishes is several requirements, in the words of the posting", () => {
  expect(asked("Permis CE, ADR apprécié, anglais courant")).toMatchObject([
    { wish: "Permis CE", isProven: true },
    { wish: "ADR apprécié", isProven: true },
    { wish: "anglais courant", isProven: false },
  ]);
  expect(asked("Ponctualité, sens du service")).toHaveLength(1);
});

test("a wish does not begin with the preposition that joined it to the one before", () => {
  const wishes = asked("Maîtrise d'Excel et de SAP, connaissance de la paie et de Sage");
  expect(wishes.map(({ wish }) => wish)).toEqual([
    "Maîtrise d'Excel",
    "SAP",
    "connaissance de la paie",
    "Sage",
  ]);
  const examples = asked("High level of IT proficiency, including Microsoft Office");
  expect(examples.map(({ wish }) => wish)).toEqual([
    "High level of IT proficiency, including Microsoft Office",
  ]);
});

test("one word of a sentence proves nothing", () => {
  expect(asked("Semi exigé")).toMatchObject([{ isProven: false }]);
});

test("what only a note says that is not on the CV is found there, and not shown", () => {
  const profile = {
    ...nurse,
    notes: [
      ...nurse.notes,
      { id: "n1", label: "General", content: "I keep the rota in Excel for two wards" },
    ],
  };
  const master = masterCv(profile, "en");
  const posting = "Staff Nurse\nRequirements\n- Excel\n- JavaScript\n- Docker";
  const match = matchPosting(master, posting, { otherNotes: otherNotes(profile, "en") });
  expect(match.isSameLanguage).toBe(true);
  expect(match.requirements.map(({ provenBy, inNotes }) => [provenBy.length > 0, inNotes])).toEqual(
    [
      [false, ["I keep the rota in Excel for two wards"]],
      [true, []],
      [false, []],
    ],
  );
  const { document, account } = proposeVersion(master, match);
  expect(account).toMatchObject({ asked: 3, shown: 1, inNotes: 1, notInProfile: 1 });
  expect(JSON.stringify(groupNotes(document))).not.toContain("Excel");
});

const askedOf = (rows: { skills?: string[]; description?: string }, ...lines: string[]) => {
  const { skills = [], description = "" } = rows;
  const profile = storedProfile.parse({
    profile: { first_name: "Robin", last_name: "Tarrant" },
    experiences: [{ company: "Quayside", title: "Practice Nurse", description }],
    competencies: skills.map((name) => ({ name, category: "technical" })),
  });
  const posting = ["Practice Nurse", "Requirements", ...lines.map((line) => `- ${line}`)];
  return matchPosting(masterCv(profile, "en"), posting.join("\n")).requirements.map(
    ({ provenBy }) => provenBy.length > 0,
  );
};

test("other forms of the same words prove a wish", () => {
  const description = [
    "Menus, costing and allergens",
    "Decontaminate instruments to HTM 01-05",
    "Safeguarding deputy",
  ].join("\n");
  const wishes = [
    "Sound knowledge of HTM 01-05 decontamination",
    "Menu planning and costing",
    "Experience of safeguarding",
  ];
  expect(askedOf({ description }, ...wishes)).toEqual([true, true, true]);
});

test("the name of a skill proves the wish that contains it, a country is no category of a licence", () => {
  const skills = ["18th Edition", "City & Guilds 2391", "Driving licence B", "CIPD Associate"];
  const wishes = [
    "18th Edition wiring regulations",
    "2391 test and inspection",
    "A full UK driving licence",
    "CIPD qualified",
    "2392 test and inspection",
  ];
  expect(askedOf({ skills }, ...wishes)).toEqual([true, true, true, true, false]);
});

test("another tool does not prove the one that is asked for", () => {
  const description = "Built Power BI dashboards used by 40 managers";
  expect(askedOf({ description }, "Experience building dashboards in Tableau")).toEqual([false]);
});

test("two activities with one object are one wish, lists of tools are not", () => {
  const wishes = asked(
    "Recrutement et formation de bénévoles",
    "Maîtrise d'Excel et de Word",
    "Recruiting and training volunteers",
  );
  expect(wishes.map(({ wish }) => wish)).toEqual([
    "Recrutement et formation de bénévoles",
    "Maîtrise d'Excel",
    "Word",
    "Recruiting and training volunteers",
  ]);
});

const provenIn = (rows: { title?: string; description?: string; note?: string }, wish: string) => {
  const { title = "Agent", description = "", note } = rows;
  const profile = storedProfile.parse({
    profile: { first_name: "Robin", last_name: "Tarrant" },
    experiences: [{ company: "Quayside", title, description }],
    other: note === undefined ? [] : [{ label: note.split(": ")[0], content: note.split(": ")[1] }],
  });
  const { requirements } = matchPosting(masterCv(profile, "en"), `Clerk\nRequirements\n- ${wish}`);
  return requirements.flatMap(({ provenBy }) => provenBy);
};

test("an abbreviation, a registration and the category of a licence prove what is asked for", () => {
  const returns = "Monthly returns (VAT, then the first DSN)";
  expect(provenIn({ description: returns }, "Knowledge of DSN")).toHaveLength(1);
  expect(provenIn({ description: returns }, "Knowledge of DSI")).toEqual([]);
  const note = "Registration: NMC PIN 08F2244E";
  expect(provenIn({ note }, "Registered nurse with a current NMC PIN")).toHaveLength(1);
  expect(provenIn({ note }, "Registered nurse with a current GMC number")).toEqual([]);
  expect(provenIn({ note: "Permis: B" }, "Permis B")).toHaveLength(1);
  expect(provenIn({ note: "Permis: B" }, "Permis C")).toEqual([]);
});

test("the title of a job and the word first prove nothing of what is asked for", () => {
  expect(
    provenIn({ title: "Warehouse Operative" }, "Managing a team of warehouse operatives"),
  ).toEqual([]);
  const description = "Déclarations sociales, puis premières télédéclarations";
  expect(provenIn({ description }, "Première expérience en audit social")).toEqual([]);
});

test("where a line has all of a wish, lines with parts of it are left out", () => {
  const description = "Costed energy refits of housing\nHousing refits with tenants in place";
  const [only, ...others] = provenIn({ description }, "Costing of energy refits of housing");
  expect(only).toMatch(/\/0$/);
  expect(others).toEqual([]);
});

test("one of the examples of a wish is enough, and a licence is known by all of its words", () => {
  const wish = "Experience with a tide gauge such as Tidelog or Marémètre";
  expect(provenIn({ description: "Moved the Tidelog to a new quay" }, wish)).toHaveLength(1);
  expect(provenIn({ description: "Moved the Tideway to a new quay" }, wish)).toEqual([]);
  const note = "License: Utah Journeyman Plumber, no. 88-1142";
  expect(provenIn({ note }, "Journeyman plumber license")).toHaveLength(1);
  expect(provenIn({ note }, "Master plumber license")).toEqual([]);
});

test("a degree is no experience", () => {
  const profile = storedProfile.parse({
    profile: { first_name: "Robin", last_name: "Tarrant" },
    education: [{ school: "Hull", degree: "BA", field_of_study: "Accounting and Finance" }],
  });
  const posting = "Clerk\nRequirements\n- Experience of charity accounting\n- Degree in accounting";
  const { requirements } = matchPosting(masterCv(profile, "en"), posting);
  expect(requirements.map(({ provenBy }) => provenBy.length)).toEqual([0, 1]);
});

const studied = (study: { degree: string; field_of_study: string; description?: string }) => {
  const profile = storedProfile.parse({
    profile: { first_name: "Robin", last_name: "Tarrant" },
    education: [{ school: "Hull", ...study }],
  });
  return (wish: string) =>
    matchPosting(masterCv(profile, "en"), `Clerk\nRequirements\n- ${wish}`).requirements.map(
      ({ provenBy }) => provenBy.length > 0,
    );
};

test("a degree proves a wish for a degree or experience", () => {
  const computing = studied({ degree: "BSc", field_of_study: "Computer Science" });
  expect(computing("Degree in computer science or equivalent experience")).toEqual([true]);
  expect(computing("Experience of computer science")).toEqual([false]);
  const accounting = studied({ degree: "BTS", field_of_study: "Comptabilité" });
  expect(accounting("BTS comptabilité ou expérience équivalente")).toEqual([true]);
  expect(accounting("Expérience en comptabilité")).toEqual([false]);
});

test("a line of an education can be experience", () => {
  const description = "Built models in Python for six months at a hospital";
  const wish = "Experience of Python";
  expect(studied({ degree: "MSc", field_of_study: "Statistics", description })(wish)).toEqual([
    true,
  ]);
  expect(studied({ degree: "MSc", field_of_study: "Python" })(wish)).toEqual([false]);
});

test("the name of an example alone does not prove an activity", () => {
  const newspapers = "Delivered newspapers to Wexmart";
  const buyers = "Bought tea for 40 shops of Wexmart";
  const leading = "Leading regional buying teams for retailers such as Wexmart or Potters";
  expect(provenIn({ description: newspapers }, leading)).toEqual([]);
  expect(provenIn({ description: newspapers }, `Experience of ${leading}`)).toEqual([]);
  expect(provenIn({ description: newspapers }, "Gérer des enseignes telles que Wexmart")).toEqual(
    [],
  );
  expect(
    provenIn({ description: newspapers }, "Experience with teams at retailers such as Wexmart"),
  ).toEqual([]);
  expect(provenIn({ description: `${buyers} as a retailer` }, leading)).toHaveLength(1);
});

test("a word in small letters with a digit is no registration number", () => {
  const wish = "Draw tide charts nightly for harbour pilots";
  expect(askedOf({ skills: ["sailor3 tide charts"] }, wish)).toEqual([false]);
  expect(askedOf({ skills: ["SAILOR3 tide charts"] }, wish)).toEqual([true]);
});

test("what somebody does not do, or gave up, proves nothing", () => {
  const carer = masterCv(
    storedProfile.parse({
      profile: { first_name: "Théo", last_name: "Lanvollon" },
      experiences: [
        {
          company: "Les Tilleuls",
          title: "Agent de soins",
          description: "Pas de distribution des médicaments\nToilettes de 12 résidents",
        },
      ],
      education: [
        {
          school: "IFAS",
          degree: "BEP carrières sanitaires et sociales",
          end_date: "2011",
          description: "sans diplôme, arrêt en 2e année",
        },
      ],
    }),
    "fr",
  );
  const posting =
    "Aide-soignant\nProfil\n- Distribution des médicaments\n- BEP carrières sanitaires et sociales\n- Toilettes des résidents";
  expect(
    matchPosting(carer, posting).requirements.map(({ provenBy }) => provenBy.length > 0),
  ).toEqual([false, false, true]);
});

test("a skill keeps its own name where the posting's is a phrase or says less", () => {
  const manager = masterCv(
    storedProfile.parse({
      profile: { first_name: "Priya", last_name: "Calder" },
      competencies: [
        { name: "Team leadership", category: "technical" },
        { name: "Microsoft Excel", category: "toolsAndSoftware" },
      ],
    }),
    "en",
  );
  const posting =
    "Store manager\nWe look for someone with these skills\n- You lead a team of eighteen\n- Confident with Excel";
  expect([...matchPosting(manager, posting).skillNames]).toEqual([]);
});
