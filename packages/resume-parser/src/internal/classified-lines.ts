import type { Cell, Line, Run } from "../line.ts";
import {
  type DateRange,
  findRange,
  isOnlyDate,
  isPresent,
  stripDuration,
} from "./dates/date-range.ts";
import { sentencesOf, wordCount } from "./description-lines.ts";
import { fieldOfLabel } from "./field-label.ts";
import { joinSplitRanges } from "./dates/split-ranges.ts";
import { trimSeparators } from "./text/folded-text.ts";
import { withCells, withNumbers } from "./layout/line-cells.ts";
import { readPlace } from "./places/place.ts";
import { joinWrappedNames } from "./wrapped-names.ts";
import { separateSentences } from "./text/separate-sentences.ts";
import { degreeScore, organisationScore, roleScore, schoolScore } from "./text/word-scores.ts";

/** A line of an entry section, with its date range separated. */
export interface ClassifiedLine {
  readonly line: Line;
  /** The date range, unless it is inside a sentence. */
  readonly range: DateRange | undefined;
  /** Cells without the date range. */
  readonly cells: readonly Cell[];
  /** It belongs to the description: list item or sentence. */
  readonly body: boolean;
  /** Style key of its first text. */
  readonly lead: string;
}

/** Longer texts around a date are no names. */
const maxDatedName = 130;

const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

function styleKey(line: Line): string {
  const run = line.cells.flatMap((cell) => cell.runs).find((one) => /\p{L}/u.test(one.text));
  return [
    run?.font ?? "",
    Math.round((run?.size ?? 0) * 2),
    run?.bold ?? false,
    run?.italic ?? false,
    isUpper(run?.text ?? ""),
  ].join("|");
}

/** Returns an empty text if a date is followed only by a remark in brackets: `2019 – 2021 (fixed term)`. */
function withoutRemark(text: string, beside: string): string {
  if (!/^\([^()]+\)$/u.test(beside.trim()) || readPlace(text) !== undefined) return text;
  const name = roleScore(text) + organisationScore(text) + schoolScore(text) + degreeScore(text);
  return name === 0 || /^[\p{Ll}\d]/u.test(text) ? "" : text;
}

/** Removes the characters `from` to `to` from a cell and its runs. */
function cutCell(cell: Cell, from: number, to: number): Cell | undefined {
  const [before, after] = [cell.text.slice(0, from), cell.text.slice(to)];
  // Names on both sides of a date are separate.
  const areApart = /[\p{L})][\s,;:–—-]*$/u.test(before) && /^[\s,;:–—-]*[\p{Lu}\d]/u.test(after);
  const gap = areApart ? (/\s[-–—]\s/.test(before) ? " – " : " | ") : "  ";
  const text = withoutRemark(
    trimSeparators(stripDuration(trimSeparators(`${before}${gap}${after}`))),
    before + after,
  );
  if (text === "") return undefined;
  const joined = cell.runs.map((run) => run.text).join("");
  const lead = joined.length - joined.trimStart().length;
  if (joined.trim() !== cell.text)
    return { ...cell, text, runs: cell.runs.slice(0, 1).map((run) => ({ ...run, text })) };
  let at = -lead;
  const runs: Run[] = [];
  for (const run of cell.runs) {
    const begin = at;
    at += run.text.length;
    const start = run.text.slice(0, Math.max(0, Math.min(run.text.length, from - begin)));
    const end = run.text.slice(Math.max(0, Math.min(run.text.length, to - begin)));
    const left =
      begin >= to || at <= from ? run.text : `${start}${begin < from && at > to ? gap : " "}${end}`;
    if (left.trim() !== "") runs.push({ ...run, text: left });
  }
  return { ...cell, text, runs };
}

const atEdge = (text: string, from: number, to: number) =>
  /^[\s\p{P}]*$/u.test(text.slice(0, from)) ||
  /^[\s\p{P}]*$/u.test(
    stripDuration(text.slice(to)).replace(/^\s*[,|–-]\s*\p{Lu}[\p{L} ,-]{2,25}$/u, ""),
  );

/** `H.S. Diploma 2011 North High School`: a year between what was studied and where. */
const isBetweenNames = (text: string, from: number, to: number) =>
  text.length < maxDatedName &&
  (degreeScore(text.slice(0, from)) >= 0.7 || schoolScore(text.slice(0, from)) >= 0.7) &&
  schoolScore(text.slice(to)) > 0;

/** `Current` where the dates of other entries are. */
const ongoing: DateRange = { start: undefined, end: undefined, isCurrent: true, isRange: true };

/** `Année : 2020-2021`. */
const stripDatesLabel = (rest: Cell | undefined) =>
  rest && fieldOfLabel(rest.text) === "dates" ? undefined : rest;

/** Splits a cell into its date range and the rest. */
function splitRange(
  cell: Cell,
  inSentence: boolean,
): { range: DateRange; rest: Cell | undefined } | undefined {
  const found = findRange(cell.text);
  if (!found) return isPresent(cell.text) ? { range: ongoing, rest: undefined } : undefined;
  if (isOnlyDate(cell.text)) return { range: found.range, rest: undefined };
  // A long text that begins with its range is a wrapped name.
  if (inSentence || cell.text.length > (found.from < 3 ? 240 : 130)) return undefined;
  const isDatedName =
    (found.range.isRange && cell.text.length < maxDatedName) ||
    isBetweenNames(cell.text, found.from, found.to);
  if (!atEdge(cell.text, found.from, found.to) && !isDatedName) return undefined;
  return { range: found.range, rest: stripDatesLabel(cutCell(cell, found.from, found.to)) };
}

