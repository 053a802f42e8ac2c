import type { Block, Paragraph, ParagraphRun, Table } from "@postulo/resume-parser/paragraph";
import { isBelowAnchor } from "../block-heights.ts";
import { flatBlocks } from "../nested-table.ts";
import {
  paragraphStyle,
  type ParagraphStyle,
  type StyleSheet,
  textStyle,
  type TextStyle,
} from "./docx-styles.ts";
import { findBoxes, pageBreaksIn, type WrittenPlace } from "./docx-boxes.ts";
import { child, descendants, valueOf, type XmlNode } from "./xml-node.ts";

/** Collected while walking through a part of the file. */
export interface DocxText {
  readonly styles: StyleSheet;
  readonly links: ReadonlyMap<string, string>;
  readonly blocks: Block[];
  /** Text boxes, each on its own. */
  readonly boxes: AnchoredBox[];
  /** The number of blocks of the part so far: where a text box is anchored. */
  readonly blocksSoFar: () => number;
  /** The index of the block in which each further page begins. */
  readonly breaks: number[];
  /** Its blocks follow each other on pages. */
  readonly isBody?: boolean;
  readonly isInCell?: boolean;
}

/** A text box, the index of the block in whose text it is, and of that before which it stands. */
interface AnchoredBox {
  readonly blocks: readonly Block[];
  readonly block: number;
  readonly anchor: number;
  /** Absent without a width, and in tables, whose columns have no known places. */
  readonly place: WrittenPlace | undefined;
}

/** Elements around text that say nothing about it: content controls, tracked insertions, directions. */
const transparent = new Set([
  "w:sdt",
  "w:sdtContent",
  "w:ins",
  "w:moveTo",
  "w:smartTag",
  "w:customXml",
  "w:bdo",
  "w:dir",
]);
const containers = new Set([...transparent, "mc:AlternateContent", "mc:Choice"]);

/** Collects paragraphs and tables in document order, without tracked deletions. */
export function walkBlocks(parent: XmlNode, text: DocxText): void {
  for (const node of parent.children) {
    const at = text.blocks.length;
    if (node.name === "w:p")
      text.blocks.push({ kind: "paragraph", paragraph: paragraphOf(node, text) });
    else if (node.name === "w:tbl") text.blocks.push({ kind: "table", table: tableOf(node, text) });
    if (text.blocks.length > at && text.isBody === true)
      text.breaks.push(...Array.from({ length: pageBreaksIn(node) }, () => at));
    if (containers.has(node.name)) walkBlocks(node, text);
  }
}

/** The paragraphs of a cell; a nested table is flattened row by row. */
function paragraphsIn(node: XmlNode, text: DocxText): Paragraph[] {
  const inner: DocxText = { ...text, blocks: [], isBody: false, isInCell: true };
  walkBlocks(node, inner);
  return flatBlocks(inner.blocks);
}

const tableOf = (node: XmlNode, text: DocxText): Table =>
  descendantsOutsideCells(node, "w:tr").map((row) =>
    descendantsOutsideCells(row, "w:tc").map((cell) => paragraphsIn(cell, text)),
  );

/** Rows and cells may be nested in content controls. */
function descendantsOutsideCells(node: XmlNode, name: "w:tr" | "w:tc"): XmlNode[] {
  return node.children.flatMap((one) =>
    one.name === name ? [one] : containers.has(one.name) ? descendantsOutsideCells(one, name) : [],
  );
}

interface RunContext {
  readonly style: TextStyle;
  readonly url: string | undefined;
}

function paragraphOf(node: XmlNode, text: DocxText): Paragraph {
  const properties = child(node, "w:pPr");
  const named = text.styles.named(valueOf(properties, "w:pStyle"));
  const own = paragraphStyle(properties);
  const style: ParagraphStyle = {
    ...text.styles.base,
    ...named,
    ...own,
    text: { ...text.styles.base.text, ...named.text },
  };
  return {
    runs: runsIn(node, { style: style.text, url: undefined }, text),
    bullet: text.styles.isItem(style),
    indent: style.indent ?? 0,
    before: style.before ?? 0,
  };
}

