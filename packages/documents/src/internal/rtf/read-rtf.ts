import { type DocumentOutcome, reject } from "../../document-outcome.ts";
import { blocksOutcome } from "../blocks-outcome.ts";
import { TooComplexError } from "../complexity-limits.ts";
import { RtfInterpreter } from "./rtf-interpreter.ts";
import { readRtfTokens } from "./rtf-tokens.ts";

/** Reads an RTF file: page headers before the text, text boxes and footers beside it. */
export function readRtf(bytes: Uint8Array): DocumentOutcome {
  const reader = new RtfInterpreter();
  try {
    readRtfTokens(bytes, reader);
  } catch (error) {
    return reject(error instanceof TooComplexError ? "too_complex" : "corrupt_file");
  }
  const { headers, body, sides } = reader.texts;
  const main = [...headers, body].flatMap(({ blocks }) => blocks);
  return blocksOutcome({ main, sides: sides.map(({ blocks }) => blocks) });
}
