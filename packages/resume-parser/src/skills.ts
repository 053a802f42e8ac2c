import { foldWords, trimSeparators } from "./internal/folded-text.ts";
import { found } from "./internal/found.ts";
import { sectionOfTitle } from "./internal/section-titles.ts";
import {
  groupsOf,
  isNote,
  items,
  listSign,
  maxWords,
  notSkill,
  withoutLabel,
  type Group,
} from "./internal/skill-lists.ts";
import { withoutSkillColumns } from "./internal/skill-columns.ts";
import { categoryOf, isOnlyLevel, levelIn, yearsIn } from "./internal/skill-words.ts";
import { spoken } from "./languages.ts";
import type { Line } from "./line.ts";
import type { ParsedCompetency } from "./parsed-resume.ts";

interface Named {
  readonly name: string;
  readonly note: string;
}

const unfinished = /\.{2,}|…|\betc\b\.?/;

/** What stands in brackets behind a skill: how well, or a list of skills. */
function namesWithBracket(before: string, inside: string): Named[] | undefined {
  if (before === "") return undefined;
  if (isNote(inside)) return [{ name: before, note: inside }];
  if (!/[,;]/.test(inside)) return undefined;
  const inner = inside.split(/[,;]/).map((name) => trimSeparators(name.replace(unfinished, "")));
  return [before, ...inner].map((name) => ({ name, note: "" }));
}

/** Takes levels and lengths of time off a skill; a list in brackets is a list of skills. */
function namesIn(item: string): Named[] {
  // `a) Welding`: a mark of a list.
  const text = trimSeparators(
    item
      .replace(/^\s*(?:\p{Ll}|\d{1,2})[).]\s+/u, "")
      .replace(/\.$/, "")
      .replace(/(?:(?<!\s)\s+)?(?<![★☆●○◉◯■□▪▫])[★☆●○◉◯■□▪▫]{2,}\s*$/u, ""),
  );
  const [, before = "", inside = ""] = /^([^([]*)[([](.*)/u.exec(text) ?? [];
  const bracketed = namesWithBracket(trimSeparators(before), inside.replace(/[)\]]$/, ""));
  if (bracketed) return bracketed;
  const [, name = "", note = ""] = /^(.+?)(?<!\s)\s*(?::|–|—|\s-)\s*(\S.*)/u.exec(text) ?? [];
  const isNoted = name !== "" && (isOnlyLevel(note) || yearsIn(note) !== undefined);
  return isNoted ? [{ name: trimSeparators(name), note }] : [{ name: text, note: "" }];
}

/** `L I C E N C E`: letters set apart are a title. */
const isSpaced = /^(?:\p{L} ){3,}\p{L}$/u;

const isSkill = (name: string) => {
  const words = name.split(/\s+/).length;
  return (
    /\p{L}/u.test(name) &&
    words <= maxWords &&
    name.length <= 60 &&
    !/[@]|https?:/.test(name) &&
    !isOnlyLevel(name) &&
    !notSkill.test(name) &&
    !isSpaced.test(name) &&
    !/^(?:etc|skills|compétences)\.?$/iu.test(name)
  );
};

/** `Anglais : courant (deux ans à Dublin)` is long, but a sign behind its name says what it is. */
const isLanguageItem = (item: string, name: string) =>
  item.trim().split(/\s+/).length <= 6 ||
  /^\s*[:(–—-]/u.test(item.slice(item.indexOf(name) + name.length));

function toCompetencies({ text, lines }: Group): ParsedCompetency[] {
  return items(withoutLabel(text)).flatMap((item) => {
    const language = spoken(trimSeparators(item), lines);
    if (language && isLanguageItem(item, language.name.value)) return [language];
    return namesIn(item)
      .filter(({ name }) => isSkill(name))
      .map(({ name, note }): ParsedCompetency => ({
        name: found(name, 0.85, lines),
        category: categoryOf(name),
        level: note === "" ? undefined : levelIn(note),
        years_of_experience: yearsIn(note),
      }));
  });
}

const isNoTitle = (line: Line) => line.bullet || line.cells.length > 1 || listSign.test(line.text);

/** A title of a group inside the section, such as `Programming`, when a list follows. */
function withoutGroupTitles(lines: readonly Line[]): Line[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    if (!next || isNoTitle(line) || isOnlyLevel(next.text)) return true;
    const stands =
      (line.bold && !next.bold) || line.size > next.size * 1.08 || /:\s*$/.test(line.text);
    const closed =
      /:\s*$/.test(line.text) ||
      (stands &&
        lines.filter((one) => one.bold === line.bold && one.size === line.size).length * 2 <=
          lines.length);
    return !closed || (line.text.split(" ").length > 5 && !/:\s*$/.test(line.text));
  });
}

/** Reads the skills of a section, in its order, each once. */
export function readSkills(lines: readonly Line[]): ParsedCompetency[] {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const readable = withoutGroupTitles(withoutSkillColumns(lines)).filter(
    // Much smaller print is a footnote.
    (line) =>
      line.size > largest * 0.72 &&
      !line.text.includes("©") &&
      (line.bullet || sectionOfTitle(line.text) === undefined),
  );
  return groupsOf(readable).flatMap(toCompetencies);
}

/** Each competency once, compared by letters, digits, `+` and `#`. */
export function uniqueCompetencies(all: readonly ParsedCompetency[]): ParsedCompetency[] {
  const seen = new Set<string>();
  return all.filter(({ name }) => {
    const key = foldWords(name.value).replaceAll(" ", "");
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
