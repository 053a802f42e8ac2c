import type { Block, BoxPlace } from "@postulo/resume-parser/paragraph";
import { blockTops, isBelowAnchor, placedBox } from "../block-heights.ts";
import { blocksOutcome } from "../blocks-outcome.ts";
import { streamsOf } from "./compound-file.ts";
import { docBlocks, type DocBlocks } from "./doc-blocks.ts";
import { docBoxes } from "./doc-boxes.ts";
import { docFormat, type DocFormat } from "./doc-format.ts";
import { type DocFile, type DocPart, docParts } from "./doc-text.ts";
import { type DocumentOutcome, reject } from "../../document-outcome.ts";

const word97 = 0xa5ec;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;

/** A text beside the main text, the index of the block that it is anchored in, and its place. */
interface Side {
  readonly blocks: readonly Block[];
  readonly anchor?: number | undefined;
  readonly place?: BoxPlace | undefined;
}

interface DocTexts {
  readonly main: readonly Block[];
  readonly sides: readonly Side[];
}

/** The text boxes of the main text. */
function boxSides(file: DocFile, formats: DocFormat, text: DocBlocks): Side[] {
  const part = docParts(file).get("boxes");
  const boxes = docBoxes(file);
  if (!part || boxes.length === 0) return part ? [docBlocks(part, formats)] : [];
  const tops = blockTops(text.blocks, []);
  return boxes.map(({ from, to, shape, isInGroup }): Side => {
    const characters = { text: part.text.slice(from, to), places: part.places.slice(from, to) };
    const { blocks } = docBlocks(characters, formats);
    if (!shape) return { blocks };
    const block = Math.max(
      0,
      text.starts.findLastIndex((start) => start <= shape.at),
    );
    return {
      blocks,
      anchor: isBelowAnchor(shape.place) ? block + 1 : block,
      place: isInGroup ? undefined : placedBox(shape.place, block, tops),
    };
  });
}

/** The texts of the document, as blocks. */
function textsOf(bytes: Uint8Array): DocTexts | "encrypted" | "older" {
  const streams = streamsOf(bytes, ["WordDocument", "0Table", "1Table"]);
  const main = streams.get("WordDocument");
  if (!main) throw new RangeError("The document has no text.");
  if (main.readUInt16LE(0) !== word97) return "older";
  const flags = main.readUInt16LE(0x0a);
  if ((flags & encryptedFlag) !== 0) return "encrypted";
  const table = streams.get((flags & secondTableFlag) === 0 ? "0Table" : "1Table");
  if (!table) throw new RangeError("The document has no tables.");
  const file = { main, table };
  const formats = docFormat(file);
  const parts = docParts(file);
  const blocksOf = (name: DocPart): DocBlocks => {
    const part = parts.get(name);
    return part ? docBlocks(part, formats) : { blocks: [], starts: [] };
  };
  const text = blocksOf("text");
  const [headers, headerBoxes] = [blocksOf("headers"), blocksOf("headerBoxes")];
  return { main: text.blocks, sides: [headers, ...boxSides(file, formats, text), headerBoxes] };
}

/** Reads a DOC file (Word 97 to 2003): text, page headers and footers, and text boxes, with formatting. */
export function readDoc(bytes: Uint8Array): DocumentOutcome {
  let texts: ReturnType<typeof textsOf>;
  try {
    texts = textsOf(bytes);
  } catch {
    // Offsets and lengths in the file are untrusted; a read out of bounds throws.
    return reject("corrupt_file");
  }
  if (texts === "encrypted") return reject("encrypted_file");
  if (texts === "older") return reject("unsupported_type");
  const { main, sides } = texts;
  return blocksOutcome({
    main,
    sides: sides.map(({ blocks }) => blocks),
    anchors: sides.map(({ anchor }) => anchor),
    boxes: sides.map(({ place }) => place),
  });
}
