import type { Cell, Line } from "../../line.ts";
import { withCells } from "../layout/line-cells.ts";
import { isOnlyLevel } from "./skill-words.ts";

const isBold = (cell: Cell) => cell.runs.length > 0 && cell.runs.every((run) => run.bold);
const sizeOf = (cell: Cell | undefined) => cell?.runs[0]?.size ?? 0;

/** Whether a line is a row of group names, in a style distinct from the line below. */
function isHeaderRow(line: Line, below: Line | undefined): boolean {
  const next = below?.cells ?? [];
  if (line.bullet || line.cells.length < 2 || next.length === 0) return false;
  if (next.every((cell) => isOnlyLevel(cell.text))) return false;
  const isProminent = (cell: Cell) =>
    (isBold(cell) && !next.some(isBold)) || sizeOf(cell) > sizeOf(next[0]) * 1.08;
  return line.cells.every((cell) => isProminent(cell) && cell.text.split(" ").length <= 5);
}

const columnOf = (cell: Cell, head: Line) =>
  head.cells.findIndex(({ left }) => Math.abs(left - cell.left) < 12);

/** The lines whose cells are all in a column of the header row. */
function linesUnder(head: Line, lines: readonly Line[]): Line[] {
  const end = lines.findIndex(
    (line, at) =>
      line.cells.some((cell) => columnOf(cell, head) < 0) || isHeaderRow(line, lines[at + 1]),
  );
  return lines.slice(0, end < 0 ? lines.length : end);
}

/** The cells of one column, line by line; a list that reaches the right edge continues on the next line. */
function columnLines(at: number, head: Line, below: readonly Line[]): Line[] {
  const own = below.flatMap((line) => {
    const cell = line.cells.find((one) => columnOf(one, head) === at);
    return cell ? [{ line, cell }] : [];
  });
  const edge = Math.max(0, ...own.map(({ cell }) => cell.right));
  return own.map(({ line, cell }, row) => {
    const word = own[row + 1]?.cell.text.split(" ")[0] ?? "";
    const isFull = cell.right + word.length * line.size * 0.5 > edge;
    const bullet = line.bullet && cell === line.cells[0];
    return { ...withCells(line, [cell]), bullet, fills: isFull && cell.text.includes(",") };
  });
}

/** Reads groups of skills in adjacent columns one after the other, without the group names. */
export function flattenSkillColumns(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line, place) => isHeaderRow(line, lines[place + 1]));
  const head = lines[at];
  if (!head) return [...lines];
  const below = linesUnder(head, lines.slice(at + 1));
  if (below.length === 0) return [...lines];
  return [
    ...lines.slice(0, at),
    ...head.cells.flatMap((_, column) => columnLines(column, head, below)),
    ...flattenSkillColumns(lines.slice(at + 1 + below.length)),
  ];
}
