import { street } from "@postulo/lexicon/contact-data";
import { notSkillPattern, programmingLanguages } from "@postulo/lexicon/skills";
import { foldWords, trimSeparators } from "./internal/folded-text.ts";
import { extracted } from "./internal/extracted.ts";
import { sectionOfTitle } from "./internal/section-titles.ts";
import {
  skillGroups,
  isAnnotation,
  splitList,
  listSeparator,
  maxSkillWords,
  stripGroupName,
  type SkillGroup,
} from "./internal/skill-lists.ts";
import { flattenSkillColumns } from "./internal/skill-columns.ts";
import { styleOf } from "./internal/title-style.ts";
import { categoryOf, isOnlyLevel, findLevel, findYears } from "./internal/skill-words.ts";
import { spokenLanguage } from "./languages.ts";
import { isPersonal } from "./personal-facts.ts";
import type { Line } from "./line.ts";
import type { ParsedCompetency } from "./parsed-resume.ts";

interface AnnotatedName {
  readonly name: string;
  readonly note: string;
}

const unfinished = /\.{2,}|…|\betc\b\.?/;

/** Parentheses after a skill contain a level or more skills. */
function splitParentheses(before: string, inside: string): AnnotatedName[] | undefined {
  if (before === "") return undefined;
  if (isAnnotation(inside)) return [{ name: before, note: inside }];
  if (!/[,;]/.test(inside)) return undefined;
  const inner = inside.split(/[,;]/).map((name) => trimSeparators(name.replace(unfinished, "")));
  return [before, ...inner].map((name) => ({ name, note: "" }));
}

/** Splits a level or duration off a skill; a list in parentheses is a list of skills. */
function annotatedNames(item: string): AnnotatedName[] {
  // Strips list markers such as `a)`.
  const text = trimSeparators(
    item
      .replace(/^\s*(?:\p{Ll}|\d{1,2})[).]\s+/u, "")
      .replace(/\.$/, "")
      .replace(/(?:(?<!\s)\s+)?(?<![★☆●○◉◯■□▪▫])[★☆●○◉◯■□▪▫]{2,}\s*$/u, ""),
  );
  const [, before = "", inside = ""] = /^([^([]*)[([](.*)/u.exec(text) ?? [];
  const bracketed = splitParentheses(trimSeparators(before), inside.replace(/[)\]]$/, ""));
  if (bracketed) return bracketed;
  const [, name = "", note = ""] = /^(.+?)(?<!\s)\s*(?::|–|—|\s-)\s*(\S.*)/u.exec(text) ?? [];
  const isNoted = name !== "" && (isOnlyLevel(note) || findYears(note) !== undefined);
  return isNoted ? [{ name: trimSeparators(name), note }] : [{ name: text, note: "" }];
}

/** Letter-spaced text such as `L I C E N C E` is a title. */
const isSpaced = /^(?:\p{L} ){3,}\p{L}$/u;

const isAddress = (text: string) =>
  (/\d/.test(text) && street.test(text)) || /^\d{5} \p{Lu}/u.test(text);

const languageNames: ReadonlySet<string> = new Set(programmingLanguages);
const isLanguageName = (word: string) =>
  languageNames.has(word.toLowerCase()) || /^C(?:\+\+|#)$/i.test(word);

/** `Python R Java`: separate skills. */
function separateLanguages(item: string): string[] {
  const words = trimSeparators(item).split(/[\s/]+/);
  return words.length > 1 && words.every(isLanguageName) && !item.includes("/") ? words : [item];
}

const isSkill = (name: string) => {
  const words = name.split(/\s+/).length;
  return (
    /\p{L}/u.test(name) &&
    words <= maxSkillWords &&
    name.length <= 60 &&
    !/[@]|https?:/.test(name) &&
    !isOnlyLevel(name) &&
    !notSkillPattern.test(name) &&
    !isPersonal(name) &&
    !isAddress(name) &&
    !isSpaced.test(name) &&
    !/^(?:etc|skills|compétences)\.?$/iu.test(name)
  );
};

/** `Anglais : courant (deux ans à Dublin)`: longer items are languages only if punctuation follows the name. */
const isLanguageItem = (item: string, name: string) =>
  item.trim().split(/\s+/).length <= 6 ||
  /^\s*[:(–—-]/u.test(item.slice(item.indexOf(name) + name.length));

function toCompetencies({ text, lines }: SkillGroup): ParsedCompetency[] {
  return splitList(stripGroupName(text))
    .flatMap(separateLanguages)
    .flatMap((item) => {
      const language = spokenLanguage(trimSeparators(item), lines);
      if (language && isLanguageItem(item, language.name.value)) return [language];
      return annotatedNames(item)
        .filter(({ name }) => isSkill(name))
        .map(({ name, note }): ParsedCompetency => ({
          name: extracted(name, 0.85, lines),
          category: categoryOf(name),
          level: note === "" ? undefined : findLevel(note),
          years_of_experience: findYears(note),
        }));
    });
}

const isNoTitle = (line: Line) =>
  line.bullet || line.cells.length > 1 || listSeparator.test(line.text);

/** Drops subtitles such as `Programming` above a list. */
function dropGroupTitles(lines: readonly Line[]): Line[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    if (!next || isNoTitle(line) || isOnlyLevel(next.text)) return true;
    const isProminent =
      (line.bold && !next.bold) || line.size > next.size * 1.08 || /:\s*$/.test(line.text);
    const closed =
      /:\s*$/.test(line.text) ||
      (isProminent &&
        lines.filter((one) => one.bold === line.bold && one.size === line.size).length * 2 <=
          lines.length);
    return !closed || (line.text.split(" ").length > 5 && !/:\s*$/.test(line.text));
  });
}

/** Reads the skills of a section in order, without duplicates. */
export function readSkills(lines: readonly Line[]): ParsedCompetency[] {
  const { bodySize } = styleOf(lines);
  const readable = dropGroupTitles(flattenSkillColumns(lines)).filter(
    // Much smaller print is a footnote.
    (line) =>
      line.size > bodySize * 0.72 &&
      !line.text.includes("©") &&
      (line.bullet || sectionOfTitle(line.text) === undefined),
  );
  return skillGroups(readable).flatMap(toCompetencies);
}

/** Removes duplicates, comparing letters, digits, `+` and `#`. */
export function uniqueCompetencies(all: readonly ParsedCompetency[]): ParsedCompetency[] {
  const seen = new Set<string>();
  return all.filter(({ name }) => {
    const key = foldWords(name.value).replaceAll(" ", "");
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
