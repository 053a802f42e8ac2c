import type { Cell, Line } from "../line.ts";
import { findRange } from "./date-range.ts";
import { withCells } from "./line-cells.ts";

/** Names, a full stop, and sentences: `Fellow, Institute of Tides, Oban. Led a survey of kelp.` */
const tail = /^(.{6,110}?(?:\p{Ll}{3}|\)))\.\s+(\p{Lu}.*\p{L}{2}[.…]?)$/u;
const abbreviation = /\b(?:inc|ltd|corp|univ|dept|prof|hons|dipl|etab|soci?)$/iu;

const countLowerCase = (text: string) =>
  text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length;
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

function splitSentences({ text }: Cell): readonly [string, string] | undefined {
  const [, names = "", sentences = ""] = tail.exec(text) ?? [];
  if (names === "" || abbreviation.test(names)) return undefined;
  const areSentences =
    countWords(sentences) >= 2 && countLowerCase(sentences) * 2 >= countWords(sentences);
  const areNames = /,\s/.test(names) && countLowerCase(names) * 2 < countWords(names);
  return areSentences && areNames ? [names, sentences] : undefined;
}

function cutRuns(cell: Cell, text: string): Cell {
  const [run] = cell.runs;
  return { ...cell, text, runs: run ? [{ ...run, text }] : [] };
}

/** Moves sentences after the names of a position to a line of their own. */
export function separateSentences(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1);
    const parts = last && !line.bullet && findRange(line.text) ? splitSentences(last) : undefined;
    if (!last || !parts) return [line];
    const [names, sentences] = parts;
    return [
      withCells(line, [...line.cells.slice(0, -1), cutRuns(last, names)]),
      { ...withCells(line, [cutRuns(last, `${sentences.replace(/\.$/, "")}.`)]), gapAbove: 1.2 },
    ];
  });
}
