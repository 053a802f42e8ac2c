import { takeBullet, withCells } from "./internal/line-cells.ts";
import { sectionOfTitle, sectionOfWords, type SectionKind } from "./internal/section-titles.ts";
import type { Cell, Line, LineDocument } from "./line.ts";

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
  if (!first || !kind || first.text.endsWith(":")) return undefined;
  const upper = isUpper(first.text);
  const stands = upper || isBold(first) || (first.runs[0]?.size ?? 0) > style.bodySize * 1.08;
  const besides = others.some((cell) => cell.text.length > 3 && !(upper && isBold(cell)));
  return stands && besides ? { kind, rest: shortened(line, others) } : undefined;
}

interface Looks {
  /** Of titles the dictionary knows. */
  readonly titles: ReadonlySet<string>;
  /** How many lines that are no title have them. */
  readonly others: ReadonlyMap<string, number>;
}

const canBeTitle = (line: Line) =>
  isTitleForm(line) &&
  line.cells.length === 1 &&
  line.text.length > 3 &&
  /^\p{Lu}/u.test(line.text) &&
  line.text.split(" ").length <= 6;

/** Titles that look just like known ones, and stand out. */
function unknownTitle(line: Line, style: Style, known: Looks): Found | undefined {
  if (!canBeTitle(line)) return undefined;
  const level = prominence(line, style);
  const stands = line.size > style.bodySize * 1.08 || isUpper(line.text);
  const alike = stands && known.titles.has(looks(line));
  const kind = sectionOfWords(titleText(line));
  const isAlone = (known.others.get(looks(line)) ?? 0) < 2;
  if (kind && (alike || (level >= 3 && isAlone))) return { kind, rest: undefined };
  return alike && level >= 2 ? { kind: "unknown", rest: undefined } : undefined;
}

/** The looks of titles; those that more other lines have tell nothing. */
function looksOf(lines: readonly Line[], titles: ReadonlyMap<Line, Found>): Looks {
  const others = new Map<string, number>();
  for (const line of lines) {
    if (!titles.has(line)) others.set(looks(line), (others.get(looks(line)) ?? 0) + 1);
  }
  const own = [...titles.keys()].map(looks);
  return {
    titles: new Set(own.filter((look) => (others.get(look) ?? 0) <= titles.size * 2)),
    others,
  };
}

function sectionsOfFlow(lines: readonly Line[], style: Style): Section[] {
  const titles = new Map<Line, Found>();
  for (const line of lines) {
    const found = titleOf(line, style);
    if (found) titles.set(line, found);
  }
  const known = looksOf(lines, titles);
  const firstTitle = lines.findIndex((line) => titles.has(line));
  const sections: { kind: Section["kind"]; title: Line | undefined; lines: Line[] }[] = [
    { kind: "head", title: undefined, lines: [] },
  ];
  lines.forEach((line, at) => {
    const found =
      titles.get(line) ??
      (firstTitle >= 0 && at > 2 ? unknownTitle(line, style, known) : undefined);
    if (found)
      sections.push({ kind: found.kind, title: line, lines: found.rest ? [found.rest] : [] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections;
}

/** Divides the lines of each flow under their titles. */
export function sectionsOf(document: LineDocument): Section[] {
  const flows = [document.main, ...document.sides];
  const style = styleOf(flows.flat());
  return flows
    .flatMap((flow) => sectionsOfFlow(flow, style))
    .filter((section) => section.lines.length > 0 || section.title !== undefined);
}
