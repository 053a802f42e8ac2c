import type { Block, Paragraph, ParagraphRun } from "@postulo/resume-parser/paragraph";
import { flatBlocks } from "../nested-table.ts";
import { addText, type TextFormat, usualText } from "../styled-text.ts";
import { pointsOf } from "../length.ts";
import { declarationsOf, formatOfElement } from "./html-style.ts";
import { type HtmlElement, type HtmlNode, isElement } from "./html-tree.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const skippedElements = words(
  "head title script style noscript template svg math iframe object select textarea input button nav audio video canvas",
);
const blockElements = words(
  "html body p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote address section article header footer main aside figure figcaption center form fieldset pre hr caption details summary tbody thead tfoot tr td th",
);
const lists = words("ul ol");
const listIndent = 30;
/** What applies to the content of an element. */
interface Context {
  readonly format: TextFormat;
  readonly indent: number;
  readonly isPreformatted: boolean;
}

/** Spaces side by side that a reader sees: without a break, or in preformatted text. */
const wideGap = /[ \u00a0]{4,}/g;

function visibleText(text: string, { isPreformatted }: Context): string {
  const collapsed = isPreformatted ? text : text.replaceAll(/[ \t\r\n\f]+/g, " ");
  return collapsed.replaceAll(wideGap, "\t");
}

/** Collects the paragraphs and tables of a page. */
class HtmlBlocks {
  readonly blocks: Block[] = [];
  #runs: ParagraphRun[] = [];
  #isItem = false;
  #before = 0;

  walk(nodes: readonly HtmlNode[], context: Context): void {
    for (const node of nodes) {
      if (isElement(node)) this.#element(node, context);
      else if ("value" in node)
        addText(this.#runs, visibleText(node.value, context), context.format);
    }
  }

  /** Ends the paragraph; one without text leaves no trace. */
  end(indent: number): void {
    if (this.#runs.some(({ text }) => text.trim() !== "")) {
      const paragraph = { runs: this.#runs, bullet: this.#isItem, indent, before: this.#before };
      this.blocks.push({ kind: "paragraph", paragraph });
      this.#isItem = false;
      this.#before = 0;
    }
    this.#runs = [];
  }

  #element(element: HtmlElement, outer: Context): void {
    const { tagName } = element;
    if (skippedElements.has(tagName)) return;
    const declarations = declarationsOf(element);
    const mso = declarations.get("mso-list");
    // The marker of a list item in pages that Word writes.
    if (mso === "ignore") this.#isItem = true;
    else if (declarations.has("mso-tab-count")) addText(this.#runs, "\t", outer.format);
    else if (tagName === "br") addText(this.#runs, "\n", outer.format);
    else if (tagName === "table") this.#table(element, outer);
    else if (blockElements.has(tagName)) this.#block(element, outer);
    else {
      const format = formatOfElement(element, declarations, outer.format);
      this.walk(element.childNodes, { ...outer, format });
    }
  }

  #block(element: HtmlElement, outer: Context): void {
    this.end(outer.indent);
    const { tagName } = element;
    const isList = lists.has(tagName);
    if (tagName === "li") this.#isItem = true;
    else if (isList) this.#isItem = false;
    const declarations = declarationsOf(element);
    const format = formatOfElement(element, declarations, outer.format);
    const margin = pointsOf(declarations.get("margin-left"), format.size);
    this.#before += Math.max(0, pointsOf(declarations.get("margin-top"), format.size) ?? 0);
    const indent = outer.indent + Math.max(0, margin ?? (isList ? listIndent : 0));
    const isPreformatted = outer.isPreformatted || tagName === "pre";
    this.walk(element.childNodes, { format, indent, isPreformatted });
    this.end(indent);
  }

  #table(element: HtmlElement, outer: Context): void {
    this.end(outer.indent);
    const rows = rowsOf(element).map((row) =>
      row.map((cell) => {
        const inner = new HtmlBlocks();
        inner.#element(cell, { ...outer, indent: 0 });
        return inner.blocks;
      }),
    );
    // A table with one cell per row only places its content.
    if (rows.every((row) => row.length <= 1)) this.blocks.push(...rows.flat(2));
    else {
      const table: Paragraph[][][] = rows.map((row) => row.map(flatBlocks));
      this.blocks.push({ kind: "table", table });
    }
  }
}

const rowParents = words("tbody thead tfoot");

/** The cells of a table by row, without those of nested tables. */
function rowsOf(table: HtmlElement): HtmlElement[][] {
  return table.childNodes.filter(isElement).flatMap((one): HtmlElement[][] => {
    if (rowParents.has(one.tagName)) return rowsOf(one);
    if (one.tagName !== "tr") return one.tagName === "caption" ? [[one]] : [];
    return [
      one.childNodes
        .filter(isElement)
        .filter(({ tagName }) => tagName === "td" || tagName === "th"),
    ];
  });
}

/** The paragraphs and tables of a page in document order. */
export function htmlBlocks(nodes: readonly HtmlNode[]): Block[] {
  const page = new HtmlBlocks();
  page.walk(nodes, { format: usualText, indent: 0, isPreformatted: false });
  page.end(0);
  return page.blocks;
}
