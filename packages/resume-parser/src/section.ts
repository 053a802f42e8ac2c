import { joinWrapped } from "./internal/clean-text.ts";
import { findRange } from "./internal/date-range.ts";
import { takeBullet, withCells } from "./internal/line-cells.ts";
import { sectionOfTitle, sectionOfWords, type SectionKind } from "./internal/section-titles.ts";
import { organisationScore, schoolScore } from "./internal/word-scores.ts";
import type { Cell, Line, LineDocument, Run } from "./line.ts";

/** Lines under one title. `head` is what stands before the first title. */
export interface Section {
  readonly kind: SectionKind | "head" | "unknown";
  readonly title: Line | undefined;
  readonly lines: readonly Line[];
}

const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** How a title looks, to find its brothers that the dictionary does not know. */
const looks = (line: Line) => {
  const run = line.cells[0]?.runs[0];
  return `${run?.font ?? ""}|${Math.round(line.size * 2)}|${line.bold}|${isUpper(line.text)}`;
};

interface Style {
  readonly bodySize: number;
  readonly boldShare: number;
}

function styleOf(lines: readonly Line[]): Style {
  const sizes = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 2) / 2;
    sizes.set(key, (sizes.get(key) ?? 0) + text.length);
  }
  const [bodySize = 10] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
  return {
    bodySize,
    boldShare: lines.filter((line) => line.bold).length / Math.max(1, lines.length),
  };
}

/** How much a line stands out from the text around it, from 0 to 4. */
function prominence(line: Line, { bodySize, boldShare }: Style): number {
  return (
    (line.size > bodySize * 1.08 ? 1 : 0) +
    (line.bold && boldShare < 0.6 ? 1 : 0) +
    (isUpper(line.text) ? 1 : 0) +
    (line.gapAbove > 1.7 ? 1 : 0)
  );
}

const titleText = (line: Line) => line.text.replace(/[:：]\s*$/, "").trim();

function isTitleForm(line: Line): boolean {
  const text = titleText(line);
  return (
    text.replaceAll(" ", "").length <= 50 &&
    !/[.;,]$/.test(text) &&
    !/[@\d]{2,}/.test(text) &&
    !line.bullet
  );
}

/** The title alone on its line, or in the margin beside the first line of its section. */
interface Found {
  readonly kind: SectionKind | "unknown";
  readonly rest: Line | undefined;
}

function shortened(line: Line, cells: readonly Cell[]): Line {
  const taken = takeBullet(cells);
  return { ...withCells(line, taken.cells), bullet: taken.bullet };
}

function titleOf(line: Line, style: Style): Found | undefined {
  const kind = isTitleForm(line) ? sectionOfTitle(titleText(line)) : undefined;
  if (kind && (prominence(line, style) > 0 || /^\p{Lu}/u.test(line.text)))
    return { kind, rest: undefined };
  if (line.bullet) return undefined;
  return line.cells.length > 1 ? marginTitle(line, style) : labelTitle(line);
}

const isOneOf = (kind: SectionKind | undefined): kind is "skills" | "languages" | "summary" =>
  kind === "skills" || kind === "languages" || kind === "summary";

/** `LANGUES : anglais, allemand`: the title and its section on one line. */
function labelTitle(line: Line): Found | undefined {
  const [, label = "", text = ""] = /^([^:]{3,40}?)\s*[:：]\s+(\S.*)$/.exec(line.text) ?? [];
  const [first] = line.cells;
  const kind = sectionOfTitle(label);
  if (!first || !isOneOf(kind) || !isUpper(label)) return undefined;
  const runs = first.runs.slice(-1).map((run) => ({ ...run, text }));
  return { kind, rest: shortened(line, [{ ...first, text, runs }]) };
}

const isBold = (cell: Cell) => cell.runs.every((run) => run.bold);

function marginTitle(line: Line, style: Style): Found | undefined {
  const [first, ...others] = line.cells;
  const kind = first && sectionOfTitle(first.text);
  if (!first || !kind || first.text.endsWith(":") || !/^\p{Lu}/u.test(first.text)) return undefined;
  const upper = isUpper(first.text);
  const stands = upper || isBold(first) || (first.runs[0]?.size ?? 0) > style.bodySize * 1.08;
  const besides = others.some((cell) => cell.text.length > 3 && !(upper && isBold(cell)));
  return stands && besides ? { kind, rest: shortened(line, others) } : undefined;
}

const enoughTitles = 3;

