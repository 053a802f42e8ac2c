import { child, childrenOf, type XmlNode } from "../docx/xml-node.ts";
import { pointsOf } from "../length.ts";
import type { TextFormat } from "../styled-text.ts";

/** Formatting of a paragraph and its text; absent fields are not specified. Lengths are in points. */
interface OdtStyle {
  readonly text: Partial<TextFormat>;
  readonly indent?: number;
  readonly before?: number;
}

/** The styles that apply in one part of a file. */
export interface OdtStyles {
  readonly paragraph: (name: string | undefined) => OdtStyle;
  readonly text: (name: string | undefined) => Partial<TextFormat>;
  /** Whether the items of a list have a marker. */
  readonly isMarked: (list: string | undefined) => boolean;
}

const maxChain = 20;
const usualSize = 12;

function weightOf(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  return weight === "bold" || Number(weight) >= 600;
}

/** Whether an attribute has this value; undefined without the attribute. */
const has = (value: string | undefined, wanted: RegExp) =>
  value === undefined ? undefined : wanted.test(value);

/** The formatting of text properties that are specified. */
function textFormat(node: XmlNode | undefined, inherited: Partial<TextFormat>) {
  const own = node?.attributes ?? {};
  const size = pointsOf(own["fo:font-size"], inherited.size ?? usualSize);
  const specified: readonly (readonly [keyof TextFormat, unknown])[] = [
    ["font", own["style:font-name"] ?? own["fo:font-family"]],
    ["size", size],
    ["bold", weightOf(own["fo:font-weight"])],
    ["italic", has(own["fo:font-style"], /italic|oblique/)],
    ["caps", has(own["fo:text-transform"], /^uppercase$/)],
    ["hidden", has(own["text:display"], /^none$/)],
  ];
  const given = Object.fromEntries(specified.filter(([, value]) => value !== undefined));
  return { ...inherited, ...given };
}

/** A style over the one that it inherits from. */
function styleOf(node: XmlNode | undefined, inherited: OdtStyle): OdtStyle {
  const own = child(node, "style:paragraph-properties")?.attributes;
  const indent = pointsOf(own?.["fo:margin-left"]);
  const before = pointsOf(own?.["fo:margin-top"]);
  return {
    ...inherited,
    text: textFormat(child(node, "style:text-properties"), inherited.text),
    ...(indent === undefined ? {} : { indent }),
    ...(before === undefined ? {} : { before }),
  };
}

/** Whether the first level of a list style has neither a bullet nor a number. */
function isUnmarked(list: XmlNode): boolean {
  const level = list.children.find(({ name }) => name.startsWith("text:list-level-style"));
  const mark =
    level?.name === "text:list-level-style-number"
      ? level.attributes["style:num-format"]
      : level?.attributes["text:bullet-char"];
  return level !== undefined && level.name !== "text:list-level-style-image" && !mark?.trim();
}

const keyOf = (family: string | undefined, name: string | undefined) => `${family} ${name}`;

/** @param groups the elements that contain styles; later ones win. */
export function readOdtStyles(groups: readonly (XmlNode | undefined)[]): OdtStyles {
  const styles = groups.flatMap((group) => childrenOf(group, "style:style"));
  const byKey = new Map(
    styles.map((node) => [
      keyOf(node.attributes["style:family"], node.attributes["style:name"]),
      node,
    ]),
  );
  const usual = groups
    .flatMap((group) => childrenOf(group, "style:default-style"))
    .find(({ attributes }) => attributes["style:family"] === "paragraph");
  const base = styleOf(usual, { text: {} });
  const resolve = (family: string, name: string | undefined, depth = 0): OdtStyle => {
    const node =
      name === undefined || depth > maxChain ? undefined : byKey.get(keyOf(family, name));
    if (!node) return family === "paragraph" ? base : { text: {} };
    return styleOf(node, resolve(family, node.attributes["style:parent-style-name"], depth + 1));
  };
  const unmarked = new Set(
    groups
      .flatMap((group) => childrenOf(group, "text:list-style"))
      .filter(isUnmarked)
      .map(({ attributes }) => attributes["style:name"]),
  );
  return {
    paragraph: (name) => resolve("paragraph", name ?? "Standard"),
    text: (name) => resolve("text", name).text,
    isMarked: (list) => list === undefined || !unmarked.has(list),
  };
}
