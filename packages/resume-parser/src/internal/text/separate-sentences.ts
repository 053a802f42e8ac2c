import { nameAbbreviation } from "@postulo/lexicon/sentence-ends";
import type { Cell, Line } from "../../line.ts";
import { findRange } from "../dates/date-range.ts";
import { roleScore } from "./word-scores.ts";
import { withCells, withNumbers } from "../layout/line-cells.ts";

/** Names, a full stop, and sentences: `Fellow, Institute of Tides, Oban. Led a survey of kelp.` */
const tail = /^(.{6,110}?(?:\p{Ll}{3}|\)))\.\s+(\p{Lu}.*\p{L}{2}[.…,;:]?)$/u;

const countLowerCase = (text: string) =>
  text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length;
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

function splitSentences({ text }: Cell): readonly [string, string] | undefined {
  const [, names = "", sentences = ""] = tail.exec(text) ?? [];
  if (names === "" || nameAbbreviation.test(names)) return undefined;
  const areSentences =
    countWords(sentences) >= 2 && countLowerCase(sentences) * 2 >= countWords(sentences);
  const areNames = /,\s|\)$/.test(names) && countLowerCase(names) * 2 < countWords(names);
  return areSentences && areNames ? [names, sentences] : undefined;
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const maxNames = 110;

/** Names with dates, a colon, and a task: `Treasurer, Quay Choir (2018 – 2020): kept the books`. */
function splitTask({ text }: Cell): readonly [string, string] | undefined {
  const colon = /\s?:\s+(?=\p{Ll})/u.exec(text);
  if (!colon || colon.index > maxNames) return undefined;
  const [names, task] = [text.slice(0, colon.index), text.slice(colon.index + colon[0].length)];
  const isTask =
    countWords(task) >= 4 &&
    countLowerCase(task) * 2 >= countWords(task) &&
    roleScore(task) === 0 &&
    findRange(task) === undefined;
  return isTask && roleScore(names) > 0 ? [names, withCapital(task)] : undefined;
}

const splitPosition = (cell: Cell) => splitSentences(cell) ?? splitTask(cell);

function cutRuns(cell: Cell, text: string): Cell {
  const [run] = cell.runs;
  return { ...cell, text, runs: run ? [{ ...run, text }] : [] };
}

/** Whether a line goes on with the sentence of the line above. */
const continuesSentence = (line: Line | undefined): line is Line =>
  line?.cells.length === 1 && !line.bullet && line.gapAbove < 2 && /^\p{Ll}/u.test(line.text);

/** A line with dates; an item, if it begins with them. */
function isDated({ text, bullet }: Line): boolean {
  const range = findRange(text);
  return range !== undefined && (!bullet || range.from < 4);
}

const withText = (line: Line, text: string): Line => {
  const [cell] = line.cells;
  return cell ? withCells(line, [cutRuns(cell, text)]) : line;
};

/** The sentences with the line that goes on with them. */
const withNext = (body: Line, next: Line): Line => ({
  ...withNumbers(withText(body, `${body.text} ${next.text}`), next),
  fills: next.fills,
});

/** The sentences with a full stop; the next entry does not go on with them. */
const asWhole = (body: Line, next: Line | undefined): Line => ({
  ...withText(body, `${body.text.replace(/\.$/, "")}.`),
  fills: body.fills && !(next && isDated(next)),
});

/** Moves sentences, and tasks behind a colon, after the names of a position to a line of their own, with the line that goes on with them. */
export function separateSentences(lines: readonly Line[], areStudies = false): Line[] {
  const split = areStudies ? splitSentences : splitPosition;
  const separated: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const last = line.cells.at(-1);
    const parts = last && isDated(line) ? split(last) : undefined;
    if (!last || !parts) {
      separated.push(line);
      continue;
    }
    const [names, sentences] = parts;
    separated.push(withCells(line, [...line.cells.slice(0, -1), cutRuns(last, names)]));
    const next = lines[at + 1];
    const goesOn = !/[.…]$/.test(sentences) && continuesSentence(next);
    const body = { ...withCells(line, [cutRuns(last, sentences)]), gapAbove: 1.2 };
    separated.push(goesOn ? withNext(body, next) : asWhole(body, next));
    if (goesOn) at += 1;
  }
  return separated;
}
