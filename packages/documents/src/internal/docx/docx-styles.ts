import { child, childrenOf, valueOf, type XmlNode } from "./xml-node.ts";

/** Character formatting; absent fields are not specified. */
export interface TextStyle {
  readonly font?: string | undefined;
  readonly size?: number | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly caps?: boolean | undefined;
  readonly hidden?: boolean | undefined;
}

export interface ParagraphStyle {
  readonly text: TextStyle;
  /** The list that the paragraph belongs to; "0" means none. */
  readonly list?: string | undefined;
  readonly isHeading?: boolean | undefined;
  readonly indent?: number | undefined;
  readonly before?: number | undefined;
}

const pointsOfTwips = (twips: string | undefined) =>
  twips === undefined ? undefined : Number(twips) / 20;

/** `<w:b/>` is on, `<w:b w:val="0"/>` is off, an absent element is undefined. */
function toggle(properties: XmlNode | undefined, name: string): boolean | undefined {
  const node = child(properties, name);
  if (!node) return undefined;
  const value = node.attributes["w:val"];
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

/** Character formatting of run properties. Unspecified fields are absent, so that they override nothing. */
export function textStyle(properties: XmlNode | undefined): TextStyle {
  const size = valueOf(properties, "w:sz");
  const fonts = child(properties, "w:rFonts")?.attributes;
  const font = fonts?.["w:ascii"] ?? fonts?.["w:asciiTheme"];
  const toggles: readonly (readonly [keyof TextStyle, boolean | undefined])[] = [
    ["bold", toggle(properties, "w:b")],
    ["italic", toggle(properties, "w:i")],
    ["caps", toggle(properties, "w:caps")],
    ["hidden", toggle(properties, "w:vanish")],
  ];
  return {
    ...(font === undefined ? {} : { font }),
    ...(size === undefined ? {} : { size: Number(size) / 2 }),
    ...Object.fromEntries(toggles.filter(([, value]) => value !== undefined)),
  };
}

export function paragraphStyle(properties: XmlNode | undefined): ParagraphStyle {
  const indent = child(properties, "w:ind")?.attributes;
  const left = pointsOfTwips(indent?.["w:left"] ?? indent?.["w:start"]);
  const before = pointsOfTwips(child(properties, "w:spacing")?.attributes["w:before"]);
  const list = valueOf(child(properties, "w:numPr"), "w:numId");
  const level = valueOf(properties, "w:outlineLvl");
  return {
    text: {},
    ...(list === undefined ? {} : { list }),
    ...(level === undefined ? {} : { isHeading: Number(level) < 9 }),
    ...(left === undefined ? {} : { indent: left }),
    ...(before === undefined ? {} : { before }),
  };
}

const over = (base: ParagraphStyle, own: ParagraphStyle): ParagraphStyle => ({
  ...base,
  ...own,
  text: { ...base.text, ...own.text },
});

/** Styles by id, with inherited properties. */
export interface StyleSheet {
  readonly base: ParagraphStyle;
  readonly named: (id: string | undefined) => ParagraphStyle;
  /**
   * Whether a paragraph is a list item with a bullet. Headings are numbered at most, and some lists have no marker.
   */
  readonly isItem: (style: ParagraphStyle) => boolean;
}

function isUnmarked(list: XmlNode): boolean {
  const level = child(list, "w:lvl");
  return valueOf(level, "w:numFmt") === "none" || valueOf(level, "w:lvlText") === "";
}

/** Lists without markers and numbers; some programs create them for all headings. */
function unmarkedLists(root: XmlNode | undefined): ReadonlySet<string> {
  const kinds = new Set(
    childrenOf(root, "w:abstractNum")
      .filter(isUnmarked)
      .map((node) => node.attributes["w:abstractNumId"]),
  );
  return new Set(
    childrenOf(root, "w:num")
      .filter((node) => kinds.has(valueOf(node, "w:abstractNumId")))
      .map((node) => node.attributes["w:numId"] ?? ""),
  );
}

const maxChain = 20;

export function readStyles(root: XmlNode | undefined, numbering: XmlNode | undefined): StyleSheet {
  const unmarked = unmarkedLists(numbering);
  const defaults = child(root, "w:docDefaults");
  const base: ParagraphStyle = {
    ...paragraphStyle(child(child(defaults, "w:pPrDefault"), "w:pPr")),
    text: textStyle(child(child(defaults, "w:rPrDefault"), "w:rPr")),
  };
  const nodes = childrenOf(root, "w:style");
  const byId = new Map(nodes.map((node) => [node.attributes["w:styleId"] ?? "", node]));
  const normal = nodes.find(
    (node) => node.attributes["w:default"] === "1" && node.attributes["w:type"] === "paragraph",
  );
  const resolve = (id: string | undefined, depth: number): ParagraphStyle => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node || depth > maxChain) return { text: {} };
    const own = { ...paragraphStyle(child(node, "w:pPr")), text: textStyle(child(node, "w:rPr")) };
    return over(resolve(valueOf(node, "w:basedOn"), depth + 1), own);
  };
  return {
    base: over(base, resolve(normal?.attributes["w:styleId"], 0)),
    named: (id) => resolve(id, 0),
    isItem: ({ list = "0", isHeading }) =>
      list !== "0" && isHeading !== true && !unmarked.has(list),
  };
}
