import type { Cell, Line, Run } from "../line.ts";
import { type DateRange, findRange, isOnlyDate, withoutDuration } from "./date-range.ts";
import { joinWrapped } from "./clean-text.ts";
import { fold, trimSeparators } from "./folded-text.ts";
import { takeBullet, withCells } from "./line-cells.ts";

/** A line of an entry section with its time span taken out. */
export interface MarkedLine {
  readonly line: Line;
  /** The time span, when it stands where those of entries stand and not inside a sentence. */
  readonly range: DateRange | undefined;
  /** What is left beside the time span. */
  readonly cells: readonly Cell[];
  /** Text that describes an entry: list items, sentences. */
  readonly body: boolean;
  /** How its beginning looks. */
  readonly lead: string;
}

const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

function leadOf(line: Line): string {
  const run = line.cells.flatMap((cell) => cell.runs).find((one) => /\p{L}/u.test(one.text));
  return [
    run?.font ?? "",
    Math.round((run?.size ?? 0) * 2),
    run?.bold ?? false,
    run?.italic ?? false,
    isUpper(run?.text ?? ""),
  ].join("|");
}

/** Removes the characters `from` to `to` from a cell and from its runs. */
function cutCell(cell: Cell, from: number, to: number): Cell | undefined {
  const text = trimSeparators(
    withoutDuration(trimSeparators(`${cell.text.slice(0, from)}  ${cell.text.slice(to)}`)),
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
    const before = run.text.slice(0, Math.max(0, Math.min(run.text.length, from - begin)));
    const after = run.text.slice(Math.max(0, Math.min(run.text.length, to - begin)));
    const left = begin >= to || at <= from ? run.text : `${before} ${after}`;
    if (left.trim() !== "") runs.push({ ...run, text: left });
  }
  return { ...cell, text, runs };
}

const atEdge = (text: string, from: number, to: number) =>
  /^[\s\p{P}]*$/u.test(text.slice(0, from)) ||
  /^[\s\p{P}]*$/u.test(
    withoutDuration(text.slice(to)).replace(/^\s*[,|–-]\s*\p{Lu}[\p{L} ,-]{2,25}$/u, ""),
  );

/** The time span of a cell and what is left of it. */
function takeRange(
  cell: Cell,
  inSentence: boolean,
): { range: DateRange; rest: Cell | undefined } | undefined {
  const found = findRange(cell.text);
  if (!found) return undefined;
  if (isOnlyDate(cell.text)) return { range: found.range, rest: undefined };
  // A long text that begins with its span is a name that went over two lines.
  if (inSentence || cell.text.length > (found.from < 3 ? 240 : 130)) return undefined;
  if (!atEdge(cell.text, found.from, found.to) && !(found.range.isRange && cell.text.length < 100))
    return undefined;
  return { range: found.range, rest: cutCell(cell, found.from, found.to) };
}

/** Puts the two lines of a range that was broken in a margin together: `June 2019 – January` over `2022`. */
function joinHalfRanges(lines: readonly Line[]): Line[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [line, next] = [joined[at], joined[at + 1]];
    if (!line || !next || next.gapAbove > 2) continue;
    const half = line.cells.find((cell) => next.cells.some((other) => areHalves(cell, other)));
    const other = half && next.cells.find((cell) => areHalves(half, cell));
    if (!half || !other) continue;
    const whole = {
      ...half,
      text: `${half.text} ${other.text}`,
      runs: [...half.runs, ...other.runs],
    };
    const rest = takeBullet(next.cells.filter((cell) => cell !== other));
    joined[at] = withCells(
      line,
      line.cells.map((cell) => (cell === half ? whole : cell)),
    );
    joined[at + 1] = { ...withCells(next, rest.cells), bullet: next.bullet || rest.bullet };
  }
  return joined.filter((line) => line.cells.length > 0);
}

function areHalves(half: Cell, other: Cell): boolean {
  if (half.text.length > 24 || other.text.length > 24 || Math.abs(half.left - other.left) > 80)
    return false;
  const first = findRange(half.text);
  const isWhole = first?.range.isRange === true && isOnlyDate(half.text);
  const whole = `${half.text} ${other.text}`;
  return !isWhole && findRange(whole)?.range.isRange === true && isOnlyDate(whole);
}

