import { linesOfPages } from "../lines-of-pages.ts";
import { linesOfParagraphs } from "../lines-of-paragraphs.ts";
import type { LineDocument } from "../line.ts";
import type { LinkBox, Page, TextBlock, TextItem } from "../page.ts";
import type { Block, Paragraph, ParagraphRun } from "../paragraph.ts";
import pagesByFile from "./layouts/pages.json" with { type: "json" };
import paragraphsByFile from "./layouts/paragraphs.json" with { type: "json" };

/** A page in the notation of `layouts/pages.json`. */
interface PageNotation {
  /** Width and height in points. */
  readonly size: string;
  readonly fonts: readonly string[];
  /** Left, top, right, bottom and the URL. */
  readonly links: readonly string[];
  /**
   * Left, baseline, width and size in points, the index of the font with `b` (bold) and `i` (italic), the text. Behind the style of a
   * tagged text, `@` with its paragraph and `.` with its list item.
   */
  readonly items: readonly string[];
}

/**
 * A paragraph in the notation of `layouts/paragraphs.json`: indent and space before it, in points, then its runs: size with `b`
 * and `i`, the text, ` → ` and the URL.
 */
type ParagraphNotation = readonly string[];
type BlockNotation =
  | ParagraphNotation
  | { readonly table: readonly (readonly (readonly ParagraphNotation[])[])[] };

/** A paragraph document in the notation of `layouts/paragraphs.json`. */
export interface ParagraphsNotation {
  readonly main: readonly BlockNotation[];
  readonly sides: readonly (readonly BlockNotation[])[];
}

/** Splits numbers and a style off the start of a text, each followed by one space. */
function fieldsOf(line: string, count: number): { fields: string[]; text: string } {
  const fields = line.split(" ", count);
  return { fields, text: line.slice(fields.join(" ").length + 1) };
}

const numberIn = (field: string | undefined) => Number.parseFloat(field ?? "");

function linkOf(line: string): LinkBox {
  const { fields, text } = fieldsOf(line, 4);
  const [left = 0, top = 0, right = 0, bottom = 0] = fields.map(Number);
  return { url: text, left, top, right, bottom };
}

function taggedAs(style: string): TextBlock | undefined {
  const [, place] = style.split("@");
  if (place === undefined) return undefined;
  const [paragraph = "", item] = place.split(".");
  return { paragraph: Number(paragraph), item: item === undefined ? undefined : Number(item) };
}

function itemOf(line: string, fonts: readonly string[]): TextItem {
  const { fields, text } = fieldsOf(line, 5);
  const [x = 0, y = 0, width = 0, size = 0] = fields.map(Number);
  const style = fields[4] ?? "";
  return {
    text,
    x,
    y,
    width,
    size,
    font: fonts[numberIn(style)] ?? "",
    bold: style.includes("b"),
    italic: style.includes("i"),
    block: taggedAs(style),
  };
}

/** Reads a page in the notation of `layouts/pages.json`. */
export function pageOf({ size, fonts, links, items }: PageNotation): Page {
  const [width = 0, height = 0] = size.split(" ").map(Number);
  return {
    width,
    height,
    items: items.map((item) => itemOf(item, fonts)),
    links: links.map(linkOf),
  };
}

function runOf(line: string): ParagraphRun {
  const { fields, text } = fieldsOf(line, 1);
  const [written = "", url] = text.split(" → ");
  const [style = ""] = fields;
  return {
    text: written,
    font: "",
    size: numberIn(style),
    bold: style.includes("b"),
    italic: style.includes("i"),
    url,
  };
}

function paragraphOf([properties = "", ...runs]: ParagraphNotation): Paragraph {
  const [indent = 0, before = 0] = properties.replace("bullet ", "").split(" ").map(Number);
  return { runs: runs.map(runOf), bullet: properties.startsWith("bullet "), indent, before };
}

const blockOf = (block: BlockNotation): Block =>
  "table" in block
    ? {
        kind: "table",
        table: block.table.map((row) => row.map((cell) => cell.map(paragraphOf))),
      }
    : { kind: "paragraph", paragraph: paragraphOf(block) };

/** The lines of a paragraph document in the notation of `layouts/paragraphs.json`. */
export const linesOfNotation = ({ main, sides }: ParagraphsNotation): LineDocument =>
  linesOfParagraphs({ main: main.map(blockOf), sides: sides.map((side) => side.map(blockOf)) });

/**
 * Pages and paragraphs of the files in `packages/documents/src/testing/files`: résumés of invented people, written by LibreOffice,
 * Chromium, LaTeX, Typst and Word's formats. Lengths are rounded to 0.001 points.
 */
export const writtenLayouts: ReadonlyMap<string, LineDocument> = new Map(
  [
    ...Object.entries(pagesByFile).map(
      ([file, pages]) => [file, linesOfPages(pages.map(pageOf))] as const,
    ),
    ...Object.entries(paragraphsByFile).map(
      ([file, notation]) => [file, linesOfNotation(notation)] as const,
    ),
  ].sort(([one], [other]) => one.localeCompare(other)),
);