/** `Languages` in smaller print than the titles of the flow is a label inside of a section. */
function withoutLabels(titles: ReadonlyMap<Line, Found>): Map<Line, Found> {
  const alone = [...titles].filter(([, { rest }]) => rest === undefined);
  const sizes = alone.map(([line]) => line.size).sort((a, b) => b - a);
  const usual = sizes[enoughTitles - 1] ?? 0;
  const largest = alone.filter(([line]) => line.size >= usual * 0.9);
  const areUpper = largest.every(([line]) => isUpper(line.text));
  const isLabel = (line: Line, { rest }: Found) =>
    rest === undefined && line.size < usual * 0.9 && (areUpper || !isUpper(line.text));
  return new Map([...titles].filter(([line, found]) => !isLabel(line, found)));
}

/** The last word of a name that went over two lines: `Massachusetts Institute of` over `Technology`. */
const endsName = (above: Line | undefined, line: Line) =>
  above !== undefined &&
  line.gapAbove < 1.8 &&
  /\s(?:of|and|for|in|the|de|du|des|et|la|le|en|à|pour|&)$/iu.test(above.text) &&
  startsAlike(above.cells[0]?.runs[0], line.cells[0]?.runs[0]);

/** A title in the margin with the first line of its section beside it. */
function inMargin(line: Line): Found | undefined {
  const [first, ...others] = line.cells;
  const isTitle = first !== undefined && /^\p{Lu}/u.test(first.text) && !first.text.endsWith(":");
  const kind = isTitle ? sectionOfTitle(first.text) : undefined;
  return kind && others.length > 0 ? { kind, rest: shortened(line, others) } : undefined;
}

/** Titles in a margin of their own, in which nothing else stands. */
function marginTitles(lines: readonly Line[]): Line[] {
  const found = lines.filter((line) => inMargin(line));
  const [first] = found;
  const kinds = new Set(found.map((line) => inMargin(line)?.kind));
  if (!first || found.length < 2 || !(kinds.has("experience") || kinds.has("education"))) return [];
  const after = lines.slice(lines.indexOf(first));
  const isAlone = after.every((line) => found.includes(line) || line.left > first.left + 12);
  return isAlone ? found : [];
}

interface Looks {
  /** Of titles the dictionary knows. */
  readonly titles: ReadonlySet<string>;
  /** How many lines that are no title have them. */
  readonly others: ReadonlyMap<string, number>;
  /** Where titles begin. */
  readonly lefts: readonly number[];
}

const canBeTitle = (line: Line) =>
  isTitleForm(line) &&
  line.cells.length === 1 &&
  line.text.length > 3 &&
  /^\p{Lu}/u.test(line.text) &&
  line.text.split(" ").length <= 6;

/** It stands in the row of the titles and looks like one of them. */
const isBrother = (line: Line, known: Looks) =>
  known.titles.has(looks(line)) &&
  !line.text.includes(",") &&
  known.lefts.some((left) => Math.abs(left - line.left) < 3);

/** Titles that look just like known ones, and stand out. */
function unknownTitle(line: Line, style: Style, known: Looks): Found | undefined {
  if (!canBeTitle(line)) return undefined;
  const level = prominence(line, style);
  const stands = line.size > style.bodySize * 1.08 || isUpper(line.text);
  const alike = stands && known.titles.has(looks(line));
  const kind = sectionOfWords(titleText(line));
  if (kind === undefined)
    return alike && level >= 2 ? { kind: "unknown", rest: undefined } : undefined;
  const isAlone = level >= 3 && (known.others.get(looks(line)) ?? 0) < 2;
  if (alike || isBrother(line, known) || isAlone) return { kind, rest: undefined };
  return undefined;
}

/** The looks of titles; those that more other lines have tell nothing. */
function looksOf(lines: readonly Line[], titles: ReadonlyMap<Line, Found>): Looks {
  const others = new Map<string, number>();
  for (const line of lines) {
    if (!titles.has(line)) others.set(looks(line), (others.get(looks(line)) ?? 0) + 1);
  }
  const own = new Map<string, number>();
  for (const title of titles.keys()) own.set(looks(title), (own.get(looks(title)) ?? 0) + 1);
  const telling = [...own].filter(([look, count]) => (others.get(look) ?? 0) <= count * 2);
  const lefts = [...titles.keys()].map((title) => title.left);
  return { titles: new Set(telling.map(([look]) => look)), others, lefts };
}

function startsAlike(one: Run | undefined, other: Run | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.font === other.font &&
    one.bold === other.bold &&
    Math.abs(one.size - other.size) < 0.6 &&
    isUpper(one.text) === isUpper(other.text)
  );
}