/** A name too long for its line goes on in the next one, in the same style. */
function joinWrappedNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const [last] = above?.cells.slice(-1) ?? [];
    const [first] = line.cells;
    if (above && last && first && wraps(above, line) && isSameStyle(last, first)) {
      const text = joinWrapped([last.text, first.text]);
      const [run, ...runs] = first.runs;
      const cell = {
        ...last,
        text,
        runs: [...last.runs, ...(run ? [{ ...run, text: ` ${run.text}` }] : []), ...runs],
      };
      joined[joined.length - 1] = {
        ...withCells(above, [...above.cells.slice(0, -1), cell]),
        fills: line.fills,
      };
    } else joined.push(line);
  }
  return joined;
}

function wraps(above: Line, line: Line): boolean {
  return (
    above.fills &&
    !line.bullet &&
    !above.bullet &&
    above.cells.length <= 2 &&
    line.cells.length === 1 &&
    line.gapAbove < 1.8 &&
    Math.abs(line.left - (above.cells.at(-1)?.left ?? 0)) < 3 &&
    !isSentence(above) &&
    findRange(line.text) === undefined
  );
}

function isSameStyle(last: Cell, first: Cell): boolean {
  const [one, other] = [last.runs.at(-1), first.runs[0]];
  return (
    one?.font === other?.font &&
    one?.bold === other?.bold &&
    one?.italic === other?.italic &&
    one?.size === other?.size
  );
}

const label =
  /^(?:technolog(?:y|ies)|tech(?:nical)? stack|stack(?: technique)?|environne?ment(?: technique)?|tools?|outils?|skills|competences|missions?|taches|key achievements?|achievements?|realisations?|responsibilit(?:y|ies)|description|gpa|cgpa|grade|moyenne|thesis|these|advisor|supervisor|encadrant|sujet|projets?|projects?|relevant coursework|coursework|courses|cours|modules|keywords|mots cles|awards?|honou?rs|duties|resultats?|methodes?|contexte|objectifs?|langages?|logiciels?) ?:/;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

function isSentence(line: Line): boolean {
  const longest = Math.max(...line.cells.map((cell) => wordCount(cell.text)));
  const text = line.cells.find((cell) => wordCount(cell.text) === longest)?.text ?? "";
  if (label.test(fold(text))) return true;
  const hasRange = findRange(text)?.range.isRange === true;
  return (
    (longest >= 15 && !hasRange) ||
    (longest >= 7 &&
      /[^.][.;]$/.test(text) &&
      !/\b(?:inc|ltd|co|corp|univ|etc|dept|st)\.$/i.test(text) &&
      !hasRange)
  );
}

/** Whether a line goes on with the text above it. */
function continues(line: Line, above: MarkedLine | undefined): boolean {
  if (!above?.body || line.bullet || line.gapAbove >= 1.9) return false;
  if (/^[\p{Ll}(&]/u.test(line.text)) return true;
  const edge = above.line.cells[0]?.left ?? above.line.left;
  return leadOf(line) === above.lead && above.line.fills && Math.abs(line.left - edge) < 12;
}

/** Where the text of a line begins that is not its time span in a margin. */
const textLeft = (line: Line) =>
  (line.cells.find((cell) => !isOnlyDate(cell.text)) ?? line.cells[0])?.left ?? line.left;

/** Text set in from the names above it is a list, whose bullets some programs only draw. */
function indentedFrom(section: readonly Line[]): (line: Line) => boolean {
  const base = Math.min(...section.filter((line) => !line.bullet).map(textLeft));
  return (line) => {
    const indent = textLeft(line) - base;
    return (
      indent > 10 &&
      indent < 90 &&
      line.cells.length === 1 &&
      !line.bold &&
      findRange(line.text) === undefined
    );
  };
}

/** Finds time spans and tells describing text from what names an entry. */
export function markLines(section: readonly Line[], bulletsAreBody: boolean): MarkedLine[] {
  const marked: MarkedLine[] = [];
  const whole = joinWrappedNames(joinHalfRanges(section));
  const isIndented = indentedFrom(whole);
  for (const line of whole) {
    const describes = line.bullet ? bulletsAreBody : isSentence(line) || isIndented(line);
    const sentence = describes || continues(line, marked.at(-1));
    let range: DateRange | undefined;
    const cells = line.cells.flatMap((cell) => {
      const taken = range === undefined ? takeRange(cell, sentence) : undefined;
      if (!taken) return withoutDuration(cell.text) === "" ? [] : [cell];
      range = taken.range;
      return taken.rest ? [taken.rest] : [];
    });
    marked.push({ line, range, cells, body: sentence && cells.length > 0, lead: leadOf(line) });
  }
  return marked;
}
