import { isOnlyDate } from "../dates/date-range.ts";
import { sectionOfTitle } from "../section-titles.ts";
import type { Block, Paragraph, ParagraphRun, Table } from "../../paragraph.ts";

type TableCell = readonly Paragraph[];

/** A row of a table. `areColumns`: its cells are columns of the page, each under its own title. */
export interface TableRow {
  readonly cells: readonly TableCell[];
  readonly areColumns: boolean;
}

const textOf = ({ runs }: Paragraph) =>
  runs
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
const isFilled = (cell: TableCell) => cell.some((one) => textOf(one) !== "");
const filled = (row: readonly TableCell[]) => row.filter(isFilled);

const isTitleCell = (cell: TableCell) => {
  const texts = cell.map(textOf).filter((text) => text !== "");
  return texts.length === 1 && sectionOfTitle(texts[0] ?? "") !== undefined;
};

/** A row with two or more titles, each above a column of the next row. */
const isTitleRow = (row: readonly TableCell[]) =>
  filled(row).length > 1 && filled(row).every(isTitleCell);

/** Paragraphs between blank ones. */
function groupsOf(cell: TableCell): Paragraph[][] {
  const groups: Paragraph[][] = [[]];
  for (const one of cell) {
    if (textOf(one) !== "") groups.at(-1)?.push(one);
    else if (groups.at(-1)?.length !== 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

const space: ParagraphRun = { text: " ", font: "", size: 10, bold: false, italic: false };

/** The lines of one date as one paragraph. */
function joinLines(lines: readonly Paragraph[]): Paragraph[] {
  const [first] = lines;
  if (!first) return [];
  const runs = lines.flatMap((line, at) => (at > 0 ? [space, ...line.runs] : line.runs));
  return [{ ...first, runs }];
}

/** A cell of dates beside a cell of as many texts, both divided by blank lines: each date stands beside its text. */
function datedRows(row: readonly TableCell[]): TableRow[] | undefined {
  const [first, second, ...others] = filled(row);
  if (!first || !second || others.length > 0) return undefined;
  const [dates, texts] = [groupsOf(first), groupsOf(second)];
  const areDates = dates.every((lines) => isOnlyDate(lines.map(textOf).join(" ")));
  if (dates.length < 2 || dates.length !== texts.length || !areDates) return undefined;
  return dates.map((lines, at) => ({
    cells: [joinLines(lines), texts[at] ?? []],
    areColumns: false,
  }));
}

/** The cell of a table that has one. */
function onlyCell(table: Table): TableCell | undefined {
  const [cell, ...others] = table.flatMap(filled);
  return others.length === 0 ? cell : undefined;
}

/**
 * Puts the paragraphs beside a floating table of dates into a row with it: those up to the next table, if they are as many texts as
 * there are dates.
 */
export function withTextsOfDates(blocks: readonly Block[]): Block[] {
  const whole: Block[] = [];
  let table: { readonly at: number; readonly dates: TableCell } | undefined;
  const close = () => {
    if (!table) return;
    const below = whole.slice(table.at + 1);
    const texts = below.flatMap((block) => (block.kind === "paragraph" ? [block.paragraph] : []));
    const row = [table.dates, texts];
    if (datedRows(row)) whole.splice(table.at, below.length + 1, { kind: "table", table: [row] });
    table = undefined;
  };
  for (const block of blocks) {
    if (block.kind === "table") {
      close();
      const dates = onlyCell(block.table);
      table = dates && { at: whole.length, dates };
    }
    whole.push(block);
  }
  close();
  return whole;
}

const countTexts = (cell: TableCell) => cell.filter((one) => textOf(one) !== "").length;
/** A cell of an ordinary table has fewer paragraphs. */
const columnTexts = 4;

/**
 * Whether a row is the columns below as many titles: each of its cells is long, or one has several paragraphs and no row of data is
 * below. Other rows are those of an ordinary table.
 */
function areColumns(titles: readonly TableCell[], [first, second]: Table): boolean {
  const cells = filled(first ?? []);
  if (!first || cells.length !== titles.length || isTitleRow(first)) return false;
  if (cells.every((cell) => countTexts(cell) >= columnTexts)) return true;
  return cells.some((cell) => countTexts(cell) > 1) && (!second || isTitleRow(second));
}

/** The rows of a table: titles above columns are part of their columns, and dates in one cell beside several texts are divided. */
export function rowsOfTable(table: Table): TableRow[] {
  const rows: TableRow[] = [];
  let titles: readonly TableCell[] | undefined;
  const whole = table.filter((row) => filled(row).length > 0);
  for (const [at, row] of whole.entries()) {
    const cells = filled(row);
    if (titles) {
      const above = titles;
      rows.push({
        cells: cells.map((cell, column) => [...(above[column] ?? []), ...cell]),
        areColumns: true,
      });
      titles = undefined;
    } else if (isTitleRow(row) && areColumns(cells, whole.slice(at + 1, at + 3))) titles = cells;
    else rows.push(...(datedRows(row) ?? [{ cells: row, areColumns: false }]));
  }
  return rows;
}
