import {
  toldAside,
  toldDates,
  toldEmployer,
  toldEmployerBehind,
  toldOpening,
  toldTitle,
  toldTitleBehind,
} from "@postulo/lexicon/entry-headers";
import type { Cell, Line } from "../line.ts";
import { findRange, isOnlyDate } from "./date-range.ts";
import { trimSeparators } from "./folded-text.ts";
import { withCells, withNumbers } from "./line-cells.ts";

/** The names of a position that a sentence tells. */
interface ToldPosition {
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

/** The text before the first match of a pattern, and the text behind it. */
function divide(text: string, sign: RegExp): readonly [string, string] | undefined {
  const match = sign.exec(text);
  return match
    ? [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    : undefined;
}

function titleAndEmployer(names: string): readonly [string, string | undefined] | undefined {
  const title = toldTitle.exec(names);
  if (title) {
    const behind = names.slice(title[0].length);
    const divided = divide(behind, toldEmployerBehind);
    return divided ?? (toldAside.test(behind) ? undefined : [behind, undefined]);
  }
  const employer = toldEmployer.exec(names);
  const divided = employer && divide(names.slice(employer[0].length), toldTitleBehind);
  return divided ? [divided[1], divided[0]] : undefined;
}

/** Whether the texts have the length of names: a title without an employer is short. */
const areNames = (title: string, employer: string | undefined): boolean =>
  title !== "" &&
  countWords(title) <= (employer === undefined ? maxTitleAlone : maxTitleWords) &&
  countWords(employer ?? "") <= maxEmployerWords &&
  !/[.;]\s/u.test(title);

/** `Currently working as a fitter with Acme, Leeds since May 2019.` */
function toldPosition(text: string): ToldPosition | undefined {
  const opening = text.length <= maxLength ? toldOpening.exec(text) : null;
  if (!opening) return undefined;
  const rest = text.slice(opening[0].length);
  const span = findRange(rest);
  // What follows the dates would be lost.
  if (span && /\p{L}/u.test(rest.slice(span.to))) return undefined;
  const names = titleAndEmployer((span ? rest.slice(0, span.from) : rest).replace(toldDates, ""));
  if (!names) return undefined;
  const [title, employer] = [unquoted(names[0]), names[1] && unquoted(names[1])];
  const dates = span && rest.slice(span.from, span.to);
  return areNames(title, employer) ? { title, employer, dates } : undefined;
}

/** Cells with the texts one after the other, in the print of the line. */
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

/** A wrapped sentence with the lines that it goes on in. */
function wholeSentence(lines: readonly Line[], from: number): readonly [Line, number] | undefined {
  const [line, next] = [lines[from], lines[from + 1]];
  if (!line) return undefined;
  const goesOn = line.fills && next && !next.bullet && next.gapAbove < 2 && next.cells.length === 1;
  if (!goesOn || toldPosition(line.text)?.dates !== undefined) return [line, 1];
  return [{ ...withNumbers(line, next), text: `${line.text} ${next.text}` }, 2];
}

/** Whether a position has dates of its own, or those on the line above: other sentences describe what was done. */
const isDated = ({ dates }: ToldPosition, above: Line | undefined) =>
  dates !== undefined || isOnlyDate((above?.text ?? "").replace(/(?<!\s)\s*:\s*$/u, ""));

/** Whether positions are told in the items of a list: below a line with dates an item describes the position of that line. */
const areItems = (lines: readonly Line[]) =>
  lines.every(({ bullet, text }) => bullet || findRange(text) === undefined);

/** The lines of a position told from a line on, as one line with a cell for each of its names; undefined for any other. */
function toldLine(lines: readonly Line[], at: number): readonly [Line, number] | undefined {
  const [whole, count] = wholeSentence(lines, at) ?? [];
  const position = whole && toldPosition(whole.text);
  if (!whole || count === undefined || !position || !isDated(position, lines[at - 1]))
    return undefined;
  const { title, employer, dates } = position;
  const texts = [title, employer, dates].filter((text) => text !== undefined);
  const line = { ...withCells(whole, cellsOf(whole, texts)), bullet: false };
  return [{ ...line, gapAbove: Math.max(2, whole.gapAbove) }, count];
}

/** Lines with the sentences that tell a position taken apart into its title, employer and dates. */
export function tellPositions(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  const takesItems = areItems(lines);
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    const canTell = (takesItems || !line.bullet) && toldOpening.test(line.text);
    const [own, count] = (canTell ? toldLine(lines, at) : undefined) ?? [line, 1];
    told.push(own);
    at += count;
  }
  return told;
}
