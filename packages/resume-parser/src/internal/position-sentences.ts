import {
  placePreposition,
  datePreposition,
  employerStart,
  employerMarker,
  positionSentenceStart,
  titleStart,
  titleMarker,
} from "@postulo/lexicon/entry-headers";
import type { Cell, Line } from "../line.ts";
import { findRange, isOnlyDate } from "./dates/date-range.ts";
import { trimSeparators } from "./text/folded-text.ts";
import { withCells, withNumbers } from "./layout/line-cells.ts";

/** Title, employer and dates of a position written as a sentence. */
interface SentencePosition {
  readonly title: string;
  /** Undefined for `Worked as a freelance fitter`. */
  readonly employer: string | undefined;
  readonly dates: string | undefined;
}

const maxTitleWords = 9;
const maxTitleAlone = 5;
const maxEmployerWords = 14;
const maxLength = 400;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const unquoted = (text: string) =>
  trimSeparators(text.replaceAll(/["“”«»]/gu, " ").replaceAll(/\s+/gu, " "))
    .replace(/(?<![.\s])[.\s]+$/u, "")
    .trim();

/** Splits a text at the first match of a pattern. */
function divide(text: string, sign: RegExp): readonly [string, string] | undefined {
  const match = sign.exec(text);
  return match
    ? [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    : undefined;
}

function titleAndEmployer(names: string): readonly [string, string | undefined] | undefined {
  const title = titleStart.exec(names);
  if (title) {
    const behind = names.slice(title[0].length);
    const divided = divide(behind, employerMarker);
    return divided ?? (placePreposition.test(behind) ? undefined : [behind, undefined]);
  }
  const employer = employerStart.exec(names);
  const divided = employer && divide(names.slice(employer[0].length), titleMarker);
  return divided ? [divided[1], divided[0]] : undefined;
}

/** Whether title and employer are short enough to be names. */
const areNames = (title: string, employer: string | undefined): boolean =>
  title !== "" &&
  countWords(title) <= (employer === undefined ? maxTitleAlone : maxTitleWords) &&
  countWords(employer ?? "") <= maxEmployerWords &&
  !/[.;]\s/u.test(title);

/** `Currently working as a fitter with Acme, Leeds since May 2019.` */
function parsePositionSentence(text: string): SentencePosition | undefined {
  const opening = text.length <= maxLength ? positionSentenceStart.exec(text) : null;
  if (!opening) return undefined;
  const rest = text.slice(opening[0].length);
  const span = findRange(rest);
  // What follows the dates would be lost.
  if (span && /\p{L}/u.test(rest.slice(span.to))) return undefined;
  const names = titleAndEmployer(
    (span ? rest.slice(0, span.from) : rest).replace(datePreposition, ""),
  );
  if (!names) return undefined;
  const [title, employer] = [unquoted(names[0]), names[1] && unquoted(names[1])];
  const dates = span && rest.slice(span.from, span.to);
  return areNames(title, employer) ? { title, employer, dates } : undefined;
}

/** One cell per text, in the style of the line. */
function cellsOf({ cells }: Line, texts: readonly string[]): Cell[] {
  const [first] = cells;
  if (!first) return [];
  const width = (first.right - first.left) / Math.max(1, texts.length);
  return texts.map((text, at) => ({
    text,
    left: first.left + at * width,
    right: first.left + (at + 1) * width,
    runs: first.runs.slice(0, 1).map((run) => ({ ...run, text })),
  }));
}

/** The sentence that starts at a line, joined with its continuation, and its number of lines. */
function wholeSentence(lines: readonly Line[], from: number): readonly [Line, number] | undefined {
  const [line, next] = [lines[from], lines[from + 1]];
  if (!line) return undefined;
  const isWrapped =
    line.fills && next && !next.bullet && next.gapAbove < 2 && next.cells.length === 1;
  if (!isWrapped || parsePositionSentence(line.text)?.dates !== undefined) return [line, 1];
  return [{ ...withNumbers(line, next), text: `${line.text} ${next.text}` }, 2];
}

/** Whether the sentence or the line above contains dates. Sentences without dates are descriptions. */
const isDated = ({ dates }: SentencePosition, above: Line | undefined) =>
  dates !== undefined || isOnlyDate((above?.text ?? "").replace(/(?<!\s)\s*:\s*$/u, ""));

/** Whether list items can be positions. Below a line with dates they are its description. */
const areItems = (lines: readonly Line[]) =>
  lines.every(({ bullet, text }) => bullet || findRange(text) === undefined);

/** The position sentence that starts at a line, as one line with a cell per value, and its number of lines; undefined without one. */
function splitSentenceLine(
  lines: readonly Line[],
  at: number,
): readonly [Line, number] | undefined {
  const [whole, count] = wholeSentence(lines, at) ?? [];
  const position = whole && parsePositionSentence(whole.text);
  if (!whole || count === undefined || !position || !isDated(position, lines[at - 1]))
    return undefined;
  const { title, employer, dates } = position;
  const texts = [title, employer, dates].filter((text) => text !== undefined);
  const line = { ...withCells(whole, cellsOf(whole, texts)), bullet: false };
  return [{ ...line, gapAbove: Math.max(2, whole.gapAbove) }, count];
}

/** Splits position sentences into cells for title, employer and dates. Other lines are unchanged. */
export function splitPositionSentences(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  const takesItems = areItems(lines);
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    const canSplit = (takesItems || !line.bullet) && positionSentenceStart.test(line.text);
    const [own, count] = (canSplit ? splitSentenceLine(lines, at) : undefined) ?? [line, 1];
    result.push(own);
    at += count;
  }
  return result;
}
