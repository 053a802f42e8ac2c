import { colorOf } from "./color.ts";

/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

const pictures = "img,canvas,video,iframe,embed,object,svg *";

/** The opacity of a background, from 0 to 1. */
export function backgroundAlpha({ backgroundColor, backgroundImage }: CSSStyleDeclaration): number {
  return backgroundImage === "none" ? colorOf(backgroundColor)[3] : 1;
}

/** The minimum share of the element's size for a pseudo-element to count as its background. */
const minShare = 0.5;

function pseudoAlpha(element: Element, pseudo: string, { width, height }: DOMRect): number {
  const style = getComputedStyle(element, pseudo);
  if (style.content === "none" || style.content === "normal" || style.display === "none") return 0;
  const area = Number.parseFloat(style.width) * Number.parseFloat(style.height);
  return area >= minShare * width * height ? backgroundAlpha(style) * Number(style.opacity) : 0;
}

/** The opacity of the element's border at a point. */
function borderAlpha(style: CSSStyleDeclaration, box: DOMRect, { x, y }: Point): number {
  const sides = [
    [y - box.top, style.borderTopWidth, style.borderTopColor],
    [box.right - x, style.borderRightWidth, style.borderRightColor],
    [box.bottom - y, style.borderBottomWidth, style.borderBottomColor],
    [x - box.left, style.borderLeftWidth, style.borderLeftColor],
  ] as const;
  const alphas = sides.map(([distance, width, color]) =>
    distance < Number.parseFloat(width) ? colorOf(color)[3] : 0,
  );
  return Math.max(...alphas);
}

/** An inset shadow larger than a line. */
const innerShadow = /\b(?:[2-9]\d|\d{3,})(?:\.\d+)?px(?: -?[\d.]+px)? inset/;

function backdropAlpha(element: Element): number {
  const isTopLayer =
    element.matches(":modal") ||
    (element.hasAttribute("popover") && element.matches(":popover-open"));
  return isTopLayer ? backgroundAlpha(getComputedStyle(element, "::backdrop")) : 0;
}

/** The opacity of an element's paint at a point, from 0 to 1, without its `opacity`. Text counts as transparent. */
export function alphaAt(element: Element, point: Point): number {
  const style = getComputedStyle(element);
  if (element.matches(pictures) || innerShadow.test(style.boxShadow)) return 1;
  // Undefined in older versions of Firefox.
  if ((style.backdropFilter || "none") !== "none") return 1;
  const box = element.getBoundingClientRect();
  return Math.max(
    backdropAlpha(element),
    backgroundAlpha(style),
    borderAlpha(style, box, point),
    pseudoAlpha(element, "::before", box),
    pseudoAlpha(element, "::after", box),
  );
}
