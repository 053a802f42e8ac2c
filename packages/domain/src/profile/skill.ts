import { fold } from "@postulo/lexicon/fold";
import * as z from "zod/mini";
import type { LetterLanguage } from "../letter-language.ts";

/** Levels from low to high, as stored; no level is stored as null. */
export const skillLevels = ["beginner", "intermediate", "advanced", "expert"] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** How letters and CVs write the level of a language; `advanced` as the form of a skill names it. */
export const languageLevelWords: Readonly<
  Record<LetterLanguage, Readonly<Record<SkillLevel, string>>>
> = {
  en: {
    beginner: "basic",
    intermediate: "intermediate",
    advanced: "advanced",
    expert: "native or bilingual",
  },
  fr: {
    beginner: "notions",
    intermediate: "niveau intermédiaire",
    advanced: "niveau avancé",
    expert: "langue maternelle ou bilingue",
  },
};

export const skillCategories = ["technical", "softSkills", "language", "toolsAndSoftware"] as const;
export type SkillCategory = (typeof skillCategories)[number];
export const defaultSkillCategory: SkillCategory = "technical";

/** Subcategories of each category, specification section 3. */
export const skillSubcategories = {
  technical: [
    "programmingLanguages",
    "webDevelopment",
    "databases",
    "devopsAndCloud",
    "mobileDevelopment",
    "dataScienceAndAi",
  ],
  softSkills: ["communication", "leadership", "problemSolving", "collaboration"],
  language: ["european", "asian", "other"],
  toolsAndSoftware: ["design", "office", "development", "analytics"],
} as const satisfies Readonly<Record<SkillCategory, readonly string[]>>;

/**
 * Years of experience as typed: digits with at most one comma or dot, in steps of a half, from 0.
 * @returns the number, null when empty, undefined when it is none.
 */
export function parseSkillYears(typed: string): number | null | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return null;
  if (!/^\d+(\.\d*)?$/.test(text)) return undefined;
  const years = Number(text);
  return Number.isInteger(years * 2) ? years : undefined;
}

/** A row of `competencies` as the table API gives it. */
export const skillRow = z.object({
  id: z.uuid(),
  name: z.string(),
  level: z.nullable(z.enum(skillLevels)),
  category: z.enum(skillCategories),
  subcategory: z.nullable(z.string()),
  years_of_experience: z.nullable(z.number()),
  sort_order: z.number(),
  version: z.number(),
});
export type Skill = z.infer<typeof skillRow>;

/** The maximum length of a name and of years of experience, as the checks of `competencies`. */
export const maxSkillNameLength = 300;
export const maxSkillYears = 99;

/** Strips all but digits and one decimal point from typed years; a comma counts as the point. */
export function formatYearsWhileTyping(typed: string): string {
  const [whole = "", ...rest] = typed
    .replaceAll(",", ".")
    .replace(/[^\d.]/g, "")
    .split(".");
  return rest.length === 0 ? whole : `${whole}.${rest.join("")}`;
}

/** The years half a year further up or down, never below 0; what is no number counts as 0. */
export function stepYears(typed: string, by: 0.5 | -0.5): string {
  const years = Number(typed.replace(",", ".")) || 0;
  return String(Math.min(maxSkillYears, Math.max(0, Math.round(years * 2) / 2 + by)));
}

/** Whether two names mean the same skill: capitals, accents and blanks do not count, but C is not C++. */
export function isSameSkill(one: string, other: string): boolean {
  return plainSkillName(one) === plainSkillName(other);
}

/** Tells of a name whether it means one of these skills, as `isSameSkill` does; each of them is folded once. */
export function anyOfSkills(names: readonly string[]): (name: string) => boolean {
  const known = new Set(names.map(plainSkillName));
  return (name) => known.has(plainSkillName(name));
}

const plainSkillName = (name: string) => fold(name.normalize("NFKC")).replaceAll(/[\s_-]/g, "");

/** `Anglais (B1)` without its level, which has a figure: `Chinese (Mandarin)` stays. */
export const stripLanguageLevel = (name: string) => name.replace(/\s\([^()\d]*\d[^()]*\)$/u, "");

/** The form of a skill. */
export interface TypedSkill {
  readonly name: string;
  readonly level: string;
  readonly category: string;
  readonly subcategory: string;
  readonly years: string;
}

export type SkillProblem = "nameRequired" | "duplicate" | "years";

/** What is wrong with a skill; `others` are the names of the skills that are there already. */
export function checkSkill(
  typed: Pick<TypedSkill, "name" | "years">,
  others: readonly string[],
): { readonly name?: SkillProblem; readonly years?: SkillProblem } {
  const years = parseSkillYears(typed.years);
  const isDuplicate = others.some((other) => isSameSkill(other, typed.name));
  const name = typed.name.trim() === "" ? "nameRequired" : isDuplicate ? "duplicate" : undefined;
  return {
    ...(name ? { name } : {}),
    ...(years === undefined || (years ?? 0) > maxSkillYears ? { years: "years" } : {}),
  };
}

/** The columns to store for a skill that was checked. */
export function skillColumns(typed: TypedSkill) {
  const category = skillCategories.find((one) => one === typed.category) ?? defaultSkillCategory;
  return {
    name: typed.name.trim(),
    level: skillLevels.find((level) => level === typed.level) ?? null,
    category,
    subcategory: typed.subcategory || null,
    years_of_experience: parseSkillYears(typed.years) ?? null,
  };
}
