import type { Cell, IconHint, Run } from "../line.ts";
import type { LinkBox, Page, TextItem } from "../page.ts";
import { cleanText, isBulletMark } from "./clean-text.ts";
import { isHalfDate, isHalfRange, isOnlyDate } from "./date-range.ts";
import { withAccentsOnLetters } from "./loose-accents.ts";

/** A piece of a row without a wide gap in it: what columns are made of. */
export interface Segment extends Cell {
  readonly page: number;
  readonly y: number;
  readonly size: number;
  readonly icon: IconHint | undefined;
}

interface Piece {
  readonly text: string;
  readonly icon: IconHint | undefined;
  readonly hadIcon: boolean;
  readonly item: TextItem;
  readonly left: number;
  readonly right: number;
}

/** Items whose baselines differ by less than this share of their size stand on one row. */
const sameRow = 0.35;

/** A wide run of spaces in one item is a gap like any other. */
function splitAtWideSpaces(item: TextItem): TextItem[] {
  if (!/\s{3,}|\t/.test(item.text.trim())) return [item];
  const perChar = item.width / item.text.length;
  return [...item.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((match) => ({
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

/** Text printed twice at the same place is an imitation of bold. */
function withoutOverlays(items: readonly TextItem[]): TextItem[] {
  const seen = new Map<string, number>();
  const kept: TextItem[] = [];
  for (const item of items) {
    const keys = [0, 1].map(
      (step) =>
        `${item.text}|${Math.floor(item.x / 2 + step / 2)}|${Math.floor(item.y / 2 + step / 2)}`,
    );
    const before = keys.map((key) => seen.get(key)).find((at) => at !== undefined);
    const twin = before === undefined ? undefined : kept[before];
    if (
      before !== undefined &&
      twin &&
      item.text.trim() !== "" &&
      Math.abs(twin.x - item.x) < 1.5
    ) {
      kept[before] = { ...twin, bold: true };
      continue;
    }
    for (const key of keys) seen.set(key, kept.length);
    kept.push(item);
  }
  return kept;
}

function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.item.y - b.item.y)) {
    const row = rows.at(-1);
    if (row && piece.item.y - row.y <= sameRow * Math.max(6, Math.min(row.size, piece.item.size))) {
      row.pieces.push(piece);
    } else rows.push({ y: piece.item.y, size: piece.item.size, pieces: [piece] });
  }
  return withRaised(rows.map((row) => row.pieces)).map((row) =>
    row.sort((a, b) => a.left - b.left),
  );
}

/** A small letter or digit right behind a text and a little above it, as in `2e`. */
const isRaised = (piece: Piece, base: Piece) =>
  piece.text.length <= 4 &&
  piece.item.size < base.item.size * 0.85 &&
  base.item.y - piece.item.y < base.item.size * 0.6 &&
  piece.left - base.right > -1.5 &&
  piece.left - base.right < 0.2 * base.item.size;

/** Raised letters that stand higher than their row are parts of it all the same. */
function withRaised(rows: readonly Piece[][]): Piece[][] {
  const whole: Piece[][] = [];
  let raised: Piece[] = [];
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1] ?? [];
    const above = row.filter((piece) => next.some((base) => isRaised(piece, base)));
    whole.push([...row.filter((piece) => !above.includes(piece)), ...raised]);
    raised = above;
  }
  return whole.filter((row) => row.length > 0);
}

/** Places at which texts begin behind a gap, row after row. */
interface Stops {
  /** On three rows or more: a small gap before such a place separates, a gap elsewhere is a space. */
  readonly isStop: (x: number) => boolean;
  /** On so many rows that the gap before it is that of a column, and no space between words. */
  readonly isColumn: (x: number) => boolean;
}

const stopRows = 3;
const columnShare = 0.34;

function tabStops(rows: readonly (readonly Piece[])[]): Stops {
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

/** That of a fixed-width font, in multiples of its size: what is wider divides. */
const widestSpace = 0.65;

/**
 * How wide a space is in each font, in multiples of its size. Fixed-width fonts and justified lines have wide ones, and
 * what is a gap in other text is only a space there.
 */
function usualSpaces(rows: readonly (readonly Piece[])[], stops: Stops): (font: string) => number {
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
    // Where most pieces have their spaces inside, what stands between pieces is something else.
    if (all.length < 12 || (phrases.get(font) ?? 0) > all.length) return 0.3;
    return Math.min(widestSpace, all[Math.floor(all.length / 2)] ?? 0.3);
  };
}

interface PageShape {
  readonly at: number;
  readonly links: readonly LinkBox[];
  readonly stops: Stops;
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
}

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
}

const textOf = (draft: Draft) => draft.runs.map((run) => run.text).join("");

/** A date that fills its margin stands close to the text beside it, which is no part of the date. */
function endsMargin(draft: Draft, piece: Piece): boolean {
  const text = textOf(draft);
  if (text.length < 6 || isOnlyDate(`${text} ${piece.text}`)) return false;
  return isOnlyDate(text) || isHalfRange(text) || isHalfDate(text);
}

/** A gap that ends a cell wherever it stands, in multiples of the size. */
const cellGap = 0.8;

/** Whether the gap before a piece ends the cell. */
function isDivided(draft: Draft, piece: Piece, page: PageShape): boolean {
  const gap = piece.left - draft.right;
  const { size } = piece.item;
  if (isBulletMark(textOf(draft)) && gap < 4 * size) return false;
  const space = page.spaceOf(piece.item.font) * size;
  if (gap > Math.max(cellGap * size, 6, 2 * space)) return true;
  if (!page.stops.isStop(piece.left) || /\s[-–—]$/.test(textOf(draft))) return false;
  return (
    gap >= Math.max(0.55 * size, 1.7 * space) || (gap > 0.1 * size && endsMargin(draft, piece))
  );
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
    if (current && !isDivided(current, piece, page)) append(current, piece, run);
    else {
      current = { runs: [run], left: piece.left, right: piece.right, y: piece.item.y, size, icon };
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

/** The pieces of a page, row by row from the top, each row from the left. */
export function segmentsOfPage(page: Page, at: number): Segment[] {
  const items = withoutOverlays(withAccentsOnLetters(page.items)).flatMap(splitAtWideSpaces);
  const rows = rowsOf(items.filter((item) => item.text.trim() !== "").map(toPiece));
  const stops = tabStops(rows);
  const shape: PageShape = {
    at,
    links: page.links,
    stops,
    spaceOf: usualSpaces(rows, stops),
  };
  return rows.flatMap((row) => segmentsOfRow(row, shape));
}
