import { XMLParser } from "fast-xml-parser";
import * as z from "zod";

/** An element, or a text node (with an empty name). */
export interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

const maxDepth = 200;
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
});
const raw = z.record(z.string(), z.unknown());
const attributes = z.record(z.string(), z.string());

function toNode(value: unknown, depth: number): XmlNode[] {
  const record = raw.safeParse(value);
  if (!record.success || depth > maxDepth) return [];
  const own = attributes.safeParse(record.data[":@"] ?? {});
  const base = { attributes: own.success ? own.data : {} };
  return Object.entries(record.data)
    .filter(([name]) => name !== ":@")
    .map(([name, content]) =>
      name === "#text"
        ? { ...base, name: "", text: String(content), children: [] }
        : {
            ...base,
            name,
            text: "",
            children: Array.isArray(content)
              ? content.flatMap((one) => toNode(one, depth + 1))
              : [],
          },
    );
}

/**
 * Parses XML.
 * @returns the root nodes in document order.
 */
export function parseXml(text: string): XmlNode[] {
  const parsed: unknown = parser.parse(text);
  return Array.isArray(parsed) ? parsed.flatMap((one) => toNode(one, 0)) : [];
}

export const child = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((one) => one.name === name);

export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((one) => one.name === name) ?? [];

/** The attribute `w:val` of a child. */
export const valueOf = (node: XmlNode | undefined, name: string): string | undefined =>
  child(node, name)?.attributes["w:val"];

/** All descendants with that name, except those nested inside a match. */
export function descendants(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((one) => (one.name === name ? [one] : descendants(one, name)));
}
