import {
  chineseTest,
  englishTest,
  frenchTest,
  germanTest,
  japaneseTest,
  knownResult,
  languageAim,
  languageResult,
  spanishTest,
} from "@postulo/lexicon/language-levels";
import {
  advancedLevel,
  beginnerLevel,
  expertLevel,
  intermediateLevel,
  languageAliases,
  onlyLevel,
  softSkill,
  tools,
} from "@postulo/lexicon/skills";
import type { SkillCategory, SkillLevel } from "@postulo/domain/profile/skill";
import { foldWords } from "../text/folded-text.ts";
import { displayNames } from "../names/display-names.ts";

const toolNames: ReadonlySet<string> = new Set(tools);

/** Whether a text is the name of a well-known tool. */
export const isTool = (text: string): boolean => toolNames.has(foldWords(text));

let languages: ReadonlyMap<string, string | undefined> | undefined;

/** The folded names of languages with their codes, without those of aliases. */
const languageNames = (): ReadonlyMap<string, string | undefined> =>
  (languages ??= new Map([
    ...languageAliases.map((alias) => [alias, undefined] as const),
    ...displayNames("language")
      .map(([name, code]) => [foldWords(name), code] as const)
      // Short names such as Go and Io are programming languages in a résumé.
      .filter(([name]) => name.length > 3),
  ]));

const isLanguageName = (text: string): boolean => languageNames().has(foldWords(text));

/** Returns the spoken language at the start of a text: `Anglais courant`, `English (C1)`. */
export function leadingLanguage(text: string): string | undefined {
  const words = text
    .replaceAll(/[(:–—|,/•].*/g, " ")
    .trim()
    .split(/\s+/);
  for (const count of [2, 1, 3]) {
    const name = words.slice(0, count).join(" ");
    if (words.length >= count && isLanguageName(name.replace(/(?:(?<!\s)\s+)?(?<!-)-+$/, "")))
      return name.replace(/(?:(?<!\s)\s+)?(?<!-)-+$/, "");
  }
  return undefined;
}

/** Returns the category of a skill, by a small word list. */
export function categoryOf(name: string): SkillCategory {
  const folded = foldWords(name);
  if (isLanguageName(name)) return "language";
  if (isTool(name)) return "toolsAndSoftware";
  return softSkill.test(folded) ? "softSkills" : "technical";
}

const levels: readonly (readonly [RegExp, SkillLevel])[] = [
  [expertLevel, "expert"],
  [advancedLevel, "advanced"],
  [intermediateLevel, "intermediate"],
  [beginnerLevel, "beginner"],
];

/** Returns the level a text states; nothing is inferred from graphics or places. */
export function findLevel(text: string): SkillLevel | undefined {
  const folded = foldWords(text);
  return levels.find(([pattern]) => pattern.test(folded))?.[1];
}

/** Whether a text only states a level. */
export const isOnlyLevel = (text: string): boolean => onlyLevel.test(foldWords(text));

/** Returns the test results and level codes in a text about a language: `["C1+", "TOEIC 945"]`. */
export function languageResults(text: string): string[] {
  if (languageAim.test(foldWords(text))) return [];
  return [...text.matchAll(languageResult)]
    .map(({ groups: { test, score, code } = {} }) => code ?? `${test} ${score}`)
    .filter((result) => knownResult.test(result));
}

/** By the code of the language. */
const tests: ReadonlyMap<string, RegExp> = new Map([
  ["de", germanTest],
  ["en", englishTest],
  ["es", spanishTest],
  ["fr", frenchTest],
  ["ja", japaneseTest],
  ["zh", chineseTest],
]);

/** Whether a text begins with the name of a test of a language: `TOEIC 850` of `Anglais`. */
export function isTestOf(text: string, language: string): boolean {
  const code = languageNames().get(foldWords(language));
  return code !== undefined && tests.get(code)?.test(text) === true;
}

const onlyYears =
  /^\s*\d{1,2}(?:[.,]5)?\s?\+?\s?(?:years?|yrs?|ans?|années?)(?: (?:of |d['’])?exp[eé]rience)?\.?\s*$/iu;

/** Whether a text only states years of practice. */
export const isOnlyYears = (text: string): boolean => onlyYears.test(text);

/** Returns the years of practice: `5 years`, `3 ans`. */
export function findYears(text: string): number | undefined {
  const match = /(\d{1,2}(?:[.,]5)?)\s?\+?\s?(?:years?|yrs?|ans?|années?)/iu.exec(text)?.[1];
  return match === undefined ? undefined : Number(match.replace(",", "."));
}
