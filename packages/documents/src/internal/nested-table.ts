import type { Block, Paragraph } from "@postulo/resume-parser/paragraph";

const isBlank = ({ runs }: Paragraph) => runs.every(({ text }) => text.trim() === "");

/** A row of a nested table as one paragraph with tabs when no cell has more than one, else its paragraphs. */
function flatRow(cells: readonly (readonly Paragraph[])[]): Paragraph[] {
  const filled = cells
    .map((cell) => cell.filter((one) => !isBlank(one)))
    .filter((cell) => cell.length > 0);
  const first = filled[0]?.[0];
  if (!first || filled.some((cell) => cell.length > 1)) return filled.flat();
  const tab = { font: "", size: first.runs[0]?.size ?? 10, bold: false, italic: false, text: "\t" };
  const runs = filled.flatMap(([one], at) =>
    one === undefined ? [] : at === 0 ? one.runs : [{ ...tab, url: undefined }, ...one.runs],
  );
  return [{ ...first, runs }];
}

/** The paragraphs of a cell with these blocks: a nested table is flattened row by row. */
export const flatBlocks = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((block) =>
    block.kind === "paragraph" ? [block.paragraph] : block.table.flatMap(flatRow),
  );
