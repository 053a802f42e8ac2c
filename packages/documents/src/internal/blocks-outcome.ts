import { linesOfParagraphs } from "@postulo/resume-parser/lines-of-paragraphs";
import type { ParagraphDocument } from "@postulo/resume-parser/paragraph";
import { type DocumentOutcome, reject } from "../document-outcome.ts";
import { lettersIn, minLetters } from "./block-letters.ts";
import { areTooComplexBlocks } from "./complexity-limits.ts";

/** The lines of a document without geometry, unless it has too much text or too little. */
export function blocksOutcome({ main, sides }: ParagraphDocument): DocumentOutcome {
  const flows = [main, ...sides];
  if (areTooComplexBlocks(flows)) return reject("too_complex");
  const letters = flows.reduce((sum, blocks) => sum + lettersIn(blocks), 0);
  if (letters < minLetters) return reject("no_text");
  return { kind: "lines", document: linesOfParagraphs({ main, sides }) };
}
