import { studyFieldLabel, studyOpening } from "@postulo/lexicon/studies";
import type { Cell, Line } from "../../line.ts";
import { findRange, isOnlyDate } from "../dates/date-range.ts";
import { firstWord, trimSeparators } from "../text/folded-text.ts";
import { withCells, withNumbers } from "../layout/line-cells.ts";
import { readPlace } from "../places/place.ts";
import { degreeScore, schoolScore } from "../text/word-scores.ts";

/** The cell without its first characters. */
function stripStart(cell: Cell, count: number): Cell {
  let left = count;
  const runs = cell.runs.map((run) => {
    const text = run.text.slice(left);
    left = Math.max(0, left - run.text.length);
    return { ...run, text };
  });
  return { ...cell, text: cell.text.slice(count), runs: runs.filter(({ text }) => text !== "") };
}

/** `Completed Bachelor in Law`: what was done with a degree is no part of its name. */
function stripOpening(line: Line): Line {
  const cells = line.cells.map((cell) => {
    const count = studyOpening.exec(cell.text)?.[0].length ?? 0;
    const isOpened = count > 0 && degreeScore(cell.text.slice(count)) > 0;
    return isOpened ? stripStart(cell, count) : cell;
  });
  return cells.some((cell, at) => cell !== line.cells[at]) ? withCells(line, cells) : line;
}

const maxSchoolWords = 8;

const isDegreeLine = (line: Line | undefined) =>
  line?.bullet === false && degreeScore(line.text) > 0;

/** A list item that is only a school, below the line of its degree or that of its option, names where that was obtained. */
function isSchoolItem({ bullet, text }: Line, [option, degree]: readonly (Line | undefined)[]) {
  const isNamed = degreeScore(text) === 0 || schoolScore(firstWord(text)) > 0;
  const isSchool = schoolScore(text) > 0.6 && isNamed && !/[:;]/.test(text);
  const isBelowOption = option?.bullet === false && studyFieldLabel.test(option.text);
  const isBelowDegree = isDegreeLine(option) || (isBelowOption && isDegreeLine(degree));
  return bullet && isSchool && isBelowDegree && text.split(" ").length <= maxSchoolWords;
}

/** A list item that is only a place and a date, below the line of a school. */
function isPlacedDate({ bullet, text }: Line, above: Line | undefined): boolean {
  const span = bullet && above?.bullet === false ? findRange(text) : undefined;
  if (!span) return false;
  const place = trimSeparators(text.slice(0, span.from) + text.slice(span.to)).replace(
    /\s?\(\)$/,
    "",
  );
  return readPlace(place)?.known === true;
}

const isNameItem = (line: Line, at: number, all: readonly Line[]) =>
  isSchoolItem(line, [all[at - 1], all[at - 2]]) || isPlacedDate(line, all[at - 1]);

/** The periods listed above as many entries, each beside the first line of its entry. */
function withListedPeriods(lines: readonly Line[]): readonly Line[] {
  const count = lines.findIndex(({ text }) => !isOnlyDate(text));
  const rest = lines.slice(Math.max(0, count));
  const starts = rest.filter(({ gapAbove, bullet }, at) => !bullet && (at === 0 || gapAbove > 2));
  if (count < 2 || starts.length !== count || rest.some(({ text }) => isOnlyDate(text)))
    return lines;
  return rest.map((line) => {
    const period = lines[starts.indexOf(line)];
    if (!period || !starts.includes(line)) return line;
    return withNumbers(withCells(line, [...period.cells, ...line.cells]), period);
  });
}

/** The lines of a section of studies, with what belongs to their names and nothing else in the lines of those. */
export const studyLines = (lines: readonly Line[]): Line[] =>
  withListedPeriods(lines)
    .map(stripOpening)
    .map((line, at, all) => (isNameItem(line, at, all) ? { ...line, bullet: false } : line));
