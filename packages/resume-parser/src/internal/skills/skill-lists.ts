import { notSkillPattern } from "@postulo/lexicon/skills";
import { openEnd } from "@postulo/lexicon/value-kinds";
import type { Cell, Line } from "../../line.ts";
import { joinWrapped, stripBullet } from "../text/clean-text.ts";
import { numbersOf, withCells, withNumbers } from "../layout/line-cells.ts";
import { sectionOfTitle } from "../section-titles.ts";
import {
  findLevel,
  findYears,
  isOnlyLevel,
  isOnlyYears,
  languageResults,
  leadingLanguage,
} from "./skill-words.ts";

/** Text of a skills section that is split independently. */
export interface SkillGroup {
  readonly text: string;
  readonly lines: readonly number[];
}

/** Maximum number of words of a skill; longer text is a sentence. */
export const maxSkillWords = 7;
/** Whether a text only annotates the skill before it: level or years. */
export const isAnnotation = (text: string) =>
  findLevel(text) !== undefined || findYears(text) !== undefined || isOnlyLevel(text);

/** Separator of skills. */
export const listSeparator = /[,;•·|]/;
const label = /^([^:,;()]{2,45}?)\s*:(?!\d)\s*(.*)/u;
const dash = /^([\p{L} &/+#.]{2,40}?)\s+[–—-]\s+(\S[^,;]*[,;].*|[,;].*)/u;

/** Whether the text after a colon begins with the level or the years of the skill before it. */
function beginsWithNote(text: string): boolean {
  const [first = ""] = text.split(/[,;]\s/);
  return isOnlyLevel(first) || isOnlyYears(first);
}

/** Strips the group name before a colon, unless a level or years follow it. */
export function stripGroupName(written: string): string {
  const text = written.replaceAll(/\((e?s|e|x)\)/giu, "$1");
  const match = label.exec(text) ?? dash.exec(text);
  const [, name = "", rest = ""] = match ?? [];
  if (
    !match ||
    name.split(" ").length > 6 ||
    leadingLanguage(name) !== undefined ||
    beginsWithNote(rest)
  )
    return text;
  return rest;
}

const startsGroup = (line: Line) =>
  line.bullet ||
  label.test(line.text) ||
  line.cells.length > 1 ||
  line.cells.some((cell) => stripBoldGroupName(cell) !== cell.text);

const isList = (cell: Cell) => listSeparator.test(cell.text);

/** Two group names in one line, each followed by its list. */
function twoLists([first, second, third, fourth, ...more]: readonly Cell[]): string[] | undefined {
  if (!first || !second || !third || !fourth || more.length > 0) return undefined;
  const areNamed = !isList(first) && !isList(third) && (isList(second) || isList(fourth));
  return areNamed ? [second.text, fourth.text] : undefined;
}

/** `**Methods** Kanban · PRINCE2`: strips a bold group name before a list that is not bold. */
function stripBoldGroupName({ text, runs: [first, ...others] }: Cell): string {
  const lead = first?.text.trim() ?? "";
  const rest = others.map((run) => run.text).join("");
  const names =
    first?.bold === true && others.every((run) => !run.bold) && listSeparator.test(rest);
  const isLabel =
    names && !lead.endsWith(":") && !listSeparator.test(lead) && lead.split(" ").length <= 4;
  return isLabel && text.startsWith(lead)
    ? text.slice(lead.length).replace(/^[\s|•·–-]+/u, "")
    : text;
}

/** Whether the gap between two cells tears a phrase apart: one of them is only `de`, or `Wi` and `Fi` lost their hyphen. */
const isTorn = ({ text }: Cell, next: Cell | undefined) =>
  (!text.includes(" ") && openEnd.test(` ${text}`)) ||
  (next !== undefined && /\bwi$/iu.test(text) && /^fi\b/iu.test(next.text));

/** The cells of a line, which are one where a phrase is torn apart: fonts with wide spaces look like columns. */
function wholeCells({ cells }: Line): readonly Cell[] {
  const [first, ...others] = cells;
  if (!first || !cells.some((cell, at) => isTorn(cell, cells[at + 1]))) return cells;
  const text = cells.map((cell) => cell.text).join(" ");
  return [{ ...first, text, runs: [...first.runs, ...others.flatMap(({ runs }) => runs)] }];
}

/** Cells of a line are separate skills, unless the first is the group name of a list. */
function cellsOf(line: Line): string[] {
  const cells = wholeCells(line)
    .map((cell) => ({ ...cell, text: stripBullet(cell.text) ?? cell.text }))
    // A colon in a column of its own belongs to the group name before it.
    .map((cell, at, all) => (all[at + 1]?.text === ":" ? { ...cell, text: `${cell.text}:` } : cell))
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell.text));
  const [first, second, ...more] = cells;
  if (!first) return [];
  if (!second) return [stripBoldGroupName(first)];
  if (notSkillPattern.test(first.text)) return [];
  return twoLists(cells) ?? cellsOfList(first, second, more);
}

