import { firstPerson, otherVerb } from "@postulo/lexicon/claims";
import { street } from "@postulo/lexicon/contact-data";
import { notSkillPattern, programmingLanguages, skillOpening } from "@postulo/lexicon/skills";
import { fold, foldWords, trimSeparators } from "./internal/text/folded-text.ts";
import { findRange } from "./internal/dates/date-range.ts";
import { extracted } from "./internal/extracted.ts";
import { sectionOfTitle } from "./internal/section-titles.ts";
import {
  isSecondItemLine,
  skillGroups,
  isAnnotation,
  splitList,
  listSeparator,
  maxSkillWords,
  stripGroupName,
  type SkillGroup,
} from "./internal/skills/skill-lists.ts";
import { flattenSkillColumns } from "./internal/skills/skill-columns.ts";
import { styleOf } from "./internal/layout/title-style.ts";
import {
  categoryOf,
  isOnlyLevel,
  findLevel,
  findYears,
  isTool,
} from "./internal/skills/skill-words.ts";
import { isNoSkill } from "./internal/value-kinds.ts";
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
  const [, name = "", note = ""] = /^(.+?)(?<!\s)\s*(?::(?!\d)|–|—|\s-)\s*(\S.*)/u.exec(text) ?? [];
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

/** `Python R Java` and `HTML/CSS`: separate skills. */
function separateLanguages(item: string): string[] {
  const words = trimSeparators(item).split(/[\s/]+/);
  return words.length > 1 && words.every(isLanguageName) ? words : [item];
}

/** `Notions => Prolog, Bash`: how well the skills behind the arrow are known. */
const arrowLabel = /^[\p{L} ]{2,30}(?:=>|⇒|→)\s*/u;

/** What a list says once about all its skills, such as `Proficient in`, is part of none. */
const stripOpening = (text: string) =>
  (listSeparator.test(text) ? text.replace(skillOpening, "") : text).replace(arrowLabel, "");

const isKnown = (item: string) =>
  isTool(trimSeparators(item)) || isLanguageName(trimSeparators(item));

/** `Photoshop and Gimp`: two skills, because they are known as such. */
function separateTools(item: string): string[] {
  const parts = trimSeparators(item).split(/(?<!\s)\s+(?:and|et|&)\s+/u);
  return parts.length > 1 && parts.every(isKnown) ? parts : [item];
}

const countWords = (text: string) =>
  text
    .replace(/\([^()]*\)?/gu, "")
    .trim()
    .split(/\s+/).length;
/** A part of a sentence has as many words. */
const phraseWords = 4;
/** Fewer items before a full stop are a sentence with one comma. */
const minListed = 3;

/** `Managed a shop`, `Géré les stocks`: what was done, and no skill. */
const deed = /^\s*\p{L}{2,}(?:ed|(?<!t)ée?)\s/iu;

/** Whether a text has a subject or a verb of a sentence. */
const isTold = (text: string, items: readonly string[]) =>
  firstPerson.test(fold(text)) || otherVerb.test(fold(text)) || items.some((one) => deed.test(one));

/**
 * Whether commas divide a sentence, and no list: one of its parts is too long for a skill, or it ends with a full stop and has few
 * parts, a subject or a verb.
 */
function isProse(text: string, items: readonly string[]): boolean {
  if (items.length < 2) return false;
  const longest = items.reduce((most, item) => Math.max(most, countWords(item)), 0);
  if (longest > maxSkillWords) return true;
  const isSentence = /\p{Ll}{2}\.\s*$/u.test(text) && !unfinished.test(text);
  return isSentence && longest >= phraseWords && (items.length < minListed || isTold(text, items));
}

/** An item in parentheses is a list, or a remark. */
function openParentheses(item: string): string[] {
  const inside = /^\s*\(([^()]*)\)\s*$/u.exec(item)?.[1];
  if (inside === undefined) return [item];
  return listSeparator.test(inside) ? splitList(inside) : [];
}

/** Sentences of a text, without what opens a list. */
const sentencesOf = (text: string) =>
  text.split(/(?<=\p{Ll}{3}\.)\s+(?=\p{Lu})/u).map(stripOpening);

/** The items of a list; of a sentence only the known names. */
function itemsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const items = splitList(sentence)
      .flatMap(openParentheses)
      .flatMap(separateLanguages)
      .flatMap(separateTools);
    return isProse(sentence, items)
      ? items.filter((item) => isKnown(item) || spokenLanguage(trimSeparators(item), []))
      : items;
  });
}

const titledLists: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "education",
  "experience",
]);
const isTitle = (name: string) => titledLists.has(sectionOfTitle(name) ?? "");

/** Whether a text is certainly something else than a skill. */
const isOther = (name: string) =>
  isOnlyLevel(name) ||
  isNoSkill(name) ||
  notSkillPattern.test(name) ||
  isPersonal(name) ||
  isAddress(name);

const isSkill = (name: string) => {
  const words = name.split(/\s+/).length;
  return (
    /\p{L}/u.test(name) &&
    words <= maxSkillWords &&
    name.length <= 60 &&
    !/[@]|https?:/.test(name) &&
    !isOther(name) &&
    !isSpaced.test(name) &&
    !isTitle(name) &&
    !/^[&+/]/.test(name) &&
    !/^(?:etc|skills|compétences)\.?$/iu.test(name)
  );
};

/** `Anglais : courant (deux ans à Dublin)`: longer items are languages only if punctuation follows the name. */
const isLanguageItem = (item: string, name: string) =>
  item.trim().split(/\s+/).length <= 6 ||
  /^\s*[:(–—-]/u.test(item.slice(item.indexOf(name) + name.length));

/** `2015 – 2018 Excel`: the period when a skill was used is no part of its name. */
function stripPeriod(item: string): string {
  const period = /^\s*\(?\d/.test(item) ? findRange(item) : undefined;
  return period?.range.isRange === true && period.from < 3 ? item.slice(period.to) : item;
}

function toCompetencies({ text, lines }: SkillGroup): ParsedCompetency[] {
  return itemsOf(stripGroupName(text)).flatMap((item) => {
    const language = spokenLanguage(trimSeparators(item), lines);
    if (language && isLanguageItem(item, language.name.value)) return [language];
    return annotatedNames(stripPeriod(item))
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
  const readable = dropGroupTitles(flattenSkillColumns(lines)).filter((line, at, all) => {
    const above = all[at - 1];
    return (
      // Much smaller print is a footnote.
      line.size > bodySize * 0.72 &&
      !line.text.includes("©") &&
      (line.bullet ||
        sectionOfTitle(line.text) === undefined ||
        (above !== undefined && isSecondItemLine(line, above)))
    );
  });
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
