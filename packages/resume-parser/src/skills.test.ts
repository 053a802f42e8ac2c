import { expect, test } from "vitest";
import { languagesAmong, readLanguages } from "./languages.ts";
import { skillGroups } from "./internal/skills/skill-lists.ts";
import { readSkills } from "./skills.ts";
import { linesFromText } from "./testing/lines-from-text.ts";

const names = (text: string) => readSkills(linesFromText(text)).map((skill) => skill.name.value);

test("strips labels and splits lists, but not names", () => {
  expect(names("**Languages:** Python, C++, CI/CD\nOutils : Excel, Sage et Ciel")).toEqual([
    "Python",
    "C++",
    "CI/CD",
    "Excel",
    "Sage",
    "Ciel",
  ]);
  expect(names("AWS (EC2, S3), Docker")).toEqual(["AWS", "EC2", "S3", "Docker"]);
  expect(names("- Gestion de projet\n- Prise de parole")).toEqual([
    "Gestion de projet",
    "Prise de parole",
  ]);
  expect(names("Go\tRust\tZig")).toEqual(["Go", "Rust", "Zig"]);
});

test("reads level and years only if written", () => {
  expect(readSkills(linesFromText("Python (expert), SQL – 3 years, Git"))).toMatchObject([
    { name: { value: "Python" }, level: "expert" },
    { name: { value: "SQL" }, years_of_experience: 3 },
    { name: { value: "Git" }, level: undefined, years_of_experience: undefined },
  ]);
});

test.each([
  ["Python: 3 years", [["Python", undefined, 3]]],
  ["Soudure TIG : 12 ans", [["Soudure TIG", undefined, 12]]],
  [
    "Python: 3 years, SQL: 2 years",
    [
      ["Python", undefined, 3],
      ["SQL", undefined, 2],
    ],
  ],
  [
    "Python: expert, SQL: advanced",
    [
      ["Python", "expert", undefined],
      ["SQL", "advanced", undefined],
    ],
  ],
  [
    "Databases: PostgreSQL (5 years), Redis",
    [
      ["PostgreSQL", undefined, 5],
      ["Redis", undefined, undefined],
    ],
  ],
])("a name before a colon is the skill if its level or years follow: %j", (text, skills) => {
  expect(
    readSkills(linesFromText(text)).map(({ name, level, years_of_experience }) => [
      name.value,
      level,
      years_of_experience,
    ]),
  ).toEqual(skills);
});

test("reads spoken languages as skills of category language", () => {
  expect(
    readLanguages(linesFromText("Anglais : courant (C1)\nEspagnol – notions\nGerman\tNative")),
  ).toMatchObject([
    { name: { value: "Anglais" }, category: "language", level: "advanced" },
    { name: { value: "Espagnol" }, category: "language", level: "beginner" },
    { name: { value: "German" }, category: "language", level: "expert" },
  ]);
});

test("assigns categories by a small word list", () => {
  expect(
    readSkills(linesFromText("Figma, Esprit d'équipe, Kotlin, Anglais")).map(
      (skill) => skill.category,
    ),
  ).toEqual(["toolsAndSoftware", "softSkills", "technical", "language"]);
  expect(
    readSkills(linesFromText("Conflict resolution, Gestion des conflits, Calm under pressure")).map(
      (skill) => skill.category,
    ),
  ).toEqual(["softSkills", "softSkills", "softSkills"]);
});

test("reads adjacent groups column by column, without group names and bullets", () => {
  expect(
    names(`
**Store**\t**Ways**
Redis\tPairing
MySQL\tIncident reviews`),
  ).toEqual(["Redis", "MySQL", "Pairing", "Incident reviews"]);
  expect(names("- Stock control\t• Rotas\t• SAP\n- Coaching\t• Excel\t• Audits")).toEqual([
    "Stock control",
    "Rotas",
    "SAP",
    "Coaching",
    "Excel",
    "Audits",
  ]);
  expect(names("S P O R T S\nWelding")).toEqual(["Welding"]);
});

test.each([
  ["- Budget planning\nwith reporting\n- Payroll", ["Budget planning with reporting", "Payroll"]],
  ["- Budget planning\n      Reporting\n- Payroll", ["Budget planning Reporting", "Payroll"]],
  ["Budget planning\n      Reporting", ["Budget planning", "Reporting"]],
  ["- Budget planning\nReporting\n- Payroll", ["Budget planning", "Reporting", "Payroll"]],
])("a lower-case or indented line continues the item above: %j", (text, skills) => {
  expect(names(text)).toEqual(skills);
});

