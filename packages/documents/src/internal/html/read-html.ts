import type { Block } from "@postulo/resume-parser/paragraph";
import { type DocumentOutcome, reject } from "../../document-outcome.ts";
import { lettersIn } from "../block-letters.ts";
import { blocksOutcome } from "../blocks-outcome.ts";
import { TooComplexError } from "../complexity-limits.ts";
import { htmlBlocks } from "./html-blocks.ts";
import { decodeHtml } from "./html-source.ts";
import { parseHtml } from "./html-tree.ts";

/** Pages with less text are no documents. */
const minPageLetters = 150;

/** Reads an HTML page that a word processor or a job board wrote. */
export function readHtml(bytes: Uint8Array): DocumentOutcome {
  let main: Block[];
  try {
    main = htmlBlocks(parseHtml(decodeHtml(bytes)));
  } catch (error) {
    if (error instanceof TooComplexError) return reject("too_complex");
    throw error;
  }
  return lettersIn(main) < minPageLetters
    ? reject("unsupported_type")
    : blocksOutcome({ main, sides: [] });
}