function cellsOfList(first: Cell, second: Cell, more: readonly Cell[]): string[] {
  const listed = listSeparator.test(second.text) && !listSeparator.test(first.text);
  const rest = [second, ...more].map((cell) => cell.text);
  const isLabel = /:\s*$/.test(first.text) || sectionOfTitle(first.text) !== undefined;
  if (listed || (isLabel && more.length === 0)) return [rest.join(", ")];
  const isTitle = first.runs.every((run) => run.bold) && !second.runs.every((run) => run.bold);
  return isTitle && more.length === 0 && !isOnlyLevel(second.text)
    ? [second.text]
    : [first.text, ...rest];
}

/** Whether a line is the second one of a list item. */
export const isSecondItemLine = (line: Line, above: Line) =>
  above.bullet && line.gapAbove < 2 && (/^\p{Ll}/u.test(line.text) || line.left > above.left + 4);

const isMiddleOfSentence = (line: Line, above: Line) =>
  /^\p{Ll}/u.test(line.text) &&
  !listSeparator.test(above.text) &&
  above.text.split(/\s+/).length >= maxSkillWords;

/** Items apart from each other, with the distance of their lines: a closer line in small letters continues an item. */
function itemGap(lines: readonly Line[]): number | undefined {
  const isPlain = lines.every(({ bullet, cells }) => !bullet && cells.length === 1);
  const starts = lines.slice(1).filter(({ text }) => /^\p{Lu}/u.test(text));
  return isPlain && starts.length > 1
    ? starts.reduce((widest, line) => Math.max(widest, line.gapAbove), 0)
    : undefined;
}

