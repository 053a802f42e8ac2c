import { joinWrapped } from "./internal/clean-text.ts";
import { foldWords, trimSeparators } from "./internal/folded-text.ts";
import { found } from "./internal/found.ts";
import { sectionOfTitle } from "./internal/section-titles.ts";
import {
  categoryOf,
  isOnlyLevel,
  leadingLanguage,
  levelIn,
  yearsIn,
} from "./internal/skill-words.ts";
import type { Cell, Line } from "./line.ts";
import type { ParsedCompetency } from "./parsed-resume.ts";

/** A stretch of a skills section that is divided on its own. */
interface Group {
  readonly text: string;
  readonly lines: readonly number[];
}

const maxWords = 7;
const notSkill =
  /^(?:(?:i|we|je|nous) \p{Ll}+ \S+ \S|j['’]\p{Ll}+ \S+ \S|permis|(?:full |clean |valid |uk |eu )*driving licen[cs]e|nationalit[éy]|date de naissance|date of birth)\b/iu;
const listSign = /[,;•·|]/;
const label = /^([^:,;()]{2,45}?)\s*:\s*(.*)$/u;
const dash = /^([\p{L} &/+#.]{2,40}?)\s+[–—-]\s+(.*[,;].*)$/u;

/** What stands before the colon names the group, unless a level follows it. */
function withoutLabel(written: string): string {
  const text = written.replaceAll(/\((e?s|e|x)\)/giu, "$1");
  const match = label.exec(text) ?? dash.exec(text);
  const [, name = "", rest = ""] = match ?? [];
  if (
    !match ||
    name.split(" ").length > 6 ||
    leadingLanguage(name) !== undefined ||
    isOnlyLevel(rest)
  )
    return text;
  return rest;
}

const startsGroup = (line: Line) =>
  line.bullet ||
  label.test(line.text) ||
  line.cells.length > 1 ||
  line.cells.some((cell) => withoutBoldLabel(cell) !== cell.text);

const isList = (cell: Cell) => listSign.test(cell.text);

/** Two names of lists in one line, each with its list. */
function twoLists([first, second, third, fourth, ...more]: readonly Cell[]): string[] | undefined {
  if (!first || !second || !third || !fourth || more.length > 0) return undefined;
  const areNamed = !isList(first) && !isList(third) && (isList(second) || isList(fourth));
  return areNamed ? [second.text, fourth.text] : undefined;
}

/** `**Methods** Kanban · PRINCE2`: bold print before a list that is not bold names it. */
function withoutBoldLabel({ text, runs: [first, ...others] }: Cell): string {
  const lead = first?.text.trim() ?? "";
  const rest = others.map((run) => run.text).join("");
  const names = first?.bold === true && others.every((run) => !run.bold) && listSign.test(rest);
  const isLabel =
    names && !lead.endsWith(":") && !listSign.test(lead) && lead.split(" ").length <= 4;
  return isLabel && text.startsWith(lead)
    ? text.slice(lead.length).replace(/^[\s|•·–-]+/u, "")
    : text;
}

/** Cells of one line are separate skills, unless the first is the name of a list in the second. */
function cellsOf(line: Line): string[] {
  const [first, second, ...more] = line.cells;
  if (!first) return [];
  if (!second) return [withoutBoldLabel(first)];
  if (notSkill.test(first.text)) return [];
  return twoLists(line.cells) ?? cellsOfList(first, second, more);
}

function cellsOfList(first: Cell, second: Cell, more: readonly Cell[]): string[] {
  const listed = listSign.test(second.text) && !listSign.test(first.text);
  const rest = [second, ...more].map((cell) => cell.text);
  const isLabel = /:\s*$/.test(first.text) || sectionOfTitle(first.text) !== undefined;
  if (listed || (isLabel && more.length === 0)) return [rest.join(", ")];
  const isTitle = first.runs.every((run) => run.bold) && !second.runs.every((run) => run.bold);
  return isTitle && more.length === 0 && !isOnlyLevel(second.text)
    ? [second.text]
    : [first.text, ...rest];
}

/** The second line of a list item. */
const hangsUnder = (line: Line, above: Line) =>
  above.bullet && line.gapAbove < 2 && (/^\p{Ll}/u.test(line.text) || line.left > above.left + 4);

const isMiddleOfSentence = (line: Line, above: Line) =>
  /^\p{Ll}/u.test(line.text) &&
  !listSign.test(above.text) &&
  above.text.split(/\s+/).length >= maxWords;

/** Whether a line goes on with the list of the line above. */
function continuesList(line: Line, above: Line | undefined, hasLists: boolean): boolean {
  const isNext = above !== undefined && line.number === above.number + 1;
  if (!isNext || line.cells.length > 1 || startsGroup(line)) return false;
  if (hangsUnder(line, above)) return true;
  const isWrapped = above.fills && line.gapAbove < 2;
  const isOpen =
    /[,;/(&-]$|\s(?:de|du|des|d['’]|et|and|of|for|the|à|en)$/u.test(above.text.trim()) ||
    (isWrapped && (hasLists || isMiddleOfSentence(line, above)));
  return isOpen || (above.cells.length > 1 && line.left > above.left + 20);
}

function groupsOf(lines: readonly Line[]): Group[] {
  const groups: { parts: string[]; lines: number[] }[] = [];
  const hasLists = lines.some((line) => listSign.test(line.text));
  lines.forEach((line, at) => {
    const group = groups.at(-1);
    if (group && continuesList(line, lines[at - 1], hasLists)) {
      group.parts.push(line.text);
      group.lines.push(line.number);
    } else for (const text of cellsOf(line)) groups.push({ parts: [text], lines: [line.number] });
  });
  return groups.map((group) => ({ text: joinWrapped(group.parts), lines: group.lines }));
}

/** A dash divides skills, unless what stands behind it says how well. */
function splitAtDashes(text: string): string[] {
  const plain = text.split(/\s+[/~]\s+|\s{3,}/);
  return plain.flatMap((part) => {
    const pieces = part.split(/\s+[–—]\s+/u);
    const isSpoken = leadingLanguage(pieces[0] ?? "") !== undefined;
    const isLevel = (piece: string) =>
      isOnlyLevel(piece) || yearsIn(piece) !== undefined || (isSpoken && isNote(piece));
    const isNoted = pieces
      .slice(1)
      .some((piece) => isLevel(piece) && leadingLanguage(piece) === undefined);
    return isNoted ? [part] : pieces;
  });
}

/** `CACES 1, 3 et 5`: numbers alone go on with the name before them. */
function withNumbers(parts: readonly string[]): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (
      last !== undefined &&
      /^\s*\d{1,2}[A-Z]?(?:\s+(?:et|and|&)\s+\d{1,2}[A-Z]?)?\s*$/.test(part)
    )
      whole[whole.length - 1] = `${last},${part}`;
    else whole.push(part);
  }
  return whole;
}

/** Divides a list at its signs, but not inside brackets. */
function items(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const char of text) {
    if (char === "(" || char === "[") depth += 1;
    if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;•·∙⋅|▪‣●◦■❖➢➤►▶◆◇✓✔→»]/.test(char)) {
      parts.push(current);
      current = "";
    } else current += char;
  }
  const all = withNumbers([...parts, current]).flatMap(splitAtDashes);
  return all.length > 1
    ? all.flatMap((part, at) =>
        at === all.length - 1
          ? part.split(/\s+(?:and|et)\s+(?=\S+$)/u).map((one) => one.replace(/^(?:and|et)\s+/, ""))
          : [part],
      )
    : all;
}

interface Named {
  readonly name: string;
  readonly note: string;
}

const isNote = (text: string) =>
  levelIn(text) !== undefined || yearsIn(text) !== undefined || isOnlyLevel(text);
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
      .replace(/\s*[★☆●○◉◯■□▪▫]{2,}\s*$/u, ""),
  );
  const [, before = "", inside = ""] = /^(.*?)\s*[([](.*?)[)\]]?$/u.exec(text) ?? [];
  const bracketed = namesWithBracket(trimSeparators(before), inside);
  if (bracketed) return bracketed;
  const [, name = "", note = ""] = /^(.+?)\s*(?::|–|—|\s-)\s*(.+)$/u.exec(text) ?? [];
  const isNoted = name !== "" && (isOnlyLevel(note) || yearsIn(note) !== undefined);
  return isNoted ? [{ name: trimSeparators(name), note }] : [{ name: text, note: "" }];
}

