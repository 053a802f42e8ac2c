/** A node of a parsed page: the part of the DOM that is read, because this package is compiled without it. */
export interface PageNode {
  readonly nodeName: string;
  /** The text of a text node. */
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<PageNode>;
}
interface Page {
  readonly body: PageNode;
  readonly querySelector: (selectors: string) => PageNode | null;
}

const names = (list: string) => list.split(" ");
/** Controls with their labels, but not the form around them, which may contain the whole page. */
const notText = names(
  "SCRIPT STYLE NOSCRIPT TEMPLATE SVG HEAD TITLE NAV BUTTON SELECT TEXTAREA LABEL LEGEND DATALIST",
);
/** Left out of a whole page; a part of it may have its title in one. */
const pageFrame = ["HEADER", "FOOTER"];
const blocks = new Set(
  names(
    "P DIV SECTION ARTICLE HEADER FOOTER FORM LI UL OL H1 H2 H3 H4 H5 H6 BR TR TD TH TABLE BLOCKQUOTE DL DD DT PRE HR",
  ),
);
const cells = new Set(names("TD TH"));
/** Browsers nest no deeper. */
const maxDepth = 512;

interface Reading {
  readonly leftOut: ReadonlySet<string>;
  /** Whether a line break in a text is one, as in a description without tags; in a page it is a space. */
  readonly hasBreaks: boolean;
  /** What separates the cells of a table's row: each is a line, or they share one. */
  readonly cellBreak: "\n" | " ";
  readonly parts: string[];
}

const textOf = ({ nodeValue }: PageNode, hasBreaks: boolean) =>
  hasBreaks ? (nodeValue ?? "") : (nodeValue ?? "").replaceAll(/\s+/g, " ");

function collect(node: PageNode, reading: Reading, depth = 0): void {
  const { leftOut, hasBreaks, parts } = reading;
  const name = node.nodeName.toUpperCase();
  if (leftOut.has(name) || depth > maxDepth) return;
  if (name === "#TEXT") {
    parts.push(textOf(node, hasBreaks));
    return;
  }
  const isBlock = blocks.has(name);
  const lineBreak = cells.has(name) ? reading.cellBreak : "\n";
  if (isBlock) parts.push(lineBreak);
  if (name === "P") parts.push("\n");
  const inner = name === "PRE" ? { ...reading, hasBreaks: true } : reading;
  for (const child of node.childNodes) collect(child, inner, depth + 1);
  if (isBlock && name !== "BR") parts.push(lineBreak);
}

function linesOf(
  root: PageNode,
  leftOut: readonly string[],
  { hasBreaks, cellBreak }: Pick<Reading, "hasBreaks" | "cellBreak">,
): string[] {
  const parts: string[] = [];
  collect(root, { leftOut: new Set(leftOut), hasBreaks, cellBreak, parts });
  return parts
    .join("")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim());
}

/** The text of a mail's page: one line per block or row of a table, and an empty line before a paragraph. */
export const paragraphText = (root: PageNode): string =>
  linesOf(root, notText, { hasBreaks: false, cellBreak: " " })
    .join("\n")
    .replaceAll(/\n\n+/g, "\n\n")
    .trim();

/** The text of a part of a page, one line per block, without controls. */
export const partText = (part: PageNode, leftOut = notText): string =>
  linesOf(part, leftOut, { hasBreaks: true, cellBreak: "\n" })
    .filter((line) => line !== "")
    .join("\n");

/** The text of the main part of a page, without one of the whole page. */
export function mainText(page: Page): string {
  const main = page.querySelector("main,[role=main],article");
  return main ? partText(main) : partText(page.body, [...notText, ...pageFrame]);
}
