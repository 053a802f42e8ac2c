import { z } from "zod";

/** An element by its local name. Comments are dropped. */
export interface XmlElement {
  name: string;
  /** By their local names, without declarations of namespaces. */
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** The character data directly below, trimmed. */
  text: string;
}

interface XmlLimits {
  maxBytes: number;
  maxTags: number;
  /** Twice the number of attributes. */
  maxQuotes: number;
  /** What may begin with `<!` or `<?`: nothing but the XML declaration, or comments as well. DTDs never. */
  allows: "comments" | "elements";
}

const maxDepth = 40;
const declaration = /^\uFEFF?\s*<\?xml [^<>?]*\?>/;

function isWithin(xml: string, { maxBytes, maxTags, maxQuotes, allows }: XmlLimits): boolean {
  if (Buffer.byteLength(xml) > maxBytes) return false;
  const content = xml.replace(declaration, "");
  if (content.replaceAll(/[^"']/g, "").length > maxQuotes) return false;
  let tags = 0;
  for (let at = content.indexOf("<"); at !== -1; at = content.indexOf("<", at + 1)) {
    tags += 1;
    const next = content[at + 1];
    if (next === "?" || tags > maxTags) return false;
    if (next === "!" && (allows === "elements" || !content.startsWith("<!--", at))) return false;
  }
  return true;
}

const nodeSchema = z.record(z.string(), z.unknown());
const attributesSchema = z.record(z.string(), z.string()).catch({});

function toElement(name: string, attributes: unknown, content: unknown): XmlElement {
  const children: XmlElement[] = [];
  let text = "";
  for (const node of z.array(nodeSchema).parse(content)) {
    for (const [key, value] of Object.entries(node)) {
      if (key === "#text") text += String(value);
      else if (key !== ":@") children.push(toElement(key, node[":@"], value));
    }
  }
  return {
    name,
    attributes: attributesSchema.parse(attributes ?? {}),
    children,
    text: text.trim(),
  };
}

// Loaded on first use.
async function openParser() {
  const { XMLParser } = await import("fast-xml-parser");
  return new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    removeNSPrefix: true,
    trimValues: false,
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    maxNestedTags: maxDepth,
  });
}

/**
 * Parses a document.
 * @returns its root element; undefined when it is not well-formed, too large, too deep, or has a DTD.
 */
export async function parseXml(xml: string, limits: XmlLimits): Promise<XmlElement | undefined> {
  if (!isWithin(xml, limits)) return undefined;
  const parser = await openParser();
  let parsed: unknown;
  try {
    parsed = parser.parse(xml, true);
  } catch {
    return undefined;
  }
  const { children } = toElement("", {}, parsed);
  return children.length === 1 ? children[0] : undefined;
}

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The child of that name; undefined unless there is exactly one. */
export function onlyChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  const found = childrenOf(element, name);
  return found.length === 1 ? found[0] : undefined;
}

/** The element and all elements in it. */
export function allElements(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(allElements)];
}
