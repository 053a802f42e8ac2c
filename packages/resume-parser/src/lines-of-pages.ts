import { type Column, columnsOf } from "./internal/layout/columns.ts";
import { stripBullet } from "./internal/text/clean-text.ts";
import { joinMarginDates } from "./internal/dates/margin-dates.ts";
import { alignMargins } from "./internal/layout/margin-rows.ts";
import { removeBullet, textOfCells } from "./internal/layout/line-cells.ts";
import { styleOfRuns } from "./internal/layout/line-style.ts";
import { raiseDates } from "./internal/dates/raised-dates.ts";
import { stripRunningHeaders } from "./internal/layout/running-headers.ts";
import { type Segment, segmentsOfPage } from "./internal/segment.ts";
import {
  beginsItem,
  continuesItem,
  isOneParagraph,
  isTrusted,
  stripBlocks,
  stripEntryItems,
} from "./internal/layout/tagged-blocks.ts";
import type { Cell, Line, LineDocument } from "./line.ts";
import type { Page } from "./page.ts";

/** Maximum distance of the baselines of one line's cells: in points, and as a multiple of their size. */
const baselineTolerance = 3.2;
const relativeTolerance = 0.32;

const areLevel = (one: Segment, other: Segment) =>
  one.page === other.page &&
  other.y - one.y <=
    Math.max(baselineTolerance, relativeTolerance * Math.min(one.size, other.size));

function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && areLevel(first, segment)) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

interface RawLine {
  readonly row: readonly Segment[];
  readonly previous: readonly Segment[] | undefined;
  readonly next: readonly Segment[] | undefined;
  readonly edge: number;
}

const widest = (row: readonly Segment[]) =>
  [...row].sort((a, b) => b.right - b.left - (a.right - a.left))[0];

/** Longest indent of the first line of a paragraph, and of the lines below a bullet, in points. */
const maxIndent = 32;

/** Whether a line begins where a paragraph would go on: lines that are centred or end at one edge begin anywhere. */
function beginsBelow(body: Segment, next: Segment | undefined, isItem: boolean): boolean {
  const indent = next ? body.left - next.left : 0;
  return indent > (isItem ? -maxIndent : -3) && indent < maxIndent;
}

/** Whether the first word of the next line would not have fitted. */
function reachesEdge({ row, next, edge }: RawLine): boolean {
  const body = widest(row);
  const below = next && widest(next);
  const isItem = row.length > 1 || stripBullet(row[0]?.text ?? "") !== undefined;
  if (!body || !beginsBelow(body, below, isItem)) return false;
  const word = next ? (widest(next)?.text.split(" ")[0] ?? "") : "0000";
  return body.right + word.length * body.size * 0.5 > edge - body.size * 0.4;
}

/** The texts of a line that can go on in the next one. */
const bodies = ({ row, next }: RawLine) => [widest(row), next && widest(next)] as const;

/** Whether the next line can go on with its sentence. */
const goesOn = (raw: RawLine) => reachesEdge(raw) && isOneParagraph(...bodies(raw)) !== false;

/** What the structure tree of a tagged PDF says about a line. */
function placeInTree(
  { row, previous }: RawLine,
  hasMark: boolean,
): Pick<Line, "bullet" | "continues"> {
  const continues = continuesItem(row, previous);
  return { bullet: hasMark || beginsItem(row, previous), ...(continues ? { continues } : {}) };
}

function toLine(raw: RawLine, number: number): Line {
  const { cells, bullet } = removeBullet(
    raw.row.map(({ text, left, right, runs, icon }): Cell => ({ text, left, right, runs, icon })),
  );
  const y = raw.row[0]?.y ?? 0;
  const style = styleOfRuns(cells.flatMap((cell) => cell.runs));
  const above = raw.previous?.[0];
  return {
    number,
    page: raw.row[0]?.page ?? 0,
    cells,
    text: textOfCells(cells),
    left: cells[0]?.left ?? 0,
    right: Math.max(...cells.map((cell) => cell.right)),
    y,
    ...style,
    ...placeInTree(raw, bullet),
    gapAbove:
      above && above.page === raw.row[0]?.page ? (y - above.y) / Math.max(1, style.size) : 9,
    fills: goesOn(raw),
  };
}

/** The right edge of a column's running text. */
function textEdge(rows: readonly (readonly Segment[])[]): number {
  const wide = rows
    .flatMap((row) => widest(row) ?? [])
    .filter((segment) => segment.text.length > 25);
  const rights = wide.map((segment) => segment.right).sort((a, b) => a - b);
  return (rights.length > 1 ? rights[Math.floor(rights.length * 0.9)] : undefined) ?? Infinity;
}

function rawLinesOf({ segments }: Column): RawLine[] {
  const rows = raiseDates(stripEntryItems(rowsOf(segments)));
  const edge = textEdge(rows);
  return rows.map((row, at): RawLine => ({
    row,
    previous: rows[at - 1],
    next: rows[at + 1],
    edge,
  }));
}

/** Columns without the blocks of a structure tree that has no paragraphs. */
function withTrustedBlocks(columns: readonly Column[]): Column[] {
  const pairs = columns.flatMap(rawLinesOf).filter(reachesEdge).map(bodies);
  if (isTrusted(pairs)) return [...columns];
  return columns.map((column) => ({ ...column, segments: column.segments.map(stripBlocks) }));
}

/** Converts pages into lines in reading order: detects rows and columns, removes page headers and footers. */
export function linesOfPages(pages: readonly Page[]): LineDocument {
  const segments = stripRunningHeaders(
    pages.map((page, at) => segmentsOfPage(page, at)),
    pages.map((page) => page.height),
  );
  const columns = withTrustedBlocks(
    segments.flatMap((page) => columnsOf(alignMargins(joinMarginDates(page)))),
  );
  const rows = columns.filter((column) => !column.isSide).flatMap(rawLinesOf);
  const sideRows = columns.filter((column) => column.isSide).flatMap(rawLinesOf);
  const all = [...rows, ...sideRows].map(toLine);
  const [main, side] = [all.slice(0, rows.length), all.slice(rows.length)];
  const links = pages.flatMap((page, at) =>
    page.links.map(({ url, left, right, top, bottom }) => ({
      url,
      line: all.find(
        (line) =>
          line.page === at &&
          line.y >= top - 2 &&
          line.y - line.size * 0.5 <= bottom &&
          line.left <= right + 30 &&
          line.right >= left - 2,
      )?.number,
    })),
  );
  return { hasPages: true, main, sides: side.length > 0 ? [side] : [], links };
}
