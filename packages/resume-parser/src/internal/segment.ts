import type { Cell, IconHint, Run } from "../line.ts";
import type { LinkBox, Page, TextBlock, TextItem } from "../page.ts";
import { cleanText, isBulletMark } from "./text/clean-text.ts";
import { continuesDate, lacksEndYear, isPartialRange, isOnlyDate } from "./dates/date-range.ts";
import { mergeSpacingAccents } from "./text/spacing-accents.ts";

/** Part of a row without a wide gap; columns consist of segments. */
export interface Segment extends Cell {
  readonly page: number;
  readonly y: number;
  readonly size: number;
  readonly icon: IconHint | undefined;
  /** The blocks of its first and last text in the structure tree of a tagged PDF. */
  readonly blocks?: readonly [TextBlock | undefined, TextBlock | undefined] | undefined;
}

interface Piece {
  readonly text: string;
  readonly icon: IconHint | undefined;
  readonly hadIcon: boolean;
  readonly item: TextItem;
  readonly left: number;
  readonly right: number;
}

/** Maximum baseline difference of items in one row, as a share of their size. */
const sameRow = 0.35;

/** Splits an item at wide runs of spaces, which are gaps. */
function splitAtWideSpaces(item: TextItem): TextItem[] {
  if (!/\s{3,}|\t|\.{5}|…{3}/.test(item.text.trim())) return [item];
  const perChar = item.width / item.text.length;
  // Dots that lead to what stands behind them are a gap too.
  const spaced = item.text.replaceAll(/\.{5,}|…{3,}/g, (dots) =>
    " ".repeat(Math.max(3, dots.length)),
  );
  return [...spaced.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((match) => ({
    ...item,
    text: match[0],
    x: item.x + match.index * perChar,
    width: match[0].length * perChar,
  }));
}

function toPiece(item: TextItem): Piece {
  const { text, icon, hadIcon } = cleanText(item.text, item.font);
  const trimmed = text.trimEnd();
  const lead = trimmed.length - trimmed.trimStart().length;
  const perChar = text.length > 0 ? item.width / text.length : 0;
  return {
    text: trimmed.trimStart(),
    icon,
    hadIcon,
    item,
    left: item.x + lead * perChar,
    right: item.x + trimmed.length * perChar,
  };
}

/** Merges text printed twice at the same position, which imitates bold. */
function mergeOverlays(items: readonly TextItem[]): TextItem[] {
  const seen = new Map<string, number>();
  const merged: TextItem[] = [];
  for (const item of items) {
    const keys = [0, 1].map(
      (step) =>
        `${item.text}|${Math.floor(item.x / 2 + step / 2)}|${Math.floor(item.y / 2 + step / 2)}`,
    );
    const before = keys.map((key) => seen.get(key)).find((at) => at !== undefined);
    const twin = before === undefined ? undefined : merged[before];
    if (
      before !== undefined &&
      twin &&
      item.text.trim() !== "" &&
      Math.abs(twin.x - item.x) < 1.5
    ) {
      merged[before] = { ...twin, bold: true };
      continue;
    }
    for (const key of keys) seen.set(key, merged.length);
    merged.push(item);
  }
  return merged;
}

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.item.y - b.item.y)) {
    const row = rows.at(-1);
    if (row && piece.item.y - row.y <= sameRow * Math.max(6, Math.min(row.size, piece.item.size))) {
      row.pieces.push(piece);
    } else rows.push({ y: piece.item.y, size: piece.item.size, pieces: [piece] });
  }
  return mergeSuperscripts(rows.map((row) => row.pieces)).map((row) =>
    row.sort((a, b) => a.left - b.left),
  );
}

/** Whether a small piece is a superscript after its base, as in `2e`. */
const isSuperscript = (piece: Piece, base: Piece) =>
  piece.text.length <= 4 &&
  piece.item.size < base.item.size * 0.85 &&
  base.item.y - piece.item.y < base.item.size * 0.6 &&
  piece.left - base.right > -1.5 &&
  piece.left - base.right < 0.2 * base.item.size;

