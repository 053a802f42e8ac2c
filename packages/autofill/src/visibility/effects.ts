import { colorOf } from "./color.ts";
import type { ShadowRootOf } from "../collect/walk.ts";

/** The combined opacity of an element and its ancestors, and whether an effect makes it unreadable. */
export type Effects = { readonly opacity: number; readonly isObscured: boolean };

const maxBlurPixels = 4;
const minBrightness = 0.2;
const maxBrightness = 4;

function isFilterHiding(name: string, amount: number): boolean {
  switch (name) {
    case "blur":
      return amount > maxBlurPixels;
    case "brightness":
    case "contrast":
      return amount < minBrightness || amount > maxBrightness;
    case "opacity":
    case "drop-shadow":
    case "grayscale":
    case "hue-rotate":
    case "invert":
    case "saturate":
    case "sepia":
      return false;
    default:
      // `url()`: the result of an SVG filter cannot be computed.
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

/** Masks that fade the edges of a scroll container are common and do not hide its middle. */
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

/** Caches the effects of elements during one pass over the page. */
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

  /** The parent in the flat tree: slot, parent, host, or the same-origin frame around the document. */
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

/** The host of the element's shadow root. By `nodeType`, because each frame has its own classes. */
export function hostOf(element: Element): Element | null {
  const root: Node & { readonly host?: Element } = element.getRootNode();
  return root.host ?? null;
}

/** The frame element of the document of `element`, if same-origin. */
export const frameAround = ({ ownerDocument }: Element): Element | null =>
  ownerDocument.defaultView?.frameElement ?? null;
