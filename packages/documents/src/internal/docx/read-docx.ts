import { linesOfParagraphs } from "@postulo/resume-parser/lines-of-paragraphs";
import { lettersIn, minLetters } from "../block-letters.ts";
import { type DocxParts, unpackDocx } from "./docx-archive.ts";
import { readStyles, type StyleSheet } from "./docx-styles.ts";
import { type DocxText, walkBlocks } from "./docx-text.ts";
import { areTooComplexBlocks } from "../complexity-limits.ts";
import { type DocumentOutcome, reject } from "../../document-outcome.ts";
import { child, childrenOf, type XmlNode } from "./xml-node.ts";

/** External link targets of a part, by relationship id. */
function linksOf(parts: DocxParts, part: string): ReadonlyMap<string, string> {
  const root = parts.get(`_rels/${part}.rels`)?.find((node) => node.name === "Relationships");
  return new Map(
    childrenOf(root, "Relationship")
      .filter((node) => node.attributes["TargetMode"] === "External")
      .map((node) => [node.attributes["Id"] ?? "", node.attributes["Target"] ?? ""]),
  );
}

function textOfPart(parts: DocxParts, part: string, styles: StyleSheet): DocxText {
  const text: DocxText = { styles, links: linksOf(parts, part), blocks: [], boxes: [] };
  const root = parts.get(part)?.find((node) => node.name.startsWith("w:"));
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
  const root = (part: string, name: string) => parts.get(part)?.find((node) => node.name === name);
  const styles = readStyles(root("styles.xml", "w:styles"), root("numbering.xml", "w:numbering"));
  const names = [...parts.keys()].sort((a, b) => a.localeCompare(b));
  const headers = names
    .filter((name) => /^header\d*\.xml$/.test(name))
    .map((name) => textOfPart(parts, name, styles));
  const footers = names
    .filter((name) => /^footer\d*\.xml$/.test(name))
    .map((name) => textOfPart(parts, name, styles));
  const body = textOfPart(parts, "document.xml", styles);
  const main = [...headers.flatMap((header) => header.blocks), ...body.blocks];
  const boxes = [...headers, body, ...footers].flatMap((part) => part.boxes);
  const sides = [...boxes, ...footers.map((footer) => footer.blocks)];
  if (areTooComplexBlocks([main, ...sides])) return reject("too_complex");
  const letters = [main, ...sides].reduce((sum, blocks) => sum + lettersIn(blocks), 0);
  if (letters < minLetters)
    return reject(letters === 0 && body.blocks.length === 0 ? "corrupt_file" : "no_text");
  return { kind: "lines", document: linesOfParagraphs({ main, sides }) };
}
