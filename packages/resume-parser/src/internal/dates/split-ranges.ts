import type { Cell, Line } from "../../line.ts";
import { findRange, isOnlyDate, isPartialRange, stripDuration } from "./date-range.ts";
import { removeBullet, withCells, withNumbers } from "../layout/line-cells.ts";

/** Joins a range that wraps in a margin: `June 2019 – January` / `2022`. */
export function joinSplitRanges(lines: readonly Line[]): Line[] {
  const joined = lines.map(joinRangeOfCells);
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [line, next] = [joined[at], joined[at + 1]];
    if (!line || !next || next.gapAbove > 2) continue;
    const isTurned = areStackedAlone(joined.slice(at, at + 3));
    const isPair = isTurned || areStacked(line, next);
    const isOne = (half: Cell, other: Cell) =>
      isPair ? half === line.cells[0] && other === next.cells[0] : areRangeHalves(half, other);
    const half = line.cells.find((cell) => next.cells.some((other) => isOne(cell, other)));
    const other = half && next.cells.find((cell) => isOne(half, cell));
    if (!half || !other) continue;
    const whole = {
      ...half,
      text: isTurned ? `${other.text} – ${half.text}` : joinedDate(half.text, other.text, isPair),
      runs: [...half.runs, ...other.runs],
    };
    const rest = removeBullet(next.cells.filter((cell) => cell !== other));
    const cells = line.cells.map((cell) => (cell === half ? whole : cell));
    // The text after the second half is a new paragraph.
    joined[at] = {
      ...withNumbers(withCells(line, cells), next),
      fills: line.fills && rest.cells.length > 0,
    };
    joined[at + 1] = { ...withCells(next, rest.cells), bullet: next.bullet || rest.bullet };
  }
  return joined.filter((line) => line.cells.length > 0);
}

/** `2018-09 - 2020-` / `06`: a line breaks behind a dash. */
const joinedDate = (half: string, other: string, isPair: boolean) =>
  `${half}${isPair ? " – " : isBrokenMonth(half, other) ? "" : " "}${other}`;

const isBrokenMonth = (half: string, other: string) =>
  /\d{4}-$/.test(half) && /^(?:0[1-9]|1[0-2])(?!\d)/.test(other);

/** `04/2012` and `to 07/2014` in two cells of a row are one range. */
function joinRangeOfCells(line: Line): Line {
  const at = line.cells.findIndex(({ text }, place) => {
    const next = line.cells[place + 1];
    return (
      next !== undefined &&
      (isOnlyDate(text) || isPartialRange(text)) &&
      !isWholeRange(text) &&
      isWholeRange(`${text} ${next.text}`)
    );
  });
  const [first, second] = [line.cells[at], line.cells[at + 1]];
  if (!first || !second) return line;
  const whole = {
    ...first,
    text: `${first.text} ${second.text}`,
    runs: [...first.runs, ...second.runs],
  };
  return withCells(line, [...line.cells.slice(0, at), whole, ...line.cells.slice(at + 2)]);
}

const marginLength = 24;

/** A range that is broken over two texts, wherever it begins in the first and whatever follows it in the second: `Mars 2025 - Avril` / `2025 (1 mois)`. */
function isBroken(half: string, other: string): boolean {
  const found = findRange(`${half} ${other}`);
  const own = findRange(half);
  return (
    found?.range.isRange === true &&
    found.from < half.length &&
    found.to > half.length + 1 &&
    own?.range.isRange !== true &&
    stripDuration(`${half} ${other}`.slice(found.to)).replaceAll(/[^\p{L}\p{N}]/gu, "") === ""
  );
}

/** Start of a range that continues below: all of a short cell, or the end of a long one. */
function firstHalf(half: Cell, other: Cell): string | undefined {
  if (half.text.length <= marginLength && Math.abs(half.left - other.left) <= 80) return half.text;
  const isOpen = /[-–—]\s*$/.test(half.text) && isOnlyDate(other.text);
  const first = isOpen ? findRange(half.text) : undefined;
  return first && half.text.slice(first.from);
}

/** A trailing dash is a line break, not an open range. */
const isWholeRange = (text: string) =>
  !/[-–—]\s*$/.test(text) && findRange(text)?.range.isRange === true && isOnlyDate(text);

const loneDate = (cell: Cell | undefined) => {
  const found = cell && isOnlyDate(cell.text) ? findRange(cell.text)?.range : undefined;
  return found && !found.isRange ? (found.end ?? found.start) : undefined;
};

const styleKey = (cell: Cell | undefined) => {
  const run = cell?.runs[0];
  return run ? `${run.bold}|${run.italic}|${run.size}|${/\p{Ll}/u.test(run.text)}` : "";
};

/**
 * Whether two dates one above the other in the margin are a start and an end: the lines beside them have different
 * styles. Lines of one style are entries with one date each.
 */
function areStacked(line: Line, next: Line): boolean {
  const [[first, ...names], [second, ...more]] = [line.cells, next.cells];
  const [start, end] = [loneDate(first), loneDate(second)];
  if (!first || !second || start === undefined || end === undefined || start > end) return false;
  if (Math.abs(first.left - second.left) > 3) return false;
  return more.length === 0 || (names.length > 0 && styleKey(names[0]) !== styleKey(more[0]));
}

/** Two dates alone on their lines, the later one above: the end and the start of one entry, unless a third follows. */
function areStackedAlone([line, next, below]: readonly Line[]): boolean {
  if (line?.cells.length !== 1 || next?.cells.length !== 1) return false;
  const [end, start] = [loneDate(line.cells[0]), loneDate(next.cells[0])];
  return (
    start !== undefined &&
    end !== undefined &&
    start < end &&
    Math.abs(line.left - next.left) <= 3 &&
    loneDate(below?.cells[0]) === undefined
  );
}

function areRangeHalves(half: Cell, other: Cell): boolean {
  if (other.text.length > marginLength) return false;
  if (half.text.length > marginLength && isBroken(half.text, other.text)) return true;
  const first = firstHalf(half, other);
  if (first === undefined || isWholeRange(half.text)) return false;
  const whole = joinedDate(first, other.text, false);
  return findRange(whole)?.range.isRange === true && isOnlyDate(whole);
}
