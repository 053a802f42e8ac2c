import { linesOfParagraphs } from "@postulo/resume-parser/lines-of-paragraphs";
import type { ParagraphDocument } from "@postulo/resume-parser/paragraph";
import { type DocumentOutcome, type RejectionReason, reject } from "../document-outcome.ts";
import { lettersIn, minLetters } from "./block-letters.ts";
import { areTooComplexBlocks } from "./complexity-limits.ts";
import { separateLongParagraphs } from "./long-paragraphs.ts";

/**
 * The lines of a document without geometry, unless it has too much text or too little.
 * @param empty the reason when there is no letter at all.
 */
export function blocksOutcome(
  whole: ParagraphDocument,
  empty: RejectionReason = "no_text",
): DocumentOutcome {
  if (areTooComplexBlocks([whole.main, ...whole.sides])) return reject("too_complex");
  const document = separateLongParagraphs(whole);
  const letters = [document.main, ...document.sides].reduce(
    (sum, blocks) => sum + lettersIn(blocks),
    0,
  );
  if (letters < minLetters) return reject(letters === 0 ? empty : "no_text");
  return { kind: "lines", document: linesOfParagraphs(document) };
}
