import {
  besideSchoolLevel,
  degreeOfRow,
  endOfEntry,
  furtherEducation,
  graduateSchoolRow,
  higherSchoolRow,
  lowerSchoolRow,
  orOther,
  otherSchoolRow,
  schoolGrade,
  schoolOfRow,
  schoolPlaceWord,
  schoolStem,
  startOfEntry,
  trainingWord,
} from "@postulo/lexicon/entry-blocks";
import type { Applicant, School } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { memoize } from "../../classify/memoize.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldKey } from "../../field-key.ts";
import { rankOfDegree } from "./choose-degree.ts";
import { bareLabelWords } from "../label-words.ts";

/** A level of schools of which a school may be stored. */
type Level = "lower" | "higher" | "graduate";

/** The level that a text names alone; undefined for others, and for several. */
export function levelOf(text: string): Level | undefined {
  const words = plainWords(text);
  if (otherSchoolRow.test(words)) return undefined;
  const isLower = lowerSchoolRow.test(words);
  const isHigher = higherSchoolRow.test(words);
  if (isLower) return isHigher ? undefined : "lower";
  if (graduateSchoolRow.test(words)) return isHigher ? undefined : "graduate";
  return isHigher ? "higher" : undefined;
}

const levelRows = [lowerSchoolRow, graduateSchoolRow, higherSchoolRow, otherSchoolRow];
const levelWords = levelRows.map(({ source }) => new RegExp(source, "g"));

/** The words of a label, with "College1" and "College/University" as two. */
const wordsOfLabel = (text: string) =>
  plainWords(text)
    .replace(/[/&]/g, " ")
    .replace(/([a-z])(\d)/g, "$1 $2")
    .replace(/ {2,}/g, " ");

const withoutLevels = (words: string) =>
  levelWords.reduce((left, level) => left.replace(level, " "), words);

const wordsIn = (text: string) =>
  text.split(" ").filter((word) => word !== "" && !/^#?\d{1,2}$/.test(word));

/** The level of "College/Other" and of "College/Vocational School". */
function levelOrOther(words: string, text: string): Level | undefined {
  if (levelOf(words.replace(orOther, "")) === "higher") return "higher";
  const levels = text.split("/").map(levelOf);
  return levels.includes("higher") && !levels.includes("lower") ? "higher" : undefined;
}

/** The level that a heading or a label over one school names as a whole; `other` for one of which none is stored. */
export const levelNamed = memoize((text: string): Level | "other" | undefined => {
  const words = wordsOfLabel(text);
  if (!schoolStem.test(words)) return undefined;
  const rest = withoutLevels(words);
  if (rest === words || !wordsIn(rest).every((word) => besideSchoolLevel.test(word)))
    return undefined;
  // "High school graduate" asks for no school.
  if (lowerSchoolRow.test(words) && graduateSchoolRow.test(words)) return undefined;
  return (
    levelOf(words) ??
    levelOrOther(words, text) ??
    (otherSchoolRow.test(words) ? "other" : undefined)
  );
});

/** Whether a label asks where a school is. */
export function isPlaceOfSchool(text: string): boolean {
  const words = wordsIn(withoutLevels(wordsOfLabel(text))).filter((word) => !schoolStem.test(word));
  return words.length > 0 && words.every((word) => schoolPlaceWord.test(word));
}

/** Whether a label names a school and no level: "School name". */
export function isOfAnyLevel(text: string): boolean {
  const words = wordsOfLabel(text);
  return withoutLevels(words) === words && !furtherEducation.test(words);
}

/** Whether a label or a question names a school that is not surely of a level. */
export function namesAnotherSchool(text: string, level: Level | "other"): boolean {
  const words = wordsOfLabel(text);
  if (!schoolStem.test(words) || (isOfAnyLevel(text) && isPlaceOfSchool(text))) return false;
  return furtherEducation.test(words) || levelOf(words) !== level;
}

const isBesideLevel = (word: string) => besideSchoolLevel.test(word) || trainingWord.test(word);

/** Whether a label is the name of a level without a school: "Other", "Vocational training/other". */
export function isOtherLevel(text: string, level: Level | "other"): boolean {
  const words = wordsOfLabel(text);
  const rest = withoutLevels(words);
  return rest !== words && wordsIn(rest).every(isBesideLevel) && levelOf(words) !== level;
}

const maxGapBeforeGrades = 2;

/** Schools without a level beside a choice of grades ("4th Grade"), which are no colleges. */
export function schoolsWithGrades(classified: readonly Classified[]): readonly Classified[] {
  return classified.filter((one, at) => {
    if (one.key !== "edu_school") return false;
    const near = classified.slice(at + 1, at + 1 + maxGapBeforeGrades);
    const end = near.findIndex(({ key }) => key === "edu_school");
    return near
      .slice(0, end < 0 ? undefined : end)
      .some(({ field }) => field.options.some(({ text }) => schoolGrade.test(plainWords(text))));
  });
}

const ranks = { school: 4, associate: 5, master: 7 } as const;

/** Whether a stored school is of a level, by its degree, else by its name. */
function isAt({ degree, school }: School, level: Level, hasGraduate: boolean): boolean {
  const rank = rankOfDegree(degree);
  if (rank === undefined) return !hasGraduate && level !== "graduate" && levelOf(school) === level;
  if (level === "lower") return rank === ranks.school;
  if (level === "graduate") return rank >= ranks.master;
  return rank >= ranks.associate && !(hasGraduate && rank >= ranks.master);
}

/** Whether the degree of a stored school is surely below a college's. */
export const isBelowCollege = ({ degree }: School): boolean =>
  (rankOfDegree(degree) ?? ranks.associate) < ranks.associate;

/** The stored school of each part of a form: the newest ones of its level, in order; undefined where none is stored. */
export function schoolsOfParts<Part>(
  parts: readonly Part[],
  levelOfPart: (part: Part) => Level | "other" | undefined,
  { schools = [] }: Applicant,
): ReadonlyMap<Part, number | undefined> {
  const hasGraduate = parts.some((part) => levelOfPart(part) === "graduate");
  const used = new Set<number>();
  return new Map(
    parts.map((part) => {
      const level = levelOfPart(part);
      const at = schools.findIndex(
        (school, index) =>
          level && level !== "other" && !used.has(index) && isAt(school, level, hasGraduate),
      );
      used.add(at);
      return [part, at < 0 ? undefined : at];
    }),
  );
}

const columns: readonly (readonly [FieldKey, RegExp])[] = [
  ["edu_school", schoolOfRow],
  ["edu_degree", degreeOfRow],
  ["edu_start_date", startOfEntry],
  ["edu_end_date", endOfEntry],
];

const unclear = /^(?:custom_question|start_date|(?:first|last|full)_name)$/;

/** What a field among those of a school asks for. */
export function keyAtSchool({ key, field }: Classified): FieldKey {
  if (!unclear.test(key)) return key;
  const words = bareLabelWords(field);
  return columns.find(([, column]) => column.test(words))?.[0] ?? key;
}

/** What is a school's among the fields of a school. */
export const isOfSchoolInstead = (key: FieldKey): boolean =>
  /^(?:(?:first|last|full)_name|email|phone|address|postal_code|city|state|country|location)$/.test(
    key,
  );
