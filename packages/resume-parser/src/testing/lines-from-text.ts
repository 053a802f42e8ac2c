import { removeBullet, textOfCells } from "../internal/layout/line-cells.ts";
import type { Cell, Line, LineDocument, Run } from "../line.ts";

const charWidth = 5;
const lineWidth = 450;

function runsOf(text: string, size: number): Run[] {
  return text.split(/(?=\*\*)|(?<=\*\*)/).reduce<{ runs: Run[]; bold: boolean }>(
    ({ runs, bold }, part) =>
      part === "**"
        ? { runs, bold: !bold }
        : {
            runs: [
              ...runs,
              { text: part, font: bold ? "Serif-Bold" : "Serif", size, bold, italic: false },
            ],
            bold,
          },
    { runs: [], bold: false },
  ).runs;
}

function cellOf(text: string, left: number, size: number): Cell {
  const runs = runsOf(text, size);
  const plain = runs.map((run) => run.text).join("");
  return { text: plain, left, right: left + plain.length * charWidth, runs };
}

/**
 * Lines from a notation: `**bold**`, ` | ` with a tab (`\t`) between cells, `- ` for a list item, `# ` for larger
 * print, leading spaces as indent, an empty line as a gap.
 */
export function linesFromText(text: string, first = 0): Line[] {
  const lines: Line[] = [];
  let gapAbove = 9;
  for (const raw of text.replace(/^\n/, "").split("\n")) {
    if (raw.trim() === "") {
      gapAbove = 2.4;
      continue;
    }
    const large = /^\s*# /.test(raw);
    const size = large ? 14 : 10;
    const indent = (raw.length - raw.trimStart().length) * charWidth;
    const parts = raw.trim().replace(/^# /, "").split("\t");
    let left = 50 + indent;
    const written = parts.map((part) => {
      const cell = cellOf(part.trim(), left, size);
      left = cell.right + 60;
      return cell;
    });
    const { cells, bullet } = removeBullet(written);
    const runs = cells.flatMap((cell) => cell.runs);
    const right = Math.max(...cells.map((cell) => cell.right));
    lines.push({
      number: first + lines.length,
      page: 0,
      cells,
      text: textOfCells(cells),
      left: cells[0]?.left ?? left,
      right,
      y: lines.length * 14,
      size,
      bold: runs.every((run) => run.bold),
      italic: false,
      bullet,
      gapAbove,
      fills: right > lineWidth,
    });
    gapAbove = 1.2;
  }
  return lines;
}

/** Document with one flow. */
export const documentFromText = (text: string): LineDocument => ({
  main: linesFromText(text),
  sides: [],
  links: [],
});