const isSkill = (name: string) => {
  const words = name.split(/\s+/).length;
  return (
    /\p{L}/u.test(name) &&
    words <= maxWords &&
    name.length <= 60 &&
    !/[@]|https?:/.test(name) &&
    !isOnlyLevel(name) &&
    !notSkill.test(name) &&
    !/^(?:etc|skills|compétences)\.?$/iu.test(name)
  );
};

const levelBefore =
  /^(?:fluent(?: in)?|native|conversational|basic|intermediate|advanced|proficient in|bilingual in)\s+/iu;

function spoken(text: string, lines: readonly number[]): ParsedCompetency | undefined {
  const before = levelBefore.exec(text)?.[0] ?? "";
  const name = leadingLanguage(text.slice(before.length));
  if (name === undefined) return undefined;
  const rest = before + text.slice(text.indexOf(name) + name.length);
  return { name: found(name, 0.95, lines), category: "language", level: levelIn(rest) };
}

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

/** A title of a group inside the section, such as `Programming`, when a list follows. */
function withoutGroupTitles(lines: readonly Line[]): Line[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    if (!next || line.bullet || line.cells.length > 1 || listSign.test(line.text)) return true;
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
  const readable = withoutGroupTitles(lines).filter(
    // Much smaller print is a footnote.
    (line) =>
      line.size > largest * 0.72 &&
      !line.text.includes("©") &&
      (line.bullet || sectionOfTitle(line.text) === undefined),
  );
  return groupsOf(readable).flatMap(toCompetencies);
}

