import type { Block, ParagraphRun, Table } from "@postulo/resume-parser/paragraph";
import { childrenOf, type XmlNode } from "../docx/xml-node.ts";
import { flatBlocks } from "../nested-table.ts";
import { addText, type TextFormat, usualText } from "../styled-text.ts";
import type { OdtStyles } from "./odt-styles.ts";

/** Collected while walking through a part of the file. */
export interface OdtText {
  readonly styles: OdtStyles;
  readonly blocks: Block[];
  /** Text boxes, each on its own. */
  readonly boxes: Block[][];
}

const listIndent = 18;
/** More spaces in a row are no layout. */
const maxSpaces = 1_000;

const skipped: ReadonlySet<string> = new Set([
  "text:tracked-changes",
  "text:note",
  "text:ruby-text",
  "text:hidden-text",
  "text:hidden-paragraph",
  "text:index-title-template",
  "text:sequence-decls",
  "text:variable-decls",
  "text:user-field-decls",
  "office:annotation",
  "office:forms",
  "office:event-listeners",
  "svg:title",
  "svg:desc",
]);

/** What a list says about the paragraphs in it. */
interface ListContext {
  readonly depth: number;
  readonly style: string | undefined;
  /** The next paragraph is the first of its item. */
  readonly isItem: boolean;
}

const noList: ListContext = { depth: 0, style: undefined, isItem: false };

/** Collects paragraphs and tables in document order. */
export function walkOdt(parent: XmlNode, text: OdtText, list = noList): void {
  for (const node of parent.children) {
    if (skipped.has(node.name)) continue;
    if (node.name === "text:p" || node.name === "text:h") addParagraph(node, text, list);
    else if (node.name === "text:list") addList(node, text, list);
    else if (node.name === "table:table") addTable(node, text);
    else if (isBox(node)) addBox(node, text);
    else walkOdt(node, text, list);
  }
}

const isBox = ({ name }: XmlNode) =>
  name === "draw:text-box" || name === "draw:custom-shape" || name === "draw:rect";

function addBox(node: XmlNode, text: OdtText): void {
  const box: OdtText = { ...text, blocks: [] };
  walkOdt(node, box);
  text.boxes.push(box.blocks);
}

function addList(node: XmlNode, text: OdtText, outer: ListContext): void {
  const style = node.attributes["text:style-name"] ?? outer.style;
  const depth = outer.depth + 1;
  for (const item of node.children) {
    const isItem = item.name === "text:list-item" && text.styles.isMarked(style);
    let inner = { depth, style, isItem };
    for (const one of item.children) {
      walkOdt({ ...item, children: [one] }, text, inner);
      if (one.name === "text:p" || one.name === "text:h") inner = { ...inner, isItem: false };
    }
  }
}

const rowGroups = new Set(["table:table-header-rows", "table:table-rows", "table:table-row-group"]);

const rowsOf = (table: XmlNode): XmlNode[] =>
  table.children.flatMap((one) =>
    one.name === "table:table-row" ? [one] : rowGroups.has(one.name) ? rowsOf(one) : [],
  );

function addTable(node: XmlNode, text: OdtText): void {
  const rows = rowsOf(node).map((row) =>
    childrenOf(row, "table:table-cell").map((cell) => {
      const inner: OdtText = { ...text, blocks: [] };
      walkOdt(cell, inner);
      return inner.blocks;
    }),
  );
  // A table with one cell per row only places its content.
  if (rows.every((row) => row.length <= 1)) for (const row of rows) text.blocks.push(...row.flat());
  else {
    const table: Table = rows.map((row) => row.map(flatBlocks));
    text.blocks.push({ kind: "table", table });
  }
}

function addParagraph(node: XmlNode, text: OdtText, list: ListContext): void {
  const style = text.styles.paragraph(node.attributes["text:style-name"]);
  const runs: ParagraphRun[] = [];
  addRuns(node, { ...usualText, ...style.text }, { ...text, runs });
  const paragraph = {
    runs,
    bullet: list.isItem && node.name === "text:p",
    indent: Math.max(0, style.indent ?? 0) + list.depth * listIndent,
    before: Math.max(0, style.before ?? 0),
  };
  text.blocks.push({ kind: "paragraph", paragraph });
}

interface OpenParagraph extends OdtText {
  readonly runs: ParagraphRun[];
}

/** The text of elements that stand for it. */
function textOf(node: XmlNode): string | undefined {
  switch (node.name) {
    case "":
      return node.text.replaceAll(/[ \t\r\n]+/g, " ");
    case "text:s":
      return " ".repeat(Math.min(maxSpaces, Math.max(1, Number(node.attributes["text:c"]) || 1)));
    case "text:tab":
      return "\t";
    case "text:line-break":
      return "\n";
    default:
      return undefined;
  }
}

function addRuns(parent: XmlNode, format: TextFormat, open: OpenParagraph): void {
  for (const node of parent.children) {
    const shown = textOf(node);
    if (shown !== undefined) addText(open.runs, shown, format);
    else if (isBox(node)) addBox(node, open);
    else if (!skipped.has(node.name)) addRuns(node, formatIn(node, format, open), open);
  }
}

/** The formatting inside a span or a link. */
function formatIn(node: XmlNode, format: TextFormat, { styles }: OdtText): TextFormat {
  const own = node.name === "text:span" ? styles.text(node.attributes["text:style-name"]) : {};
  const url = node.name === "text:a" ? node.attributes["xlink:href"] : undefined;
  return { ...format, ...own, ...(url === undefined ? {} : { url }) };
}
