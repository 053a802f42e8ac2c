import type { Block } from "@postulo/resume-parser/paragraph";

/** Letters below which a document counts as one without text. */
export const minLetters = 25;

/** How many characters of text blocks hold. */
export const lettersIn = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => {
    const paragraphs = block.kind === "paragraph" ? [block.paragraph] : block.table.flat(2);
    return (
      sum +
      paragraphs
        .flatMap((one) => one.runs)
        .reduce((count, run) => count + run.text.trim().length, 0)
    );
  }, 0);