/** Whether a line continues the list of the line above. */
function continuesList(line: Line, above: Line | undefined, hasLists: boolean): boolean {
  const isNext = above !== undefined && numbersOf(above).includes(line.number - 1);
  if (!isNext || line.cells.length > 1 || startsGroup(line)) return false;
  if (isSecondItemLine(line, above)) return true;
  const isWrapped = above.fills && line.gapAbove < 2;
  const isOpen =
    /[,;/(&-]$|\s(?:de|du|des|d['’]|et|and|of|for|the|à|en)$/u.test(above.text.trim()) ||
    (isWrapped && (hasLists || isMiddleOfSentence(line, above)));
  return isOpen || (above.cells.length > 1 && line.left > above.left + 20);
}

/** From the mark of an item to its text, in points. */
const maxHangingIndent = 20;

const hasOpenBracket = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** The cell of a row with an open bracket, whose text goes on in a line below it; not the last one. */
function cellAbove(line: Line, above: Line | undefined): number {
  const isRest = line.cells.length === 1 && !line.bullet && /^[\p{Ll})]/u.test(line.text);
  if (!above || !isRest || line.gapAbove >= 2) return -1;
  return above.cells
    .slice(0, -1)
    .findIndex(
      ({ left, text }) =>
        hasOpenBracket(text) && line.left >= left - 3 && line.left <= left + maxHangingIndent,
    );
}

/** Joins `approach)` to the cell above it: `Makaton | Nurture (open` beside other skills. */
function joinCells(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const at = cellAbove(line, above);
    if (above && at >= 0) {
      const cells = above.cells.map((cell, place) =>
        place === at ? { ...cell, text: joinWrapped([cell.text, line.text]) } : cell,
      );
      joined[joined.length - 1] = withNumbers(withCells(above, cells), line);
    } else joined.push(line);
  }
  return joined;
}

/** Groups the lines of a section that are split together. */
export function skillGroups(section: readonly Line[]): SkillGroup[] {
  const lines = joinCells(section);
  const groups: { parts: string[]; lines: number[] }[] = [];
  const hasLists = lines.some((line) => listSeparator.test(line.text));
  const gap = itemGap(lines) ?? 0;
  const isClose = (line: Line) => /^\p{Ll}/u.test(line.text) && line.gapAbove * 1.25 < gap;
  lines.forEach((line, at) => {
    const group = groups.at(-1);
    if (group && (isClose(line) || continuesList(line, lines[at - 1], hasLists))) {
      group.parts.push(line.text);
      group.lines.push(line.number);
    } else for (const text of cellsOf(line)) groups.push({ parts: [text], lines: numbersOf(line) });
  });
  return groups.map((group) => ({ text: joinWrapped(group.parts), lines: group.lines }));
}

/** Splits skills at dashes, unless a level or years follow. */
function splitAtDashes(text: string): string[] {
  const plain = text.split(/(?<!\s)\s+[/~]\s+|\s{3,}/);
  return plain.flatMap((part) => {
    const pieces = part.split(/(?<!\s)\s+[–—]\s+/u);
    const isSpoken = leadingLanguage(pieces[0] ?? "") !== undefined;
    const isLevel = (piece: string) =>
      isOnlyLevel(piece) ||
      findYears(piece) !== undefined ||
      (isSpoken && (isAnnotation(piece) || languageResults(piece).length > 0));
    const isNoted = pieces
      .slice(1)
      .some((piece) => isLevel(piece) && leadingLanguage(piece) === undefined);
    return isNoted ? [part] : pieces;
  });
}

/** Joins numbers to the name before them: `CACES 1, 3 et 5`. */
function joinNumbers(parts: readonly string[]): string[] {
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

/** `2,5 ans`: not a separator. */
const decimalComma = /(?<=\d),(?=5\s?(?:ans?|années?|years?|yrs?)(?!\p{L}))/giu;

/** Text behind as many characters of a list is not read. */
const maxListLength = 10_000;

/** The beginning of an endless list, up to a separator. */
function stripRest(text: string): string {
  if (text.length <= maxListLength) return text;
  const ends = [",", ";", "•", "·", "|"].map((sign) => text.lastIndexOf(sign, maxListLength));
  return text.slice(0, Math.max(0, ...ends));
}

/** Splits a list at its separators, except inside parentheses. Of a text over 10,000 characters it reads only the beginning. */
export function splitList(written: string): string[] {
  const text = stripRest(written);
  const parts: string[] = [];
  let depth = 0;
  let current = "";
  for (const char of text.replaceAll(decimalComma, ".")) {
    if (char === "(" || char === "[") depth += 1;
    if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;•·∙⋅|▪‣●◦■❖➢➤►▶◆◇✓✔→»]/.test(char)) {
      parts.push(current);
      current = "";
    } else current += char;
  }
  const all = joinNumbers([...parts, current]).flatMap(splitAtDashes);
  return all.length > 1
    ? all.flatMap((part, at) =>
        at === all.length - 1
          ? part
              .split(/(?<!\s)\s+(?:and|et)\s+(?=\S+$)/u)
              .map((one) => one.replace(/^\s*(?:and|et)\s+/, ""))
          : [part],
      )
    : all;
}
