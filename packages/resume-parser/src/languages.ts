import { languagesLabel, levelBeforeLanguage } from "@postulo/lexicon/skills";
import { trimSeparators } from "./internal/text/folded-text.ts";
import { extracted } from "./internal/extracted.ts";
import { withCells } from "./internal/layout/line-cells.ts";
import {
  findLevel,
  isOnlyLevel,
  isTestOf,
  languageResults,
  leadingLanguage,
} from "./internal/skills/skill-words.ts";
import { splitList, stripGroupName } from "./internal/skills/skill-lists.ts";
import type { Line } from "./line.ts";
import type { ParsedCompetency } from "./parsed-resume.ts";

/** Returns the spoken language at the start of the text, with its level; undefined without one. */
export function spokenLanguage(
  text: string,
  lines: readonly number[],
): ParsedCompetency | undefined {
  const before = levelBeforeLanguage.exec(text)?.[0] ?? "";
  const name = leadingLanguage(text.slice(before.length));
  if (name === undefined) return undefined;
  const rest = before + text.slice(text.indexOf(name) + name.length);
  const results = languageResults(rest);
  return {
    name: extracted(name, 0.95, lines),
    category: "language",
    level: findLevel(rest),
    ...(results.length > 0 ? { stated: results.join(", ") } : {}),
  };
}

/** Returns a language missing from the list, recognised by the level that follows it. */
function unlistedLanguage(item: string, lines: readonly number[]): ParsedCompetency | undefined {
  const [, name = "", note = ""] =
    /^(\p{L}{3,14})\s*(?:\(|:|[–—-])\s*(\S.*?)\)?$/u.exec(item) ?? [];
  if (name === "" || isOnlyLevel(name) || !isOnlyLevel(note)) return undefined;
  return { name: extracted(name, 0.6, lines), category: "language", level: findLevel(note) };
}

/** Reads the spoken languages of a section; ignores its other lines. */
export function readLanguages(lines: readonly Line[]): ParsedCompetency[] {
  const known = spokenIn(lines, () => undefined);
  return known.length > 0 ? spokenIn(lines, unlistedLanguage) : known;
}

/** A language and its level, in groups 1 and 2: `Anglais : moyen`. */
const levelled = /^([^:(–-]{3,20})[:(–-]([^()]+)\)?$/u;

const isShort = (text: string) => text.trim().split(" ").length <= 3;

/** The languages of a line that begins with a label: `Languages: Shona, English`. */
function labelledLanguages(line: Line): ParsedCompetency[] {
  const text = line.text.replace(languagesLabel, "");
  const cells = line.cells.slice(0, 1).map((cell) => ({ ...cell, text }));
  return text === line.text ? [] : readLanguages([withCells(line, cells)]);
}

/** The languages in a section of other data: listed after a label, or one per line with its level. */
export function languagesAmong(lines: readonly Line[]): ParsedCompetency[] {
  return lines.flatMap((line) => {
    const labelled = labelledLanguages(line);
    if (labelled.length > 0) return labelled;
    const [, name = "", level = ""] = levelled.exec(line.text) ?? [];
    const isNoted = findLevel(level) !== undefined || languageResults(level).length > 0;
    const isLevel = isOnlyLevel(level) || (isShort(level) && isNoted);
    return isLevel && leadingLanguage(name) === name.trim() ? readLanguages([line]) : [];
  });
}

/**
 * The languages in entries of experience: only those listed after a label, outside list items. Without a label a language may be one
 * that the person taught, or that somebody else speaks.
 */
export const languagesAmongEntries = (lines: readonly Line[]): ParsedCompetency[] =>
  lines.filter(({ bullet }) => !bullet).flatMap(labelledLanguages);

/** Splits `Shona (native) and English (fluent)`. */
function splitLanguages(item: string): string[] {
  const parts = trimSeparators(item).split(/(?<!\s)\s+(?:and|et|&)\s+/u);
  return parts.every((part) => spokenLanguage(part, []) !== undefined) ? parts : [item];
}

/** A language with what the next item of its line says of it: `TOEIC 850`, `mother tongue`; undefined if it says nothing. */
function withNext(language: ParsedCompetency, item: string): ParsedCompetency | undefined {
  const results = isTestOf(item, language.name.value) ? languageResults(item) : [];
  const stated = [language.stated ?? [], results].flat();
  if (results.length > 0) return { ...language, stated: stated.join(", ") };
  return language.level === undefined && isOnlyLevel(item)
    ? { ...language, level: findLevel(item) }
    : undefined;
}

/** The languages among the items of a line. */
function languagesOf(
  items: readonly string[],
  read: (item: string) => ParsedCompetency | undefined,
): ParsedCompetency[] {
  const languages: ParsedCompetency[] = [];
  for (const item of items) {
    const last = languages.at(-1);
    const language = read(item);
    const continued = language || !last ? undefined : withNext(last, item);
    if (language) languages.push(language);
    else if (continued) languages.splice(-1, 1, continued);
  }
  return languages;
}

function spokenIn(lines: readonly Line[], rare: typeof unlistedLanguage): ParsedCompetency[] {
  return lines.flatMap((line, at) => {
    const texts =
      line.cells.length === 2 && leadingLanguage(line.cells[1]?.text ?? "") === undefined
        ? [line.cells.map((cell) => cell.text).join(" : ")]
        : line.cells.map((cell) => cell.text);
    const below = lines[at + 1]?.text ?? "";
    return texts.flatMap((text) => {
      const items = splitList(stripGroupName(text)).flatMap(splitLanguages).map(trimSeparators);
      const languages = languagesOf(
        items,
        (item) => spokenLanguage(item, [line.number]) ?? rare(item, [line.number]),
      );
      return languages.map((language) =>
        language.level === undefined && isOnlyLevel(below)
          ? { ...language, level: findLevel(below) }
          : language,
      );
    });
  });
}
