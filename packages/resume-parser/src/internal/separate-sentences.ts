import { nameAbbreviation } from "@postulo/lexicon/sentence-ends";
import type { Cell, Line } from "../line.ts";
import { findRange } from "./date-range.ts";
import { withCells, withNumbers } from "./line-cells.ts";

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

/** Moves sentences after the names of a position to a line of their own, with the line that goes on with them. */
export function separateSentences(lines: readonly Line[]): Line[] {
  const separated: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const last = line.cells.at(-1);
    const parts = last && isDated(line) ? splitSentences(last) : undefined;
    if (!last || !parts) {
      separated.push(line);
      continue;
    }
    const [names, sentences] = parts;
    separated.push(withCells(line, [...line.cells.slice(0, -1), cutRuns(last, names)]));
    const next = lines[at + 1];
    const goesOn = !/[.…]$/.test(sentences) && continuesSentence(next);
    const text = goesOn ? `${sentences} ${next.text}` : `${sentences.replace(/\.$/, "")}.`;
    const body = { ...withCells(line, [cutRuns(last, text)]), gapAbove: 1.2 };
    separated.push(goesOn ? { ...withNumbers(body, next), fills: next.fills } : body);
    if (goesOn) at += 1;
  }
  return separated;
}
