import type { LineDocument } from "@postulo/resume-parser/line";
import type { Page } from "@postulo/resume-parser/page";
import type { Block } from "@postulo/resume-parser/paragraph";

/** Several times the size of the longest résumés; larger files would take minutes to parse. */
const limits = {
  /** In all parts of a file together: tags of XML and HTML, control words and groups of RTF. */
  xmlTags: 400_000,
  xmlDepth: 500,
  itemsPerPage: 10_000,
  items: 60_000,
  lines: 6_000,
  cellsPerLine: 60,
  /** With empty cells, which lines do not have. */
  cellsPerRow: 1_000,
  charactersPerLine: 5_000,
  characters: 300_000,
} as const;

/**
 * @param first the character after `<`
 * @param last the character before `>`
 */
function depthChange(first: string | undefined, last: string | undefined): number {
  if (first === "/") return -1;
  return first === "?" || first === "!" || last === "/" ? 0 : 1;
}

/** Whether XML exceeds the limits on tags or nesting. One pass over the text. */
export function isTooComplexXml(texts: readonly string[]): boolean {
  let tags = 0;
  for (const text of texts) {
    let depth = 0;
    for (let at = text.indexOf("<"); at >= 0;) {
      const end = text.indexOf(">", at);
      if (end < 0) break;
      tags += 1;
      depth += depthChange(text[at + 1], text[end - 1]);
      if (tags > limits.xmlTags || depth > limits.xmlDepth) return true;
      at = text.indexOf("<", end);
    }
  }
  return false;
}

/** Thrown while a file is read that exceeds the limits on tags or nesting. */
export class TooComplexError extends Error {
  override readonly name = "TooComplexError";
}

/** Counts tags and nesting while a file is read, and throws beyond the limits. */
export function tagCounter(): { open: () => void; close: () => void; tag: () => void } {
  let tags = 0;
  let depth = 0;
  const tag = () => {
    tags += 1;
    if (tags > limits.xmlTags) throw new TooComplexError("The file has too many tags.");
  };
  return {
    tag,
    open: () => {
      depth += 1;
      if (depth > limits.xmlDepth) throw new TooComplexError("The file is nested too deeply.");
    },
    close: () => {
      depth -= 1;
    },
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Whether pages exceed the limits on text items. */
export function areTooComplexPages(pages: readonly Page[]): boolean {
  const sizes = pages.map(({ items }) => items.length);
  return (
    sizes.some((size) => size > limits.itemsPerPage) ||
    sumOf(sizes) > limits.items ||
    sumOf(pages.flatMap(({ items }) => items.map(({ text }) => text.length))) > limits.characters
  );
}

const isTooWide = (row: readonly unknown[]) => row.length > limits.cellsPerRow;

/**
 * Whether the text blocks exceed the limits on paragraphs, cells and text, before line layout. Blanks count, because lines collapse them.
 */
export function areTooComplexBlocks(flows: readonly (readonly Block[])[]): boolean {
  const blocks = flows.flat();
  const texts = blocks
    .flatMap((block) => (block.kind === "paragraph" ? [block.paragraph] : block.table.flat(2)))
    .map(({ runs }) => runs.map(({ text }) => text).join(""));
  return (
    texts.length > limits.items ||
    blocks.some((block) => block.kind === "table" && block.table.some(isTooWide)) ||
    sumOf(texts.map(({ length }) => length)) > limits.characters
  );
}

/** Whether a line is longer than any of a résumé. */
export const isTooLongLine = ({ length }: string): boolean => length > limits.charactersPerLine;

/** Whether the text exceeds the limits on lines, cells or characters. */
export function isTooComplexText({ main, sides, unread = [] }: LineDocument): boolean {
  const lines = [main, ...sides, unread].flat();
  const lengths = lines.map(({ text }) => text.length);
  return (
    lines.length > limits.lines ||
    lines.some(({ cells }) => cells.length > limits.cellsPerLine) ||
    lengths.some((length) => length > limits.charactersPerLine) ||
    sumOf(lengths) > limits.characters
  );
}
