import type { Block } from "@postulo/resume-parser/paragraph";
import { blockTops, placedBox } from "../block-heights.ts";
import { blocksOutcome } from "../blocks-outcome.ts";
import { type DocxPart, unpackDocx } from "./docx-archive.ts";
import { readStyles, type StyleSheet } from "./docx-styles.ts";
import { type DocxText, walkBlocks } from "./docx-text.ts";
import { type DocumentOutcome, reject } from "../../document-outcome.ts";
import { child, type XmlNode } from "./xml-node.ts";

function textOfPart(part: DocxPart, styles: StyleSheet): DocxText {
  const blocks: Block[] = [];
  const text: DocxText = {
    styles,
    links: part.links,
    blocks,
    boxes: [],
    blocksSoFar: () => blocks.length,
    breaks: [],
    isBody: true,
  };
  const root = part.nodes.find((node) => node.name.startsWith("w:"));
  const body: XmlNode | undefined = child(root, "w:body") ?? root;
  if (body) walkBlocks(body, text);
  return text;
}

/**
 * Reads a Word file: page headers before the text, text boxes and footers beside it, tables, tabs, line breaks, links.
 */
export function readDocx(bytes: Uint8Array): DocumentOutcome {
  const parts = unpackDocx(bytes);
  if (typeof parts === "string") return reject(parts);
  const styles = readStyles(
    parts.styles.find(({ name }) => name === "w:styles"),
    parts.numbering.find(({ name }) => name === "w:numbering"),
  );
  const headers = parts.headers.map((part) => textOfPart(part, styles));
  const footers = parts.footers.map((part) => textOfPart(part, styles));
  const body = textOfPart(parts.document, styles);
  const above = headers.flatMap((header) => header.blocks);
  const main = [...above, ...body.blocks];
  const tops = blockTops(body.blocks, body.breaks);
  const boxes = [...headers, body, ...footers].flatMap((part) =>
    part.boxes.map(({ blocks, block, anchor, place }) => ({
      blocks,
      anchor: part === body ? above.length + anchor : undefined,
      place: part === body && place ? placedBox(place, block, tops) : undefined,
    })),
  );
  const sides = [...boxes.map(({ blocks }) => blocks), ...footers.map((footer) => footer.blocks)];
  const anchors = boxes.map(({ anchor }) => anchor);
  const reason = body.blocks.length === 0 ? "corrupt_file" : "no_text";
  return blocksOutcome({ main, sides, anchors, boxes: boxes.map(({ place }) => place) }, reason);
}
