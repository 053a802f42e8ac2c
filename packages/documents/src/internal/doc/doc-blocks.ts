import type { Block, Paragraph, ParagraphRun } from "@postulo/resume-parser/paragraph";
import type { DocFormat } from "./doc-format.ts";
import type { CharacterFormat, ParagraphFormat } from "./doc-properties.ts";
import type { DocCharacters } from "./doc-text.ts";

const paragraphEnd = "\r";
const cellEnd = "\u0007";
const pageBreak = "\f";
const fieldBegin = "\u0013";
const fieldMiddle = "\u0014";
const fieldEnd = "\u0015";
const isEnd = (char: string) => char === paragraphEnd || char === cellEnd || char === pageBreak;

const visible: Readonly<Record<string, string>> = {
  "\t": "\t",
  "\n": "\n",
  "\u000b": "\n",
  // Column break.
  "\u000e": "\n",
  "\u001e": "-",
  "\u001f": "\u00ad",
};
/** Placeholder characters: an image, a note reference, a drawing. */
const isMark = (char: string) => char < " " && visible[char] === undefined;

/** A Word field: the instruction is hidden, the result is visible. */
interface Field {
  instruction: string;
  isShown: boolean;
}

const urlOf = (fields: readonly Field[]) =>
  fields
    .map((field) => /HYPERLINK\s+"([^"]+)"/.exec(field.instruction)?.[1])
    .findLast((url) => url !== undefined);

const nothing = { shown: "", url: undefined };

/** Returns a function that reads a text character by character and returns the visible part of each. */
function fieldReader(): (char: string) => { shown: string; url: string | undefined } {
  const fields: Field[] = [];
  return (char) => {
    const inner = fields.at(-1);
    if (char === fieldBegin) fields.push({ instruction: "", isShown: false });
    else if (char === fieldEnd) fields.pop();
    else if (char === fieldMiddle) {
      if (inner) inner.isShown = true;
    } else if (inner && !inner.isShown) inner.instruction += char;
    else if (!isMark(char)) return { shown: visible[char] ?? char, url: urlOf(fields) };
    return { shown: "", url: undefined };
  };
}

const usualSize = 10;

const toRun = (text: string, format: CharacterFormat, url: string | undefined): ParagraphRun => ({
  text: format.caps === true ? text.toUpperCase() : text,
  font: "",
  size: format.size ?? usualSize,
  bold: format.bold === true,
  italic: format.italic === true,
  url,
});

interface Marked {
  /** Index of its first character. */
  readonly from: number;
  readonly paragraph: Paragraph;
  readonly format: ParagraphFormat;
  readonly endsCell: boolean;
}

interface Source extends DocCharacters {
  readonly formats: DocFormat;
  readonly read: ReturnType<typeof fieldReader>;
}

const isAlike = (one: ParagraphRun, other: ParagraphRun) =>
  one.url === other.url &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.size === other.size;

/** The runs of one paragraph: its characters from `from` up to `end`. */
function runsOf(source: Source, format: ParagraphFormat, [from, end]: readonly [number, number]) {
  const runs: ParagraphRun[] = [];
  for (let at = from; at <= end; at += 1) {
    const char = source.text[at] ?? "";
    const { shown, url } = isEnd(char) ? nothing : source.read(char);
    if (shown === "") continue;
    const own = source.formats.textAt(source.places[at] ?? 0, format);
    if (own.hidden === true) continue;
    const run = toRun(shown, own, url);
    const last = runs.at(-1);
    if (last && isAlike(last, run)) runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

/** Styles 1 to 9 are the built-in heading styles. */
const isHeading = ({ isHeading: isMarked, style = 0 }: ParagraphFormat) =>
  isMarked === true || (style > 0 && style < 10);

/** The paragraphs of a text, with their format and whether they end a cell. */
function paragraphsOf(characters: DocCharacters, formats: DocFormat): Marked[] {
  const source: Source = { ...characters, formats, read: fieldReader() };
  const found: Marked[] = [];
  let from = 0;
  for (let end = 0; end < source.text.length; end += 1) {
    const char = source.text[end] ?? "";
    if (!isEnd(char) && end < source.text.length - 1) continue;
    const format = formats.paragraphAt(source.places[end] ?? 0);
    const paragraph = {
      runs: runsOf(source, format, [from, end]),
      bullet: format.isListed === true && !isHeading(format),
      indent: Math.max(0, format.indent ?? 0),
      before: format.before ?? 0,
    };
    found.push({ from, paragraph, format, endsCell: char === cellEnd });
    from = end + 1;
  }
  return found;
}

/** Blocks, and for each the index of its first character. */
export interface DocBlocks {
  readonly blocks: readonly Block[];
  readonly starts: readonly number[];
}

/** The paragraphs and tables of one part of the text. */
export function docBlocks(characters: DocCharacters, formats: DocFormat): DocBlocks {
  const blocks: Block[] = [];
  const starts: number[] = [];
  let tableStart: number | undefined;
  let rows: Paragraph[][][] = [];
  let row: Paragraph[][] = [];
  let cell: Paragraph[] = [];
  const endTable = (end: number) => {
    if (cell.length > 0) row.push(cell);
    if (row.length > 0) rows.push(row);
    if (rows.length > 0) {
      blocks.push({ kind: "table", table: rows });
      starts.push(tableStart ?? end);
    }
    [rows, row, cell, tableStart] = [[], [], [], undefined];
  };
  for (const { from, paragraph, format, endsCell } of paragraphsOf(characters, formats)) {
    if (format.isInTable !== true) {
      endTable(from);
      blocks.push({ kind: "paragraph", paragraph });
      starts.push(from);
      continue;
    }
    tableStart ??= from;
    if (format.endsRow === true && endsCell) {
      rows.push(row);
      [row, cell] = [[], []];
    } else {
      cell.push(paragraph);
      if (endsCell) {
        row.push(cell);
        cell = [];
      }
    }
  }
  endTable(characters.text.length);
  return { blocks, starts };
}
