import type { Block } from "@postulo/resume-parser/paragraph";
import { blocksOutcome } from "../blocks-outcome.ts";
import { streamsOf } from "./compound-file.ts";
import { docBlocks } from "./doc-blocks.ts";
import { docFormat } from "./doc-format.ts";
import { type DocPart, docParts } from "./doc-text.ts";
import { type DocumentOutcome, reject } from "../../document-outcome.ts";

const word97 = 0xa5ec;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

/** The text parts of the document, as blocks. */
function blocksOf(bytes: Uint8Array): ReadonlyMap<DocPart, Block[]> | "encrypted" | "older" {
  const streams = streamsOf(bytes, ["WordDocument", "0Table", "1Table"]);
  const main = streams.get("WordDocument");
  if (!main) throw new RangeError("The document has no text.");
  if (main.readUInt16LE(0) !== word97) return "older";
  const flags = main.readUInt16LE(0x0a);
  if ((flags & encryptedFlag) !== 0) return "encrypted";
  const table = streams.get((flags & secondTableFlag) === 0 ? "0Table" : "1Table");
  if (!table) throw new RangeError("The document has no tables.");
  const formats = docFormat({ main, table });
  const parts = docParts({ main, table });
  return new Map([...parts].map(([name, part]) => [name, docBlocks(part, formats)]));
}

/** Reads a DOC file (Word 97 to 2003): text, page headers and footers, and text boxes, with formatting. */
export function readDoc(bytes: Uint8Array): DocumentOutcome {
  let parts: ReturnType<typeof blocksOf>;
  try {
    parts = blocksOf(bytes);
  } catch {
    // Offsets and lengths in the file are untrusted; a read out of bounds throws.
    return reject("corrupt_file");
  }
  if (parts === "encrypted") return reject("encrypted_file");
  if (parts === "older") return reject("unsupported_type");
  const main = parts.get("text") ?? [];
  const sides = [
    parts.get("headers") ?? [],
    parts.get("boxes") ?? [],
    parts.get("headerBoxes") ?? [],
  ];
  return blocksOutcome({ main, sides });
}
