import type { Cell, Line } from "../line.ts";
import { joinWrapped, withoutBullet } from "./clean-text.ts";
import { sectionOfTitle } from "./section-titles.ts";
import { isOnlyLevel, leadingLanguage, levelIn, yearsIn } from "./skill-words.ts";

/** A stretch of a skills section that is divided on its own. */
export interface Group {
  readonly text: string;
  readonly lines: readonly number[];
}

/** A skill has no more; more words are a sentence. */
export const maxWords = 7;
/** Begins like a sentence about oneself, or names what is no skill. */
export const notSkill =
  /^(?:(?:i|we|je|nous) \p{Ll}+ \S+ \S|j['’]\p{Ll}+ \S+ \S|permis|(?:full |clean |valid |uk |eu )*driving licen[cs]e|nationalit[éy]|date de naissance|date of birth)\b/iu;
/** Says something of the name before it, and is none itself. */
export const isNote = (text: string) =>
  levelIn(text) !== undefined || yearsIn(text) !== undefined || isOnlyLevel(text);

/** Stands between the names of a list. */
export const listSign = /[,;•·|]/;
const label = /^([^:,;()]{2,45}?)\s*:\s*(.*)/u;
const dash = /^([\p{L} &/+#.]{2,40}?)\s+[–—-]\s+(\S[^,;]*[,;].*|[,;].*)/u;

/** What stands before the colon names the group, unless a level follows it. */
export function withoutLabel(written: string): string {
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
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: withoutBullet(cell.text) ?? cell.text,
  }));
  const [first, second, ...more] = cells;
  if (!first) return [];
  if (!second) return [withoutBoldLabel(first)];
  if (notSkill.test(first.text)) return [];
  return twoLists(cells) ?? cellsOfList(first, second, more);
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

/** The stretches of a section that are divided on their own. */
export function groupsOf(lines: readonly Line[]): Group[] {
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
  const plain = text.split(/(?<!\s)\s+[/~]\s+|\s{3,}/);
  return plain.flatMap((part) => {
    const pieces = part.split(/(?<!\s)\s+[–—]\s+/u);
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
export function items(text: string): string[] {
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
          ? part
              .split(/(?<!\s)\s+(?:and|et)\s+(?=\S+$)/u)
              .map((one) => one.replace(/^(?:and|et)\s+/, ""))
          : [part],
      )
    : all;
}
