import { colorOf } from "./color.ts";
import type { ShadowRootOf } from "../collect/walk.ts";

/** What its own and its ancestors' styles make of an element: its opacity, and whether an effect makes it unreadable. */
export type Effects = { readonly opacity: number; readonly isObscured: boolean };

const mostBlurPixels = 4;
const leastLight = 0.2;
const mostLight = 4;

function isFilterHiding(name: string, amount: number): boolean {
  switch (name) {
    case "blur":
      return amount > mostBlurPixels;
    case "brightness":
    case "contrast":
      return amount < leastLight || amount > mostLight;
    case "opacity":
    case "drop-shadow":
    case "grayscale":
    case "hue-rotate":
    case "invert":
    case "saturate":
    case "sepia":
      return false;
    default:
      // `url()`: what an SVG filter paints cannot be computed.
      return true;
  }
}

const filterFunction = /(?<![a-z-])([a-z-]+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;

function filterEffects(filter: string): Effects {
  let opacity = 1;
  let isObscured = false;
  for (const [, name = "", parameter = ""] of filter.matchAll(filterFunction)) {
    const amount = Number.parseFloat(parameter);
    if (name === "opacity") opacity *= amount;
    isObscured ||= isFilterHiding(name, amount);
  }
  return { opacity, isObscured };
}

const stop = /rgba?\([^)]*\)/g;

/** A mask that fades the edges of a scrolling part is common: it shows what is scrolled to its middle. */
function isMaskHiding({ maskImage, overflowX, overflowY }: CSSStyleDeclaration): boolean {
  if ((maskImage || "none") === "none") return false;
  const scrolls = [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
  const colors = maskImage.startsWith("linear-gradient(") ? (maskImage.match(stop) ?? []) : [];
  const middle = colors.slice(
    Math.floor((colors.length - 1) / 2),
    Math.floor(colors.length / 2) + 1,
  );
  return !scrolls || colors.length < 3 || middle.some((color) => colorOf(color)[3] < 1);
}

function effectsOfStyle(style: CSSStyleDeclaration): Effects {
  const filter = filterEffects(style.filter || "none");
  return {
    opacity: Number(style.opacity) * filter.opacity,
    isObscured:
      filter.isObscured || (style.mixBlendMode || "normal") !== "normal" || isMaskHiding(style),
  };
}

/** The effects of elements, each read once. A reader is made for one reading of the page and then thrown away. */
export class EffectsReader {
  readonly #known = new Map<Element, Effects>();
  readonly #shadowRootOf: ShadowRootOf;

  constructor(shadowRootOf: ShadowRootOf) {
    this.#shadowRootOf = shadowRootOf;
  }

  of(element: Element): Effects {
    const before = this.#known.get(element);
    if (before) return before;
    const own = effectsOfStyle(getComputedStyle(element));
    const parent = this.parentOf(element);
    const around = parent ? this.of(parent) : { opacity: 1, isObscured: false };
    const effects = {
      opacity: own.opacity * around.opacity,
      isObscured: own.isObscured || around.isObscured,
    };
    this.#known.set(element, effects);
    return effects;
  }

  /** What an element is drawn in: its slot, its parent, its host, or the frame around its document when that is of the same site. */
  parentOf(element: Element): Element | null {
    const { parentElement: parent } = element;
    const shadow = parent && this.#shadowRootOf(parent);
    if (shadow) {
      const slots = [...shadow.querySelectorAll("slot")];
      return slots.find((slot) => slot.assignedElements().includes(element)) ?? parent;
    }
    return parent ?? hostOf(element) ?? frameAround(element);
  }
}

/** The host of the shadow root that the element is in. By its kind of node, since a frame has classes of its own. */
export function hostOf(element: Element): Element | null {
  const root: Node & { readonly host?: Element } = element.getRootNode();
  return root.host ?? null;
}

/** The element that shows the document of `element`, when its site may look at it. */
export const frameAround = ({ ownerDocument }: Element): Element | null =>
  ownerDocument.defaultView?.frameElement ?? null;
