/** A node of a parsed web page: the part of the DOM that is read. */
export interface HtmlNode {
  readonly nodeName: string;
  /** The text of a text node. */
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<HtmlNode>;
}

const hidden = new Set("SCRIPT STYLE NOSCRIPT TEMPLATE SVG HEAD TITLE SELECT TEXTAREA".split(" "));
const blocks = new Set(
  "P DIV SECTION ARTICLE HEADER FOOTER LI UL OL H1 H2 H3 H4 H5 H6 BR TR TABLE BLOCKQUOTE DL DD DT PRE HR".split(
    " ",
  ),
);
/** Deeper pages are not read to their end. */
const maxDepth = 200;

function collect(node: HtmlNode, parts: string[], depth: number): void {
  const name = node.nodeName.toUpperCase();
  if (hidden.has(name) || depth > maxDepth) return;
  if (name === "#TEXT") {
    parts.push((node.nodeValue ?? "").replaceAll(/\s+/g, " "));
    return;
  }
  const isBlock = blocks.has(name);
  if (isBlock) parts.push("\n");
  if (name === "TD" || name === "TH") parts.push(" ");
  if (name === "P") parts.push("\n");
  for (const child of node.childNodes) collect(child, parts, depth + 1);
  if (isBlock && name !== "BR") parts.push("\n");
}

/** The text of a parsed web page, one line per block, and an empty line before a paragraph. */
export function htmlText(root: HtmlNode): string {
  const parts: string[] = [];
  collect(root, parts, 0);
  return parts
    .join("")
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .join("\n")
    .replaceAll(/\n\n+/g, "\n\n")
    .trim();
}
