import { joinWrapped, stripBullet } from "../text/clean-text.ts";
import { findRange } from "../dates/date-range.ts";
import { removeBullet, withCells, withNumbers } from "./line-cells.ts";
import type { TitleMatch } from "../section-title.ts";
import { sectionOfTitle, sectionOfWords, type SectionKind } from "../section-titles.ts";
import { isUpper } from "./title-style.ts";
import type { Cell, Line } from "../../line.ts";

/** Lines whose margin of titles was separated from their text, and those titles. */
export interface TitleMargin {
  readonly lines: readonly Line[];
  readonly titles: ReadonlyMap<Line, TitleMatch>;
}

const minTitles = 3;
const maxLength = 40;
const maxLines = 4;
/** Greatest distance of the lines of one title, as a multiple of the font size. */
const lineDistance = 1.75;

/** The print of a cell. */
const printOf = ({ runs: [run] }: Cell) =>
  run && `${run.font}|${Math.round(run.size * 2)}|${run.bold}|${isUpper(run.text)}`;

const isTitle = ({ text }: Cell) =>
  /^\p{Lu}/u.test(text) && !text.endsWith(":") && sectionOfTitle(text) !== undefined;

const hasMarginForm = ({ text }: Cell) =>
  text.length <= maxLength && !/[\d@:;,.]/.test(text) && stripBullet(text) === undefined;

/** Print of the margin, and where the text beside it begins. */
interface Margin {
  readonly print: string;
  readonly textLeft: number;
}

function marginOf(lines: readonly Line[]): Margin | undefined {
  const found = lines.flatMap(({ cells: [first, second] }) =>
    first && second && isTitle(first) ? [{ first, second }] : [],
  );
  const byPrint = Map.groupBy(found, ({ first }) => printOf(first) ?? "");
  const [print, alike] = [...byPrint].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  if (print === undefined || alike === undefined) return undefined;
  const kinds = new Set(alike.map(({ first }) => sectionOfTitle(first.text)));
  const hasEntries = kinds.has("experience") || kinds.has("education");
  if (kinds.size < minTitles || !hasEntries) return undefined;
  return { print, textLeft: Math.min(...alike.map(({ second }) => second.left)) };
}

/** The cell of a line that stands in the margin. */
function marginCell({ cells: [first] }: Line, { textLeft }: Margin): Cell | undefined {
  return first && first.right <= textLeft ? first : undefined;
}

/** `Grants and`: the title goes on in the next line. */
const isOpenEnd = (text: string) => /\s(?:and|et|&|of|de|d['’]|des|du|in|en)$/iu.test(text);

/** Section of a whole title, or of the first of its lines. */
const kindOf = (text: string, first = ""): SectionKind | "unknown" =>
  sectionOfTitle(text) ?? sectionOfWords(text) ?? sectionOfTitle(first) ?? "unknown";

const stripCell = (line: Line): Line => {
  const { cells, bullet } = removeBullet(line.cells.slice(1));
  return { ...withCells(line, cells), bullet };
};

const textOf = (lines: readonly Line[]) =>
  joinWrapped(lines.map(({ cells }) => cells[0]?.text ?? ""));

/** Whether a title goes on in the margin of the next line. */
function continuesTitle(above: readonly Line[], line: Line, cell: Cell): boolean {
  if (line.gapAbove > lineDistance) return false;
  const text = textOf(above);
  if (sectionOfTitle(textOf([...above, line])) !== undefined) return true;
  if (isOpenEnd(text)) return true;
  const isClose = (above[0]?.gapAbove ?? 0) > line.gapAbove * 1.5;
  return (
    !isTitle(cell) && (sectionOfTitle(text) === undefined || line.cells.length === 1 || isClose)
  );
}

/** Lines from one whose title begins in the margin to the last that its title goes on in. */
function titleLines(lines: readonly Line[], at: number, margin: Margin): Line[] {
  const found = lines.slice(at, at + 1);
  for (const line of lines.slice(at + 1, at + maxLines)) {
    const cell = marginCell(line, margin);
    if (!cell || !continuesTitle(found, line, cell)) break;
    found.push(line);
  }
  return found;
}

/** The lines that a title of the margin stands in, and those below them up to the next title. */
interface MarginBlock {
  readonly kind: TitleMatch["kind"];
  readonly own: readonly Line[];
  readonly below: readonly Line[];
}

/** Divides lines, the first of which has a title in the margin, at such titles. */
function divideAtTitles(lines: readonly Line[], margin: Margin): MarginBlock[] {
  const blocks: MarginBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const own = titleLines(lines, at, margin);
    const below: Line[] = [];
    for (at += own.length; at < lines.length; at += 1) {
      const line = lines[at];
      if (!line || marginCell(line, margin)) break;
      below.push(line);
    }
    blocks.push({ kind: kindOf(textOf(own), own[0]?.cells[0]?.text), own, below });
  }
  return blocks;
}

const isDated = ({ own, below }: MarginBlock) =>
  [...own.map(stripCell), ...below].some(({ text }) => findRange(text)?.range.isRange === true);

/** Names that the dictionary lacks beside and between the dated entries of a section are their places, and no titles. */
function placesIn(blocks: readonly MarginBlock[]): Set<MarginBlock> {
  const places = new Set<MarginBlock>();
  let kind: TitleMatch["kind"] = "unknown";
  let open: MarginBlock[] = [];
  for (const block of blocks) {
    if (block.kind !== "unknown") [kind, open] = [block.kind, []];
    else open.push(block);
    const isEntry = block.kind === "unknown" && (kind === "experience" || kind === "education");
    if (!isEntry || !isDated(block)) continue;
    for (const one of open) places.add(one);
    open = [];
  }
  return places;
}

/** The line of a title, what it is the title of, and the further lines of its block. */
function readBlock({ kind, own, below }: MarginBlock) {
  const [line, ...others] = own;
  const [first, ...beside] = line?.cells ?? [];
  if (!line || !first) return undefined;
  const bare = others.filter(({ cells }) => cells.length === 1);
  const title = withNumbers(withCells(line, [{ ...first, text: textOf(own) }, ...beside]), ...bare);
  const match: TitleMatch = { kind, rest: beside.length > 0 ? stripCell(line) : undefined };
  const further = others.filter((one) => !bare.includes(one)).map(stripCell);
  return { title, match, lines: [title, ...further, ...below] };
}

/**
 * Separates a margin that contains nothing but section titles from the text beside it. Such titles can be over several lines, and
 * the dictionary can lack some of them.
 */
export function readTitleMargin(lines: readonly Line[]): TitleMargin | undefined {
  const margin = marginOf(lines);
  if (!margin) return undefined;
  const isMargin = (line: Line) => {
    const cell = marginCell(line, margin);
    return cell !== undefined && printOf(cell) === margin.print && hasMarginForm(cell);
  };
  const start = lines.findIndex((line) => line.cells.length > 1 && isMargin(line));
  if (start < 0) return undefined;
  const inside = lines.slice(start).filter((line) => marginCell(line, margin));
  if (!inside.every(isMargin)) return undefined;
  const blocks = divideAtTitles(lines.slice(start), margin);
  const places = placesIn(blocks);
  const titles = new Map<Line, TitleMatch>();
  const separated = blocks.flatMap((block) => {
    const read = places.has(block) ? undefined : readBlock(block);
    if (read) titles.set(read.title, read.match);
    return read?.lines ?? [...block.own, ...block.below];
  });
  return { lines: [...lines.slice(0, start), ...separated], titles };
}
