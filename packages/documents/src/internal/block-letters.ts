import type { Block } from "@postulo/resume-parser/paragraph";

/** Documents with fewer letters are rejected as `no_text`. */
export const minLetters = 25;

/** Counts the characters of all text in the blocks. */
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
