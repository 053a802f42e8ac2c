import { cleanText } from "./internal/text/clean-text.ts";
import { styleOfRuns } from "./internal/layout/line-style.ts";
import { flowsOfBoxes } from "./internal/layout/text-boxes.ts";
import { removeBullet, textOfCells } from "./internal/layout/line-cells.ts";
import { rowsOfTable, withTextsOfDates } from "./internal/layout/table-rows.ts";
import type { Cell, IconHint, Line, LineDocument, Run } from "./line.ts";
import type { Block, Paragraph, ParagraphDocument, ParagraphRun, Table } from "./paragraph.ts";

/** A line without its number. */
type Draft = Omit<Line, "number" | "y" | "page">;

const charShare = 0.5;
const gapBetweenCells = 40;
/** A table cell with at least this many paragraphs is a column of the page, not a part of a line. */
const columnParagraphs = 5;

/** Runs of spaces are often typed to right-align dates. */
const withTabs = (runs: readonly ParagraphRun[]) =>
  runs.map((run) => ({
    ...run,
    text: run.text.replaceAll(/(?<=\S) {4,}(?=\S)| {8,}|\.{5,}|…{3,}/g, "\t"),
  }));

/** Splits runs into cells at tabs. */
function splitRuns(runs: readonly ParagraphRun[], sign: "\t" | "\n"): ParagraphRun[][] {
  const groups: ParagraphRun[][] = [[]];
  for (const run of runs) {
    const [first = "", ...others] = run.text.split(sign);
    groups.at(-1)?.push({ ...run, text: first });
    for (const text of others) groups.push([{ ...run, text }]);
  }
  return groups;
}

function toCell(runs: readonly ParagraphRun[], left: number): Cell | undefined {
  let icon: IconHint | undefined;
  const clean = runs.flatMap(({ text, font, size, bold, italic, url }): Run[] => {
    const cleaned = cleanText(text, font);
    icon ??= cleaned.icon;
    return cleaned.text === "" ? [] : [{ text: cleaned.text, font, size, bold, italic, url }];
  });
  const text = clean
    .map((run) => run.text)
    .join("")
    .normalize("NFC")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text === "") return undefined;
  const size = styleOfRuns(clean).size;
  return { text, left, right: left + text.length * size * charShare, runs: clean, icon };
}

function toDrafts(paragraph: Paragraph, offset = 0): Draft[] {
  return splitRuns(paragraph.runs, "\n").flatMap((runs, at): Draft[] => {
    let left = paragraph.indent + offset;
    const cells = splitRuns(withTabs(runs), "\t").flatMap((group) => {
      const cell = toCell(group, left);
      left = (cell?.right ?? left) + gapBetweenCells;
      return cell ? [cell] : [];
    });
    return cells.length > 0 ? [draftOf(cells, { paragraph, isFirst: at === 0 })] : [];
  });
}

function draftOf(
  written: readonly Cell[],
  from: { paragraph: Paragraph; isFirst: boolean },
): Draft {
  const taken = removeBullet(written);
  const style = styleOfRuns(taken.cells.flatMap((cell) => cell.runs));
  const size = Math.max(1, style.size);
  return {
    cells: taken.cells,
    text: textOfCells(taken.cells),
    left: taken.cells[0]?.left ?? 0,
    right: Math.max(...taken.cells.map((cell) => cell.right)),
    ...style,
    bullet: taken.bullet || (from.isFirst && from.paragraph.bullet),
    gapAbove: 1.2 + (from.isFirst ? from.paragraph.before / size : 0),
    // A paragraph never wraps into the next one.
    fills: false,
  };
}

/** Merges the lines of a table row's cells into lines with cells. */
function mergeRow(row: readonly (readonly Draft[])[]): Draft[] {
  const height = Math.max(...row.map((cell) => cell.length));
  return Array.from({ length: height }, (_, at): Draft[] => {
    const beside = row.flatMap((cell) => cell[at] ?? []);
    const [first] = beside;
    if (!first) return [];
    const cells = beside.flatMap((draft) => draft.cells);
    const style = styleOfRuns(cells.flatMap((cell) => cell.runs));
    return [
      {
        ...first,
        ...style,
        cells,
        text: textOfCells(cells),
        right: Math.max(...cells.map((cell) => cell.right)),
        bullet: beside.length === 1 && first.bullet,
      },
    ];
  }).flat();
}