function beginsWithRange(text: string): boolean {
  const span = findRange(text);
  return span?.range.isRange === true && span.from < 2;
}

/** Whether a line continues the description above it. */
function continuesBody(line: Line, above: ClassifiedLine | undefined): boolean {
  if (!above?.body || line.bullet || line.gapAbove >= 1.9) return false;
  if (beginsWithRange(line.text)) return false;
  if (line.continues === true) return true;
  if (/^[\p{Ll}(&]/u.test(line.text)) return true;
  const edge = above.line.cells[0]?.left ?? above.line.left;
  return styleKey(line) === above.lead && above.line.fills && Math.abs(line.left - edge) < 12;
}

/** Left edge of a line's text without a date in the margin. */
const textLeft = (line: Line) =>
  (line.cells.find((cell) => !isOnlyDate(cell.text)) ?? line.cells[0])?.left ?? line.left;

/** From the mark of a list item to its text, in points. */
const maxHangingIndent = 30;

/** Whether a line can be the rest of the one above; an indented role at the company above is none: `Staff Nurse 2014 – 2016`. */
const canGoOn = ({ cells, bullet, gapAbove, text }: Line) =>
  cells.length === 1 &&
  !bullet &&
  gapAbove < 1.9 &&
  !(/^\p{Lu}/u.test(text) && roleScore(text) > 0);

/** Whether a line goes on with the indented list item above it, so that its date is none of an entry: `keep the log up` above `to date`. */
function continuesItem(line: Line, above: readonly ClassifiedLine[]): boolean {
  const last = above.at(-1);
  const item = above.findLast((one) => one.line.bullet || !one.body);
  const names = above.findLast((one) => !one.body);
  return (
    last?.line.fills === true &&
    !/[.;:!?]$/.test(last.line.text) &&
    item?.line.bullet === true &&
    item.body &&
    names !== undefined &&
    canGoOn(line) &&
    Math.abs(line.left - textLeft(item.line)) < maxHangingIndent &&
    line.left - textLeft(names.line) > 5
  );
}

const firstWords = (text: string) => text.split(" ", 2).join(" ");

const isPlain = (line: Line) => line.cells.length === 1 && !line.bold && !line.bullet;

/** Indented text below the names is a list, also without bullets: some programs draw them as graphics. */
function indentedFrom(section: readonly Line[]): (line: Line) => boolean {
  // The first line without a bullet sets the left edge of names.
  const first = section.find((line) => !line.bullet);
  const base = first ? textLeft(first) : 0;
  /** Whether few lines of the same indent have a date, so that a dated one belongs to the list. */
  const isOfList = (line: Line) => {
    const alike = section.filter(
      (one) => isPlain(one) && Math.abs(textLeft(one) - textLeft(line)) < 2,
    );
    const dated = alike.filter((one) => findRange(one.text) !== undefined);
    return dated.length * 3 <= alike.length && !isOnlyDate(line.text);
  };
  return (line) => {
    const indent = textLeft(line) - base;
    if (indent <= 10 || indent >= 90 || !isPlain(line)) return false;
    // An indented degree under its school is a name.
    if (wordCount(line.text) <= (degreeScore(firstWords(line.text)) >= 0.8 ? 14 : 6))
      if (degreeScore(line.text) >= 0.65) return false;
    return findRange(line.text) === undefined || (wordCount(line.text) > 4 && isOfList(line));
  };
}

/** Separates date ranges and classifies lines as header or body. */
export function classifyLines(
  section: readonly Line[],
  bulletsAreBody: boolean,
  areStudies?: boolean,
): ClassifiedLine[] {
  const marked: ClassifiedLine[] = [];
  const whole = separateSentences(joinWrappedNames(joinSplitRanges(section)), areStudies);
  const isIndented = indentedFrom(whole);
  const isTold = sentencesOf(areStudies);
  for (const line of whole) {
    const isText = line.bullet
      ? bulletsAreBody && !beginsWithRange(line.text)
      : isTold(line) || isIndented(line);
    const sentence = isText || continuesBody(line, marked.at(-1));
    if (continuesItem(line, marked)) {
      marked.push({ line, range: undefined, cells: line.cells, body: true, lead: styleKey(line) });
      continue;
    }
    let range: DateRange | undefined;
    const cells = line.cells.flatMap((cell) => {
      const taken = range === undefined ? splitRange(cell, sentence) : undefined;
      if (!taken) return stripDuration(cell.text) === "" ? [] : [cell];
      range = taken.range;
      return taken.rest ? [taken.rest] : [];
    });
    // A line with only a duration adds nothing to the dates.
    if (cells.length === 0 && range === undefined) {
      const above = marked.pop();
      if (above) marked.push({ ...above, line: withNumbers(above.line, line) });
      continue;
    }
    // The style of a date in the margin does not count.
    const lead = styleKey(cells.length > 0 ? withCells(line, cells) : line);
    marked.push({ line, range, cells, body: sentence && cells.length > 0, lead });
  }
  return marked;
}
