import type { Block, BoxPlace, Paragraph } from "@postulo/resume-parser/paragraph";
import type { Origin, WrittenPlace } from "./docx/docx-boxes.ts";

const charShare = 0.5;
const textWidth = 450;
// Calibri with the spacing of a new document.
const [lineShare, spaceBelow] = [1.32, 8];
const usualSize = 11;

/** About how high a paragraph is, in points. */
function heightOf({ runs, before, indent }: Paragraph): number {
  const size = runs.reduce((most, run) => Math.max(most, run.size), 0) || usualSize;
  const text = runs.map((run) => run.text).join("");
  const width = Math.max(textWidth / 4, textWidth - indent);
  const lines = text
    .split("\n")
    .reduce(
      (sum, line) => sum + Math.max(1, Math.ceil((line.length * size * charShare) / width)),
      0,
    );
  return before + lines * size * lineShare + spaceBelow;
}

const heightOfBlock = (block: Block): number =>
  block.kind === "paragraph"
    ? heightOf(block.paragraph)
    : block.table.reduce(
        (sum, row) =>
          sum +
          row.reduce((most, cell) => {
            const height = cell.reduce((all, one) => all + heightOf(one), 0);
            return Math.max(most, height);
          }, 0),
        0,
      );

const pageHeight = 842;
const pageMargin = 72;

/** Where the blocks of a text begin, in points from the top of the first page, and on which page. */
export interface BlockTops {
  readonly topOf: (block: number) => number;
  readonly pageOf: (block: number) => number;
}

/**
 * Estimates where blocks begin.
 * @param breaks the index of the block in which each further page begins.
 */
export function blockTops(blocks: readonly Block[], breaks: readonly number[]): BlockTops {
  const tops: number[] = [];
  const pages: number[] = [];
  const counts = new Map<number, number>();
  for (const block of breaks) counts.set(block, (counts.get(block) ?? 0) + 1);
  let [top, page] = [pageMargin, 0];
  for (const [at, block] of [...blocks, undefined].entries()) {
    tops.push(top);
    pages.push(page);
    const count = counts.get(at) ?? 0;
    page += count;
    if (count > 0) top = page * pageHeight + pageMargin;
    else if (block) top += heightOfBlock(block);
  }
  return {
    topOf: (block) => tops[block] ?? top,
    pageOf: (block) => pages[block] ?? page,
  };
}

const lineHeight = 9;

/** Whether a box is placed below the first line of the paragraph that it is anchored in. */
export const isBelowAnchor = ({ top }: WrittenPlace): boolean =>
  top.from === "paragraph" && top.offset > lineHeight;

const marginOf = (from: Origin) => (from === "page" ? 0 : pageMargin);

/** The place of a box on its pages. */
export const placedBox = (
  { left, top, width, height }: WrittenPlace,
  anchor: number,
  { topOf, pageOf }: BlockTops,
): BoxPlace => ({
  left: marginOf(left.from) + left.offset,
  top:
    top.offset +
    (top.from === "paragraph" ? topOf(anchor) : pageOf(anchor) * pageHeight + marginOf(top.from)),
  width,
  height,
});
