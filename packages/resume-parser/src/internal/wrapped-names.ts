import type { Cell, Line } from "../line.ts";
import { findRange } from "./dates/date-range.ts";
import { isSentence } from "./description-lines.ts";
import { withCells, withNumbers } from "./layout/line-cells.ts";
import { readPlace } from "./places/place.ts";
import { joinWrapped } from "./text/clean-text.ts";

/** Joins names that wrap into the next line in the same style. */
export function joinWrappedNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [last] = above?.cells.slice(-1) ?? [];
    const [first] = line.cells;
    const continuesName = above && last && !endsInPlace(last) && isWrapped(above, line);
    if (continuesName && first && isSameStyle(last, first)) {
      const text = joinName(last.text, first.text);
      const [run, ...runs] = first.runs;
      const cell = {
        ...last,
        text,
        runs: [...last.runs, ...(run ? [{ ...run, text: ` ${run.text}` }] : []), ...runs],
      };
      joined[joined.length - 1] = {
        ...withNumbers(withCells(above, [...above.cells.slice(0, -1), cell]), line),
        fills: line.fills,
      };
    } else joined.push(line);
  }
  return joined;
}

/** Whether the cell ends with its place in another style, so that it does not wrap. */
const endsInPlace = ({ runs }: Cell) =>
  runs.length > 1 && readPlace(runs.at(-1)?.text ?? "")?.known === true;

/** Joins a wrapped name and moves the range at the end of its first line behind it. */
function joinName(text: string, rest: string): string {
  const span = findRange(text);
  if (!span || text.slice(span.to).trim() !== "") return joinWrapped([text, rest]);
  return `${joinWrapped([text.slice(0, span.from), rest])} ${text.slice(span.from)}`;
}

function isWrapped(above: Line, line: Line): boolean {
  return (
    above.fills &&
    !line.bullet &&
    !above.bullet &&
    above.cells.length <= 2 &&
    line.cells.length === 1 &&
    line.gapAbove < 1.8 &&
    Math.abs(line.left - (above.cells.at(-1)?.left ?? 0)) < 3 &&
    !isSentence(above) &&
    !isSentence(line) &&
    findRange(line.text) === undefined
  );
}

function isSameStyle(last: Cell, first: Cell): boolean {
  const other = first.runs[0];
  return last.runs.some(
    (one) =>
      one.font === other?.font &&
      one.bold === other.bold &&
      one.italic === other.italic &&
      one.size === other.size,
  );
}