/** Merges superscripts into the row below them. */
function mergeSuperscripts(rows: readonly Piece[][]): Piece[][] {
  const whole: Piece[][] = [];
  let raised: Piece[] = [];
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1] ?? [];
    const above = row.filter((piece) => next.some((base) => isSuperscript(piece, base)));
    whole.push([...row.filter((piece) => !above.includes(piece)), ...raised]);
    raised = above;
  }
  return whole.filter((row) => row.length > 0);
}

/** Horizontal positions at which texts begin after a gap in several rows. */
interface TabStops {
  /** On at least three rows: a small gap before such a position separates cells; a gap elsewhere is a space. */
  readonly isStop: (x: number) => boolean;
  /** On enough rows that the gap before it separates columns. */
  readonly isColumn: (x: number) => boolean;
}

const stopRows = 3;
const columnShare = 0.34;

function tabStops(rows: readonly (readonly Piece[])[]): TabStops {
  const counts = new Map<number, number>();
  let gapped = 0;
  for (const row of rows) {
    let right = -Infinity;
    let hasGap = false;
    for (const piece of row) {
      if (piece.text === "") continue;
      const stop = Math.round(piece.left);
      if (piece.left - right >= 0.5 * piece.item.size) {
        counts.set(stop, (counts.get(stop) ?? 0) + 1);
        hasGap ||= right > -Infinity;
      }
      right = piece.right;
    }
    if (hasGap) gapped += 1;
  }
  const rowsAt = (x: number) =>
    [-1, 0, 1].reduce((sum, step) => sum + (counts.get(Math.round(x) + step) ?? 0), 0);
  return {
    isStop: (x) => rowsAt(x) >= stopRows,
    isColumn: (x) => rowsAt(x) >= Math.max(stopRows, gapped * columnShare),
  };
}

/** Maximum width of a space, in multiples of the font size; that of fixed-width fonts. */
const maxSpaceWidth = 0.65;

/**
 * Typical width of a space for each font, in multiples of its size. Wide in fixed-width fonts and justified lines,
 * where a gap of that width is only a space.
 */
function typicalSpaces(
  rows: readonly (readonly Piece[])[],
  stops: TabStops,
): (font: string) => number {
  const gaps = new Map<string, number[]>();
  const phrases = new Map<string, number>();
  for (const row of rows) {
    for (const [at, piece] of row.entries()) {
      if (/\S\s\S/.test(piece.text))
        phrases.set(piece.item.font, (phrases.get(piece.item.font) ?? 0) + 1);
      const gap = (piece.left - (row[at - 1]?.right ?? Infinity)) / piece.item.size;
      if (gap > 0.14 && gap < 1.2 && !stops.isColumn(piece.left))
        gaps.set(piece.item.font, [...(gaps.get(piece.item.font) ?? []), gap]);
    }
  }
  return (font) => {
    const all = (gaps.get(font) ?? []).sort((a, b) => a - b);
    // If most pieces contain spaces, gaps between pieces are not spaces.
    if (all.length < 12 || (phrases.get(font) ?? 0) > all.length) return 0.3;
    return Math.min(maxSpaceWidth, all[Math.floor(all.length / 2)] ?? 0.3);
  };
}

interface PageShape {
  readonly at: number;
  readonly links: readonly LinkBox[];
  readonly stops: TabStops;
  readonly spaceOf: (font: string) => number;
}

const emptyRun: Run = { text: "", font: "", size: 0, bold: false, italic: false };

function runOf(piece: Piece, links: readonly LinkBox[]): Run {
  const { font, size, bold, italic } = piece.item;
  const middle = (piece.left + piece.right) / 2;
  const y = piece.item.y - size * 0.3;
  const link = links.find(
    (box) => middle >= box.left && middle <= box.right && y >= box.top - 1 && y <= box.bottom + 1,
  );
  return { text: piece.text, font, size, bold, italic, url: link?.url };
}

interface Draft {
  runs: Run[];
  left: number;
  right: number;
  y: number;
  size: number;
  icon: IconHint | undefined;
  blocks: [TextBlock | undefined, TextBlock | undefined];
}

