import { present, rangeSeparator } from "@postulo/lexicon/dates";
import type { Cell, Line, LineDocument, Run } from "../../line.ts";
import { matchAt } from "./date-moment.ts";
import { fold } from "../text/folded-text.ts";
import { withCells } from "../layout/line-cells.ts";

/** `2009-11`: a range of years, or a month. */
const pairs = /(?<![\d./-])((?:19|20)\d\d)[/-](0[1-9]|1[0-2])(?!\d)(?![./-]\d)/g;
const fullDate = /(?<![\d./-])(?:19|20)\d\d[/-](?:0[1-9]|1[0-2])[/-](?:0[1-9]|[12]\d|3[01])(?!\d)/;
const presentAt = new RegExp(present.source, "y");

/** Whether the second number can be the year of an end: later than the first, in the same century, within 11 years. */
const canBeYears = (year: string, digits: string) => {
  const span = Number(digits) - Number(year.slice(2));
  return year.startsWith("20") && span > 0 && span < 12;
};

/** A range has two ends already: `2001-09 – 2002-06`. */
function isStartOfRange(folded: string, to: number): boolean {
  const between = matchAt(rangeSeparator, folded, to);
  const next = to + (between?.[0].length ?? 0);
  return (
    between !== null &&
    (/\d{4}/y.test(folded.slice(next, next + 4)) || matchAt(presentAt, folded, next) !== null)
  );
}

/** "since 2009-11", "2009-11 –": the pair begins something and is no range itself. */
const opening = /(?<!\p{L})(?:since|from|depuis|d[eè]s|as of|[àa] partir de) ?$/u;
const openEnd = /^ ?[-–—] ?$/;

const isOpened = (folded: string, from: number, to: number) =>
  opening.test(folded.slice(Math.max(0, from - 14), from)) || openEnd.test(folded.slice(to));

/** Whether a text has a date with a month behind its year. */
function writesMonths(text: string): boolean {
  const folded = fold(text);
  return (
    fullDate.test(folded) ||
    [...folded.matchAll(pairs)].some(
      ({ 0: whole, 1: year = "", 2: digits = "", index }) =>
        !canBeYears(year, digits) ||
        isStartOfRange(folded, index + whole.length) ||
        isOpened(folded, index, index + whole.length),
    )
  );
}

/** A date stands at an end of its text, in brackets or beside a separator, not inside a sentence. */
function standsApart(text: string, from: number, to: number): boolean {
  const [before, behind] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()];
  return (
    before === "" ||
    behind === "" ||
    /[([|,;:•·–—-]$/.test(before) ||
    /^[)\]|,;:•·–—-]/.test(behind)
  );
}

function withYears(text: string): string {
  let written = "";
  let last = 0;
  for (const { 0: whole, 1: year = "", 2: digits = "", index } of text.matchAll(pairs)) {
    const to = index + whole.length;
    if (!canBeYears(year, digits) || !standsApart(text, index, to)) continue;
    if (isOpened(fold(text), index, to)) continue;
    written += `${text.slice(last, index)}${year}–${year.slice(0, 2)}${digits}`;
    last = to;
  }
  return written + text.slice(last);
}

function cellWithYears(cell: Cell): Cell {
  const text = withYears(cell.text);
  if (text === cell.text) return cell;
  return {
    ...cell,
    text,
    runs: cell.runs.map((run): Run => ({ ...run, text: withYears(run.text) })),
  };
}

function lineWithYears(line: Line): Line {
  const cells = line.cells.map(cellWithYears);
  return cells.every((cell, at) => cell === line.cells[at]) ? line : withCells(line, cells);
}

/**
 * Writes out the ranges of years that could be months: `2009-11` is 2009 to 2011, unless the file has months behind years
 * elsewhere.
 */
export function writeYearRanges(document: LineDocument): LineDocument {
  const flows = [document.main, ...document.sides];
  if (flows.some((lines) => lines.some(({ text }) => writesMonths(text)))) return document;
  return {
    ...document,
    main: document.main.map(lineWithYears),
    sides: document.sides.map((lines) => lines.map(lineWithYears)),
  };
}