test.each([
  [
    "Proficient in Sage, Word, Photoshop and Illustrator",
    ["Sage", "Word", "Photoshop", "Illustrator"],
  ],
  [
    "Computer literate, quick with ledgers. Knowledge of Sage, Word.",
    ["Computer literate", "quick with ledgers", "Sage", "Word"],
  ],
  [
    "- Ready to travel, Excel, and willing to assume more duties at once in every branch.",
    ["Excel"],
  ],
  ["- Leading and motivating teams, layout for new product lines.", []],
  ["- Office suite - (Word, Excel)\n- (Paula Quillfeather)", ["Word", "Excel"]],
  ["Programming Languages\t:\tC, Ada\nTools\t:\tGit, Trello", ["C", "Ada", "Git", "Trello"]],
  [
    "- Follow-up and planning of\n      projects\n- Maps",
    ["Follow-up and planning of projects", "Maps"],
  ],
  [
    "Customer service, conflict resolution in busy shops, cash handling.",
    ["Customer service", "conflict resolution in busy shops", "cash handling"],
  ],
  [
    "Accueil du public, gestion de la caisse, mise en rayon des produits.",
    ["Accueil du public", "gestion de la caisse", "mise en rayon des produits"],
  ],
  [
    "Cash handling, stock control, team leadership and customer care.",
    ["Cash handling", "stock control", "team leadership and customer care"],
  ],
  ["Managed a team of ten, trained new starters, closed the shop.", []],
  ["Géré une équipe de dix, formé les nouveaux, fermé la boutique.", []],
  ["The shop was busy at weekends, with long queues, and Excel.", ["Excel"]],
  ["Filing, my own work in the shop, Excel.", ["Excel"]],
  ["Audits for ISO 22000:2018, HACCP", ["Audits for ISO 22000:2018", "HACCP"]],
  ["& markup\nPython, HTML/CSS, R/Shiny", ["Python", "HTML", "CSS", "R/Shiny"]],
  ["Languages – English\nCashing up", ["English", "Cashing up"]],
])("takes no part of a sentence and no label for a skill: %j", (text, skills) => {
  expect(names(text)).toEqual(skills);
});

test("joins close lines in small letters to items that stand apart", () => {
  expect(names("Patience with\ncustomers\n\nStock keeping\n\nCounting in\nbusy shops")).toEqual([
    "Patience with customers",
    "Stock keeping",
    "Counting in busy shops",
  ]);
});

test.each([
  ["Languages Known : Hindi & English", ["Hindi", "English"]],
  ["Langues parlées – anglais, polonais", ["anglais", "polonais"]],
  ["Anglais : moyen\nEspagnol (B1)\nMarital status: single", ["Anglais", "Espagnol"]],
  ["I learnt English: it was hard\nDanish: a film", []],
])("reads languages among other data: %j", (text, languages) => {
  expect(languagesAmong(linesFromText(text)).map(({ name }) => name.value)).toEqual(languages);
});

test("reads the beginning of an endless list, up to a separator", () => {
  for (const sign of [",", ";", "•"]) {
    const found = names(`Filing${sign}${`ab${sign}`.repeat(200_000)}`);
    expect(found[0]).toBe("Filing");
    expect(new Set(found.slice(1))).toEqual(new Set(["ab"]));
    expect(found.length).toBeLessThan(5_000);
  }
});

test("reads a section of very many lines", () => {
  const lines = linesFromText("Filing").flatMap((line) =>
    Array.from({ length: 200_000 }, (_, at) => ({ ...line, number: at + 1 })),
  );
  expect(skillGroups(lines)).toHaveLength(200_000);
});

test("reads a phrase that gaps tear apart as one skill", () => {
  expect(names("- Mise\ten\tpage\n- Réseaux Wi\tFi")).toEqual(["Mise en page", "Réseaux Wi Fi"]);
});

test("strips how well skills are known before an arrow", () => {
  expect(names("Codage : Maîtrisés => Ada, Perl. Notions => Lua, Cobol")).toEqual([
    "Ada",
    "Perl",
    "Lua",
    "Cobol",
  ]);
});

test.each(["Tri du linge, de, Repassage", "Tri du linge, Repassage, utilisation des"])(
  "leaves out function words and what goes on: %s",
  (text) => {
    expect(names(text)).toEqual(["Tri du linge", "Repassage"]);
  },
);

test("a skill in small letters below a row is one of its own", () => {
  expect(names("Excel\tWord\ntyping")).toEqual(["Excel", "Word", "typing"]);
  expect(names("Mise en rayon\tEncaissement\nmanutention")).toEqual([
    "Mise en rayon",
    "Encaissement",
    "manutention",
  ]);
});

test("a line below a row goes on with the cell above it that has an open bracket", () => {
  const rows = "Behaviour support (nurture\tMakaton\n approach)\nPhonics\tDisplays";
  expect(names(rows)).toEqual([
    "Behaviour support (nurture approach)",
    "Makaton",
    "Phonics",
    "Displays",
  ]);
});