/** The URL of a field such as `HYPERLINK "https://…"`. */
const fieldUrl = (instruction: string | undefined) =>
  /HYPERLINK\s+"([^"]+)"/.exec(instruction ?? "")?.[1];

/** The link target that applies to a child of a paragraph; undefined for a child without text. */
function urlOf(
  node: XmlNode,
  url: string | undefined,
  text: DocxText,
): { url: string | undefined } | undefined {
  if (node.name === "w:hyperlink") return { url: text.links.get(node.attributes["r:id"] ?? "") };
  if (node.name === "w:fldSimple") return { url: fieldUrl(node.attributes["w:instr"]) };
  return transparent.has(node.name) ? { url } : undefined;
}

function runsIn(node: XmlNode, context: RunContext, text: DocxText): ParagraphRun[] {
  let { url } = context;
  return node.children.flatMap((one): ParagraphRun[] => {
    if (one.name === "w:r") {
      // A complex field consists of its instruction, its visible text and an end mark.
      url = fieldUrl(descendants(one, "w:instrText")[0]?.children[0]?.text) ?? url;
      if (child(one, "w:fldChar")?.attributes["w:fldCharType"] === "end") ({ url } = context);
      return runOf(one, { ...context, url }, text);
    }
    const inner = urlOf(one, url, text);
    return inner ? runsIn(one, { ...context, ...inner }, text) : [];
  });
}

function runOf(node: XmlNode, { style, url }: RunContext, text: DocxText): ParagraphRun[] {
  const properties = child(node, "w:rPr");
  const own: TextStyle = {
    ...style,
    ...text.styles.named(valueOf(properties, "w:rStyle")).text,
    ...textStyle(properties),
  };
  addBoxes(node, text);
  if (own.hidden === true) return [];
  const base = { size: own.size ?? 10, bold: own.bold === true, italic: own.italic === true, url };
  return node.children.flatMap((one) => {
    const content = textOf(one);
    if (content === "") return [];
    const font = one.attributes["w:font"] ?? own.font ?? "";
    return [{ ...base, font, text: own.caps === true ? content.toUpperCase() : content }];
  });
}

function textOf(node: XmlNode): string {
  switch (node.name) {
    case "w:t":
      return node.children.map((one) => one.text).join("");
    case "w:tab":
    case "w:ptab":
      return "\t";
    case "w:br":
      return node.attributes["w:type"] === "page" ? "" : "\n";
    case "w:cr":
      return "\n";
    // An icon in a line separates two values; a larger picture does not.
    case "w:drawing":
      return descendants(node, "wp:inline").some(isIcon) ? "\t" : "";
    case "w:noBreakHyphen":
      return "-";
    case "w:sym":
      return symbol(node.attributes["w:char"]);
    default:
      return "";
  }
}

/** English Metric Units; 24 points. */
const maxIconSize = 24 * 12_700;

/** Whether a picture in a line is about as large as its letters. */
function isIcon(inline: XmlNode): boolean {
  const { cx, cy } = child(inline, "wp:extent")?.attributes ?? {};
  return [cx, cy].every((size) => Number(size) > 0 && Number(size) <= maxIconSize);
}

function symbol(code: string | undefined): string {
  const value = Number.parseInt(code ?? "", 16);
  return Number.isNaN(value) || value > 0xffff ? "" : String.fromCodePoint(value);
}

/** Adds the text boxes of a run. */
function addBoxes(node: XmlNode, text: DocxText): void {
  for (const found of findBoxes(node)) {
    const box: DocxText = { ...text, blocks: [], isBody: false };
    walkBlocks(found.content, box);
    const block = text.blocksSoFar();
    text.boxes.push({
      blocks: box.blocks,
      block,
      anchor: found.place && isBelowAnchor(found.place) ? block + 1 : block,
      place:
        text.isInCell !== true && found.place && found.place.width > 0 ? found.place : undefined,
    });
  }
}
