import type { Cell, Line } from "../../line.ts";
import { isBulletMark, stripBullet } from "../text/clean-text.ts";

export const textOfCells = (cells: readonly Cell[]): string =>
  cells.map((cell) => cell.text).join(" ");

/** Returns the line with other cells. */
export const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  cells,
  text: textOfCells(cells),
  left: cells[0]?.left ?? line.left,
});

/** The number of a line, and those of the lines that were joined to it. */
export const numbersOf = ({ number, joined = [] }: Line): number[] => [number, ...joined];

/** Returns the line with the numbers of others that were joined to it. */
export const withNumbers = (line: Line, ...others: readonly Line[]): Line => ({
  ...line,
  joined: [...(line.joined ?? []), ...others.flatMap(numbersOf)],
});

function stripCellBullet(cell: Cell, text: string): Cell {
  const [run, ...others] = cell.runs;
  if (!run) return { ...cell, text };
  const rest = isBulletMark(run.text) ? "" : (stripBullet(run.text.trimStart()) ?? run.text);
  const runs = [{ ...run, text: rest }, ...others].filter((one) => one.text !== "");
  return { ...cell, text, runs };
}

/** Removes the bullet of the first cell; a cell that is only a bullet is dropped. */
export function removeBullet(cells: readonly Cell[]): { cells: readonly Cell[]; bullet: boolean } {
  const [first, ...behind] = cells;
  if (!first) return { cells, bullet: false };
  // Two lists side by side: the bullet of the second one is only a separator.
  const others = behind.filter((cell) => !/^[•●○◦▪■➢✓✔❖◆]$/u.test(cell.text));
  if (isBulletMark(first.text)) {
    return others.length > 0 ? { cells: others, bullet: true } : { cells, bullet: false };
  }
  const text = stripBullet(first.text);
  return text === undefined
    ? { cells: [first, ...others], bullet: false }
    : { cells: [stripCellBullet(first, text), ...others], bullet: true };
}
