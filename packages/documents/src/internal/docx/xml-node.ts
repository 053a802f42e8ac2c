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

/** Prefixes that this reader uses, by the namespaces they stand for; a file may use others. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "w"],
  ["http://schemas.openxmlformats.org/officeDocument/2006/relationships", "r"],
  ["http://purl.oclc.org/ooxml/officeDocument/relationships", "r"],
  ["http://schemas.openxmlformats.org/markup-compatibility/2006", "mc"],
  ["urn:oasis:names:tc:opendocument:xmlns:office:1.0", "office"],
  ["urn:oasis:names:tc:opendocument:xmlns:style:1.0", "style"],
  ["urn:oasis:names:tc:opendocument:xmlns:text:1.0", "text"],
  ["urn:oasis:names:tc:opendocument:xmlns:table:1.0", "table"],
  ["urn:oasis:names:tc:opendocument:xmlns:drawing:1.0", "draw"],
  ["urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0", "fo"],
  ["http://www.w3.org/1999/xlink", "xlink"],
]);

/** The prefixes of this reader by those of the file, "" for the default namespace. */
type Scope = ReadonlyMap<string, string>;

/** The scope of an element with these attributes; the same object when they declare nothing new. */
function scopeOf(own: Readonly<Record<string, string>>, outer: Scope): Scope {
  const declared = Object.entries(own).flatMap(([name, uri]): [string, string][] => {
    if (name !== "xmlns" && !name.startsWith("xmlns:")) return [];
    const prefix = name.slice("xmlns:".length);
    const known = prefixes.get(uri);
    return known === undefined || known === prefix ? [] : [[prefix, known]];
  });
  return declared.length === 0 ? outer : new Map([...outer, ...declared]);
}

function resolved(name: string, scope: Scope): string {
  const colon = name.indexOf(":");
  const known = scope.get(name.slice(0, Math.max(0, colon)));
  return known === undefined ? name : `${known}:${name.slice(colon + 1)}`;
}

/** Attributes without a prefix have no namespace. */
const resolvedAttributes = (own: Readonly<Record<string, string>>, scope: Scope) =>
  scope.size === 0
    ? own
    : Object.fromEntries(
        Object.entries(own).map(([name, value]) => [
          name.includes(":") ? resolved(name, scope) : name,
          value,
        ]),
      );

type Place = { readonly depth: number; readonly scope: Scope };

function toNode(value: unknown, { depth, scope: outer }: Place): XmlNode[] {
  const record = raw.safeParse(value);
  if (!record.success || depth > maxDepth) return [];
  const parsed = attributes.safeParse(record.data[":@"] ?? {});
  const own = parsed.success ? parsed.data : {};
  const scope = scopeOf(own, outer);
  const base = { attributes: resolvedAttributes(own, scope) };
  const inner = { depth: depth + 1, scope };
  return Object.entries(record.data)
    .filter(([name]) => name !== ":@")
    .map(([name, content]) =>
      name === "#text"
        ? { ...base, name: "", text: String(content), children: [] }
        : {
            ...base,
            name: resolved(name, scope),
            text: "",
            children: Array.isArray(content) ? content.flatMap((one) => toNode(one, inner)) : [],
          },
    );
}

/**
 * Parses XML. Namespaces of Word and OpenDocument get the usual prefixes (`w:`, `r:`, `text:`), whatever the file calls them.
 * @returns the root nodes in document order.
 */
export function parseXml(text: string): XmlNode[] {
  const parsed: unknown = parser.parse(text);
  const place: Place = { depth: 0, scope: new Map() };
  return Array.isArray(parsed) ? parsed.flatMap((one) => toNode(one, place)) : [];
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
