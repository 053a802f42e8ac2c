import { colorOf } from "./color.ts";

/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

const pictures = "img,canvas,video,iframe,embed,object,svg *";

/** How much a background hides of what is below it, from 0 to 1. */
export function backgroundAlpha({ backgroundColor, backgroundImage }: CSSStyleDeclaration): number {
  return backgroundImage === "none" ? colorOf(backgroundColor)[3] : 1;
}

/** The part of an element that a pseudo-element must have to count as its background. */
const leastShare = 0.5;

function pseudoAlpha(element: Element, pseudo: string, { width, height }: DOMRect): number {
  const style = getComputedStyle(element, pseudo);
  if (style.content === "none" || style.content === "normal" || style.display === "none") return 0;
  const area = Number.parseFloat(style.width) * Number.parseFloat(style.height);
  return area >= leastShare * width * height ? backgroundAlpha(style) * Number(style.opacity) : 0;
}

/** How much the border of the element hides at the point. */
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

/** A shadow inside of the element that reaches further than a line. */
const innerShadow = /\b(?:[2-9]\d|\d{3,})(?:\.\d+)?px(?: -?[\d.]+px)? inset/;

function backdropAlpha(element: Element): number {
  const isTopLayer =
    element.matches(":modal") ||
    (element.hasAttribute("popover") && element.matches(":popover-open"));
  return isTopLayer ? backgroundAlpha(getComputedStyle(element, "::backdrop")) : 0;
}

/**
 * How much an element hides at a point of what is painted below it, from 0 to 1, without regard to its opacity. Text alone
 * hides nothing.
 */
export function alphaAt(element: Element, point: Point): number {
  const style = getComputedStyle(element);
  if (element.matches(pictures) || innerShadow.test(style.boxShadow)) return 1;
  // Firefox knows it, and a page may leave it undefined in older ones.
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
