import { expect, test } from "vitest";
import {
  checkSkill,
  formatYearsWhileTyping,
  isSameSkill,
  parseSkillYears,
  skillColumns,
  stepYears,
} from "./skill.ts";

test("a comma becomes a dot, the step is a half, the minimum is 0", () => {
  expect(["2,5", "3", "0", " 1.5 "].map(parseSkillYears)).toEqual([2.5, 3, 0, 1.5]);
  expect(["2,3", "-1", "many", "1.2.3"].map(parseSkillYears)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(parseSkillYears("")).toBeNull();
});

test("years are typed with digits, and a comma becomes a dot", () => {
  expect(["2,5", "1.5.2", "about 3", "-4"].map(formatYearsWhileTyping)).toEqual([
    "2.5",
    "1.52",
    "3",
    "4",
  ]);
});

test("years step by a half, and not below 0", () => {
  expect([stepYears("2", 0.5), stepYears("2,5", -0.5), stepYears("", -0.5)]).toEqual([
    "2.5",
    "2",
    "0",
  ]);
});

test("a skill is the same in other capitals and with other accents, but C is not C++", () => {
  expect(isSameSkill("Gestion d’équipe", "gestion d’EQUIPE")).toBe(true);
  expect(isSameSkill("JavaScript", "Java Script")).toBe(true);
  expect(isSameSkill("C", "C++")).toBe(false);
});

test("a skill needs a new name, and years in steps of one half", () => {
  expect(checkSkill({ name: " ", years: "" }, [])).toEqual({ name: "nameRequired" });
  expect(checkSkill({ name: "excel", years: "1.3" }, ["Excel"])).toEqual({
    name: "duplicate",
    years: "years",
  });
  expect(checkSkill({ name: "Excel", years: "120" }, [])).toEqual({ years: "years" });
});

test("a skill is technical by default, and its level null", () => {
  const typed = { name: " Welding ", level: "", category: "", subcategory: "", years: "3,5" };
  expect(skillColumns(typed)).toEqual({
    name: "Welding",
    level: null,
    category: "technical",
    subcategory: null,
    years_of_experience: 3.5,
  });
});
