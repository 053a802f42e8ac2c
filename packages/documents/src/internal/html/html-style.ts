import type { TextFormat } from "../styled-text.ts";
import { pointsOf } from "../length.ts";
import { attributeOf, type HtmlElement } from "./html-tree.ts";

/** The declarations of a `style` attribute, in lower case. */
type Declarations = ReadonlyMap<string, string>;

const maxStyle = 2_000;

export function declarationsOf(element: HtmlElement): Declarations {
  const style = (attributeOf(element, "style") ?? "").slice(0, maxStyle).toLowerCase();
  return new Map(
    style.split(";").flatMap((one): [string, string][] => {
      const colon = one.indexOf(":");
      return colon < 0 ? [] : [[one.slice(0, colon).trim(), one.slice(colon + 1).trim()]];
    }),
  );
}

const fontSizes = [7.5, 10, 12, 13.5, 18, 24, 36] as const;
const headingSizes: Readonly<Record<string, number>> = {
  h1: 24,
  h2: 18,
  h3: 14,
  h4: 12,
  h5: 10,
  h6: 8,
};

const boldElements = new Set(["b", "strong", "th"]);
const italicElements = new Set(["i", "em", "cite", "dfn"]);

/** Formatting by the element itself. */
function elementFormat(element: HtmlElement, format: TextFormat): TextFormat {
  const { tagName } = element;
  const heading = headingSizes[tagName];
  if (heading !== undefined) return { ...format, bold: true, size: heading };
  if (boldElements.has(tagName)) return { ...format, bold: true };
  if (italicElements.has(tagName)) return { ...format, italic: true };
  if (tagName === "del" || tagName === "strike" || attributeOf(element, "hidden") !== undefined)
    return { ...format, hidden: true };
  if (tagName === "font") {
    const size = fontSizes[Number(attributeOf(element, "size")) - 1];
    return size === undefined ? format : { ...format, size };
  }
  const url = tagName === "a" ? attributeOf(element, "href") : undefined;
  return url === undefined || url.startsWith("#") ? format : { ...format, url: url.trim() };
}

/** Whether a weight is bold; undefined when there is none. */
function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined;
  return weight.startsWith("bold") || Number.parseInt(weight, 10) >= 600;
}

/** The formatting of the text in an element, from that around it. */
export function formatOfElement(
  element: HtmlElement,
  declarations: Declarations,
  around: TextFormat,
): TextFormat {
  const format = elementFormat(element, around);
  const slant = declarations.get("font-style");
  const transform = declarations.get("text-transform");
  return {
    ...format,
    size: pointsOf(declarations.get("font-size"), around.size) ?? format.size,
    bold: isBold(declarations.get("font-weight")) ?? format.bold,
    italic: slant === undefined ? format.italic : /italic|oblique/.test(slant),
    caps: transform === undefined ? format.caps : transform === "uppercase",
    hidden:
      format.hidden ||
      declarations.get("display") === "none" ||
      declarations.get("visibility") === "hidden" ||
      declarations.get("mso-hide") === "all",
  };
}