const joinBlocks = ([first, before]: Draft["blocks"], last?: TextBlock): Draft["blocks"] => [
  first ?? last,
  last ?? before,
];

function append(draft: Draft, piece: Piece, run: Run): void {
  const last = draft.runs.at(-1) ?? emptyRun;
  const gap = piece.left - draft.right;
  const space =
    gap > 0.14 * piece.item.size || /^\s/.test(piece.item.text) || /\s$/.test(last.text) ? " " : "";
  const sameStyle =
    last.font === run.font &&
    last.size === run.size &&
    last.url === run.url &&
    last.bold === run.bold;
  if (sameStyle)
    draft.runs[draft.runs.length - 1] = { ...last, text: last.text.trimEnd() + space + run.text };
  else draft.runs.push({ ...run, text: space + run.text });
  if (run.size * run.text.length > draft.size * 2 && run.text.length > last.text.length)
    draft.size = run.size;
  draft.right = Math.max(draft.right, piece.right);
  draft.blocks = joinBlocks(draft.blocks, piece.item.block);
}

const textOf = (draft: Draft) => draft.runs.map((run) => run.text).join("");

/** Whether a date fills its margin, so that the text close to it is separate. */
function endsMargin(draft: Draft, piece: Piece): boolean {
  const text = textOf(draft);
  if (text.length < 6 || isOnlyDate(`${text} ${piece.text}`)) return false;
  return isOnlyDate(text) || isPartialRange(text) || lacksEndYear(text);
}

const changesPrint = ({ runs }: Draft, { item }: Piece) =>
  runs.at(-1)?.size !== item.size || runs.at(-1)?.bold !== item.bold;

/** Minimum gap between cells, in multiples of the font size. */
const cellGap = 0.8;

/** Whether the gap before a piece separates cells. */
function endsCell(draft: Draft, piece: Piece, page: PageShape): boolean {
  const gap = piece.left - draft.right;
  const { size } = piece.item;
  if (isBulletMark(textOf(draft)) && gap < 4 * size) return false;
  const space = page.spaceOf(piece.item.font) * size;
  if (gap > Math.max(cellGap * size, 6, 2 * space)) return true;
  if (!page.stops.isStop(piece.left) || /\s[-–—]$/.test(textOf(draft))) return false;
  const isApart = gap > 0.1 * size || changesPrint(draft, piece);
  const isGap = gap >= Math.max(0.55 * size, 1.7 * space) || (isApart && endsMargin(draft, piece));
  return isGap && !continuesDate(textOf(draft).trim(), piece.text);
}

function segmentsOfRow(row: readonly Piece[], page: PageShape): Segment[] {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  let icon: IconHint | undefined;
  for (const piece of row) {
    if (piece.hadIcon) {
      current = undefined;
      icon = piece.icon;
    }
    if (piece.text === "") continue;
    const { size } = piece.item;
    const run = runOf(piece, page.links);
    if (current && !endsCell(current, piece, page)) append(current, piece, run);
    else {
      const { y, block } = piece.item;
      const blocks: Draft["blocks"] = [block, block];
      current = { runs: [run], left: piece.left, right: piece.right, y, size, icon, blocks };
      drafts.push(current);
      icon = undefined;
    }
  }
  return drafts.map((draft) => ({
    ...draft,
    page: page.at,
    text: textOf(draft).trim(),
  }));
}

/** Returns the segments of a page, row by row from the top, each row from the left. */
export function segmentsOfPage(page: Page, at: number): Segment[] {
  const items = mergeOverlays(mergeSpacingAccents(page.items)).flatMap(splitAtWideSpaces);
  const rows = rowsOf(items.filter((item) => item.text.trim() !== "").map(toPiece));
  const stops = tabStops(rows);
  const shape: PageShape = {
    at,
    links: page.links,
    stops,
    spaceOf: typicalSpaces(rows, stops),
  };
  return rows.flatMap((row) => segmentsOfRow(row, shape));
}
