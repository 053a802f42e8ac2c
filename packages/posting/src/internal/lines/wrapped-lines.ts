import { fold } from "@postulo/lexicon/fold";
import { openWords } from "@postulo/lexicon/posting-lines";
import { headingSection } from "../headings.ts";
import { bulletMark } from "./line-pieces.ts";

/** In characters: a shorter line is not a full line of a page. */
const leastFullLine = 40;
/** In characters: a longer line is a paragraph. */
const greatestFullLine = 160;
/** The lines of a proportional font differ in their number of characters. */
const leastShareOfWidth = 0.8;
const leastShareOfMergedLine = 0.6;
const leastWrappedLines = 4;

const openWordSet = new Set(openWords);
const sentenceEnd = /[.!?:;…]["»”)]*$/;

/** A line with the end of one sentence and the beginning of the next is prose. */
const sentenceWithin = /[\p{Ll})][.!?] \p{Lu}/u;

const isBullet = (line: string) => bulletMark.test(line);
const isOpen = (line: string) => line !== "" && !sentenceEnd.test(line);
const isContinued = (line: string) => /^[\p{Ll}(«]/u.test(line) && !isBullet(line);

/** Whether a line ends where no sentence and no item ends: "and", "de", a comma, a hyphen. */
function endsOpen(line: string): boolean {
  const last = line.slice(line.lastIndexOf(" ") + 1);
  return /[\p{L}\d][,-]$/u.test(line) || openWordSet.has(fold(last));
}

/** "or a related field": the beginning of no sentence and no item. */
const beginsWithin = (line: string) => openWordSet.has(/^\p{Ll}+(?= )/u.exec(line)?.[0] ?? "");

const firstWordLength = (line: string) => /^\S*/.exec(line)?.[0].length ?? 0;

/** The width in characters that most lines share which the next line continues; undefined if the text is not wrapped. */
function wrapWidth(lines: readonly string[]): number | undefined {
  const wrapped = lines.filter(
    (line, at) =>
      line.length >= leastFullLine &&
      line.length <= greatestFullLine &&
      isOpen(line) &&
      isContinued(lines[at + 1] ?? ""),
  );
  const within = (width: number) =>
    wrapped.filter((line) => line.length <= width && line.length >= width * leastShareOfWidth);
  const [best] = wrapped
    .map(({ length }) => ({ width: length, full: within(length) }))
    .sort((one, other) => other.full.length - one.full.length || other.width - one.width);
  if (!best || best.full.length * 3 < wrapped.length) return undefined;
  const isSure = best.full.length >= leastWrappedLines || best.full.some(endsOpen);
  return isSure && best.full.length >= 2 ? best.width : undefined;
}

type Joint = { readonly line: string; readonly next: string; readonly width: number };

/** Whether the next line continues the sentence or item of a line. `isMerged`: the line itself continues one. */
function continues({ line, next, width }: Joint, isMerged: boolean): boolean {
  if (!isOpen(line) || next === "" || isBullet(next) || line.length > width * 1.1) return false;
  if (endsOpen(line) || beginsWithin(next)) return true;
  if (isContinued(next)) return isMerged || line.length >= width * leastShareOfMergedLine;
  const isFull = line.length + 1 + firstWordLength(next) > width * 0.95;
  return (isMerged || sentenceWithin.test(line)) && isFull && headingSection(next) === undefined;
}

/** Joins the lines of a paragraph or item that were broken at the width of a page, as copied from a PDF or an e-mail. */
export function joinWrappedLines(text: string): string {
  const lines = text.split("\n");
  const width = wrapWidth(lines);
  if (width === undefined) return text;
  const joined: string[] = [];
  let isMerged = false;
  lines.forEach((line, at) => {
    const last = lines[at - 1];
    isMerged = last !== undefined && continues({ line: last, next: line, width }, isMerged);
    if (!isMerged) joined.push(line);
    else joined.push(`${joined.pop() ?? ""}${/\p{L}-$/u.test(last ?? "") ? "" : " "}${line}`);
  });
  return joined.join("\n");
}