interface Flows {
  readonly main: Draft[];
  readonly sides: Draft[][];
}

const cellWidth = 200;
const isColumnRow = (row: readonly (readonly Draft[])[]) =>
  row.filter((cell) => cell.length >= columnParagraphs).length > 1 ||
  (row.length > 1 && row.some((cell) => cell.length >= 4 * columnParagraphs));
const chars = (drafts: readonly Draft[]) =>
  drafts.reduce((sum, draft) => sum + draft.text.length, 0);

function addTable(table: Table, flows: Flows): void {
  for (const row of rowsOfTable(table)) {
    const cells = row.cells.map((cell, at) => cell.flatMap((one) => toDrafts(one, at * cellWidth)));
    if (!row.areColumns && !isColumnRow(cells)) {
      flows.main.push(...mergeRow(cells));
      continue;
    }
    const largest = Math.max(...cells.map(chars));
    for (const cell of cells) {
      if (chars(cell) < largest * 0.6) flows.sides.push(cell);
      else flows.main.push(...cell);
    }
  }
}

function addBlocks(blocks: readonly Block[], flows: Flows): void {
  let empty = 0;
  for (const block of withTextsOfDates(blocks)) {
    if (block.kind === "table") {
      addTable(block.table, flows);
      continue;
    }
    const [first, ...others] = toDrafts(block.paragraph);
    if (!first) {
      empty += 1;
      continue;
    }
    flows.main.push({ ...first, gapAbove: first.gapAbove + empty }, ...others);
    empty = 0;
  }
}

function numbered(drafts: readonly Draft[], first: number): Line[] {
  let y = 0;
  return drafts.map((draft, at) => {
    y += draft.gapAbove * draft.size;
    return { ...draft, number: first + at, page: 0, y };
  });
}

/** Length of the lines that a text which is too long to be read is listed in. */
const unreadLength = 400;

/** The lines of a text that is too long to be read, without any style. */
function unreadDrafts(text: string): Draft[] {
  const rows: string[] = [];
  const words = text.split(/\s+/).flatMap((word) => word.match(/.{1,400}/gsu) ?? []);
  for (const word of words) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < unreadLength)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.flatMap((row): Draft[] => {
    const cell = toCell([{ text: row, font: "", size: 10, bold: false, italic: false }], 0);
    const plain = { runs: [], bullet: false, indent: 0, before: 0 };
    return cell ? [draftOf([cell], { paragraph: plain, isFirst: false })] : [];
  });
}

/** Converts paragraphs into lines: tabs and table cells become cells, line breaks become lines. */
export function linesOfParagraphs(document: ParagraphDocument): LineDocument {
  const flows: Flows = { main: [], sides: [] };
  const { main: text, sides: boxes } = flowsOfBoxes(document);
  addBlocks(text, flows);
  for (const box of boxes) {
    const own: Flows = { main: [], sides: [] };
    addBlocks(box, own);
    flows.sides.push(own.main, ...own.sides);
  }
  const main = numbered(flows.main, 0);
  let next = main.length;
  const sides = flows.sides.map((drafts) => {
    const lines = numbered(drafts, next);
    next += lines.length;
    return lines;
  });
  const unread = numbered((document.unread ?? []).flatMap(unreadDrafts), next);
  const links = [...main, ...sides.flat()].flatMap((line) =>
    line.cells.flatMap((cell) =>
      cell.runs.flatMap((run) =>
        run.url === undefined ? [] : [{ url: run.url, line: line.number }],
      ),
    ),
  );
  return {
    main,
    sides: sides.filter((side) => side.length > 0),
    links,
    ...(unread.length > 0 ? { unread } : {}),
  };
}