/** Both lines have their first cell in the same margin. */
const areBeside = (above: Line, line: Line) => above.cells.length > 1 && above.left === line.left;

/** The first cell of a line with the line below it, when only both together are a title. */
function wholeTitle(above: Line, line: Line): string | undefined {
  const [first, next] = [above.cells[0], line.cells[0]];
  if (!first || !next || line.gapAbove >= 2) return undefined;
  if (line.cells.length > 1 && !areBeside(above, line)) return undefined;
  if (next.text.split(" ").length > 3 || sectionOfTitle(next.text)) return undefined;
  const text = joinWrapped([first.text, next.text]);
  const isOne = startsAlike(first.runs[0], next.runs[0]) && sectionOfTitle(text) !== undefined;
  return isOne ? text : undefined;
}

/** A title too long for its margin stands on two lines: `EXPÉRIENCES` over `PROFESSIONNELLES`. */
function withWholeTitles(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const text = above && wholeTitle(above, line);
    const [first, ...others] = above?.cells ?? [];
    if (above && first && text !== undefined) {
      whole[whole.length - 1] = withCells(above, [{ ...first, text }, ...others]);
      if (line.cells.length > 1) whole.push(shortened(line, line.cells.slice(1)));
    } else whole.push(line);
  }
  return whole;
}

function sectionsOfFlow(written: readonly Line[], style: Style): Section[] {
  const lines = withWholeTitles(written);
  const all = new Map<Line, Found>();
  for (const [at, line] of lines.entries()) {
    const found = endsName(lines[at - 1], line) ? undefined : titleOf(line, style);
    if (found) all.set(line, found);
  }
  for (const line of marginTitles(lines))
    all.set(line, inMargin(line) ?? { kind: "unknown", rest: undefined });
  const titles = withoutLabels(all);
  const known = looksOf(lines, titles);
  const firstTitle = lines.findIndex((line) => titles.has(line));
  const sections: { kind: Section["kind"]; title: Line | undefined; lines: Line[] }[] = [
    { kind: "head", title: undefined, lines: [] },
  ];
  const named = new Set<string>();
  /** Names of schools and firms may look like titles: the first one stands right under a title, others above their dates. */
  const namesEntry = (line: Line, above: Line | undefined, below: Line | undefined) => {
    const isDated = below !== undefined && findRange(below.text)?.range.isRange === true;
    if (!isDated || sectionOfWords(titleText(line)) !== undefined) return false;
    const title = above && titles.get(above);
    const isName =
      (title && title.rest === undefined) ||
      named.has(looks(line)) ||
      schoolScore(line.text) > 0 ||
      organisationScore(line.text) > 0;
    if (isName) named.add(looks(line));
    return isName;
  };
  lines.forEach((line, at) => {
    const mayBe = firstTitle >= 0 && at > 2 && !namesEntry(line, lines[at - 1], lines[at + 1]);
    const found = titles.get(line) ?? (mayBe ? unknownTitle(line, style, known) : undefined);
    if (found)
      sections.push({ kind: found.kind, title: line, lines: found.rest ? [found.rest] : [] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections.map((section, at) =>
    isSkillGroup(section, [sections[at - 1], sections[at + 1]])
      ? { ...section, kind: "skills" }
      : section,
  );
}

const isShort = ({ text, bullet }: Line) =>
  !bullet && text.split(" ").length <= 4 && !/\d{4}|@/.test(text);

/** Beside skills, short lines under a title that looks like theirs and that nobody knows are a group of skills. */
function isSkillGroup(section: Section, beside: readonly (Section | undefined)[]): boolean {
  const { kind, title, lines } = section;
  if (kind !== "unknown" || !title || lines.length < 2) return false;
  return (
    lines.every(isShort) &&
    beside.some(
      (other) => other?.kind === "skills" && other.title && looks(other.title) === looks(title),
    )
  );
}

/** `Parcours` is a title of both: what has its time spans is no summary. */
const withPosts = (section: Section): Section =>
  section.kind === "summary" &&
  section.lines.filter(({ text }) => text.length < 120 && findRange(text)?.range.isRange).length > 1
    ? { ...section, kind: "experience" }
    : section;

/** Divides the lines of each flow under their titles. */
export function sectionsOf(document: LineDocument): Section[] {
  const flows = [document.main, ...document.sides];
  const style = styleOf(flows.flat());
  return flows
    .flatMap((flow) => sectionsOfFlow(flow, style))
    .map(withPosts)
    .filter((section) => section.lines.length > 0 || section.title !== undefined);
}
