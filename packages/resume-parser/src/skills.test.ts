import { expect, test } from "vitest";
import { readLanguages } from "./languages.ts";
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