/** A language that no list knows, with how well it is spoken. */
function rareLanguage(item: string, lines: readonly number[]): ParsedCompetency | undefined {
  const [, name = "", note = ""] = /^(\p{L}{3,14})\s*(?:\(|:|[–—-])\s*(.+?)\)?$/u.exec(item) ?? [];
  if (name === "" || isOnlyLevel(name) || !isOnlyLevel(note)) return undefined;
  return { name: found(name, 0.6, lines), category: "language", level: levelIn(note) };
}

/** Reads spoken languages; other lines of such a section are notes. */
export function readLanguages(lines: readonly Line[]): ParsedCompetency[] {
  const known = spokenIn(lines, () => undefined);
  return known.length > 0 ? spokenIn(lines, rareLanguage) : known;
}

/** `Shona (native) and English (fluent)` are two. */
function eachLanguage(item: string): string[] {
  const parts = item.split(/\s+(?:and|et|&)\s+/u);
  return parts.every((part) => leadingLanguage(part) !== undefined) ? parts : [item];
}

function spokenIn(lines: readonly Line[], rare: typeof rareLanguage): ParsedCompetency[] {
  return lines.flatMap((line, at) => {
    const texts =
      line.cells.length === 2 && leadingLanguage(line.cells[1]?.text ?? "") === undefined
        ? [line.cells.map((cell) => cell.text).join(" : ")]
        : line.cells.map((cell) => cell.text);
    return texts.flatMap((text) =>
      items(withoutLabel(text))
        .flatMap(eachLanguage)
        .flatMap((item) => {
          const name = trimSeparators(item);
          const language = spoken(name, [line.number]) ?? rare(name, [line.number]);
          const below = lines[at + 1]?.text ?? "";
          if (!language) return [];
          return [
            language.level === undefined && isOnlyLevel(below)
              ? { ...language, level: levelIn(below) }
              : language,
          ];
        }),
    );
  });
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
