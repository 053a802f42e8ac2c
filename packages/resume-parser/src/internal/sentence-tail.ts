import type { Cell, Line } from "../line.ts";
import { findRange } from "./date-range.ts";
import { withCells } from "./line-cells.ts";

/** Names, the end of a sentence, and sentences: `Fellow, Institute of Tides, Oban. Led a survey of kelp.` */
const tail = /^(.{6,110}?(?:\p{Ll}{3}|\)))\.\s+(\p{Lu}.*\p{L}{2}[.…]?)$/u;
const abbreviation = /\b(?:inc|ltd|corp|univ|dept|prof|hons|dipl|etab|soci?)$/iu;

const small = (text: string) => text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length;
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

function divided({ text }: Cell): readonly [string, string] | undefined {
  const [, names = "", sentences = ""] = tail.exec(text) ?? [];
  if (names === "" || abbreviation.test(names)) return undefined;
  const areSentences = words(sentences) >= 2 && small(sentences) * 2 >= words(sentences);
  const areNames = /,\s/.test(names) && small(names) * 2 < words(names);
  return areSentences && areNames ? [names, sentences] : undefined;
}

function cutRuns(cell: Cell, text: string): Cell {
  const [run] = cell.runs;
  return { ...cell, text, runs: run ? [{ ...run, text }] : [] };
}

/** What is done in a post may stand behind its names on the same line: it becomes a line of its own below. */
export function withSentencesApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const last = line.cells.at(-1);
    const parts = last && !line.bullet && findRange(line.text) ? divided(last) : undefined;
    if (!last || !parts) return [line];
    const [names, sentences] = parts;
    return [
      withCells(line, [...line.cells.slice(0, -1), cutRuns(last, names)]),
      { ...withCells(line, [cutRuns(last, `${sentences.replace(/\.$/, "")}.`)]), gapAbove: 1.2 },
    ];
  });
}
