/** Levels from low to high, as stored; no level is stored as null. */
export const skillLevels = ["beginner", "intermediate", "advanced", "expert"] as const;
export type SkillLevel = (typeof skillLevels)[number];

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
