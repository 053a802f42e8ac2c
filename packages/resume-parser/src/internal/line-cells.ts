import type { Cell, Line } from "../line.ts";
import { isBulletMark, withoutBullet } from "./clean-text.ts";

/** The text of cells as one line. */
export const textOfCells = (cells: readonly Cell[]): string =>
  cells.map((cell) => cell.text).join(" ");

/** A line of which only some cells are left. */
export const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  text: textOfCells(cells),
  left: cells[0]?.left ?? line.left,
});

function withoutMark(cell: Cell, text: string): Cell {
  const [run, ...others] = cell.runs;
  if (!run) return { ...cell, text };
  const rest = isBulletMark(run.text) ? "" : (withoutBullet(run.text.trimStart()) ?? run.text);
  const runs = [{ ...run, text: rest }, ...others].filter((one) => one.text !== "");
  return { ...cell, text, runs };
}

/** Takes the bullet from the first cell; a bullet that is a cell of its own goes altogether. */
export function takeBullet(cells: readonly Cell[]): { cells: readonly Cell[]; bullet: boolean } {
  const [first, ...behind] = cells;
  if (!first) return { cells, bullet: false };
  // Two lists side by side: a mark of the second one divides as its gap does.
  const others = behind.filter((cell) => !/^[•●○◦▪■➢✓✔❖◆]$/u.test(cell.text));
  if (isBulletMark(first.text)) {
    return others.length > 0 ? { cells: others, bullet: true } : { cells, bullet: false };
  }
  const text = withoutBullet(first.text);
  return text === undefined
    ? { cells: [first, ...others], bullet: false }
    : { cells: [withoutMark(first, text), ...others], bullet: true };
}
