import { colorOf, contrast, over, type Color } from "./color.ts";
import { frameAround, hostOf, type EffectsReader } from "./effects.ts";
import { alphaAt, type Point } from "./paint.ts";
import { isAbove } from "./stacking.ts";
import type { Box } from "./reveal.ts";

/** Content under a cover above this opacity is unreadable. */
const maxCover = 0.7;

type Scope = Pick<DocumentOrShadowRoot, "elementsFromPoint">;

function scopeOf(element: Element): Scope {
  const root: Node & Partial<Scope> = element.getRootNode();
  return root.elementsFromPoint
    ? { elementsFromPoint: (x, y) => root.elementsFromPoint?.(x, y) ?? [] }
    : element.ownerDocument;
}

/** The element and its shadow hosts, outermost first, for a hit test in each tree. */
function pathTo(element: Element): readonly Element[] {
  const path = [element];
  for (let host = hostOf(element); host; host = hostOf(host)) path.unshift(host);
  return path;
}

/** Inset from the edges of the box in CSS pixels, because of rounded corners. */
const maxInset = 16;
const insetShare = 0.3;

/** The middle and the corners of the visible part of a box. */
export function pointsOf(box: Box, view: Window): readonly Point[] {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const right = Math.min(view.innerWidth, box.right);
  const bottom = Math.min(view.innerHeight, box.bottom);
  const inset = Math.min(maxInset, insetShare * Math.min(right - left, bottom - top));
  if (inset <= 0) return [];
  const xs = [left + inset, right - inset];
  const ys = [top + inset, bottom - inset];
  return [
    { x: (left + right) / 2, y: (top + bottom) / 2 },
    ...ys.flatMap((y) => xs.map((x) => ({ x, y }))),
  ];
}

type Options = {
  readonly effects: EffectsReader;
  /** Elements of the extension, which are ignored. */
  readonly isOurs: (element: Element) => boolean;
  /** Painted elements that hit tests do not return. */
  readonly unhittable: (root: Document) => readonly Element[];
};

/** Finds the elements over and under points of the page. */
export class HitTest {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether the element is visible at a point of its window. */
  isClearAt(element: Element, point: Point): boolean {
    if (this.#coverOfUnhittable(element, point) > maxCover) return false;
    return pathTo(element).every((target) => this.#isClear(target, point));
  }

  #isClear(target: Element, { x, y }: Point): boolean {
    let shownThrough = 1;
    for (const found of scopeOf(target).elementsFromPoint(x, y)) {
      if (found === target || target.contains(found)) return true;
      if (this.#options.isOurs(found)) continue;
      shownThrough *= 1 - this.#cover(found, { x, y });
      if (1 - shownThrough > maxCover) return false;
    }
    return false;
  }

  #cover(element: Element, point: Point): number {
    const { opacity } = this.#options.effects.of(element);
    return opacity < 1 - maxCover ? 0 : opacity * alphaAt(element, point);
  }

  #coverOfUnhittable(target: Element, point: Point): number {
    const covers = this.#options.unhittable(target.ownerDocument).map((element) => {
      if (this.#options.isOurs(element) || !isAbove(element, target)) return 0;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isOver = point.x >= left && point.x < right && point.y >= top && point.y < bottom;
      return isOver ? this.#cover(element, point) : 0;
    });
    return Math.max(0, ...covers);
  }

  /**
   * The contrast of the element's text with its background at a point, from 1 to 21; undefined over a picture.
   */
  textContrast(element: Element, point: Point): number | undefined {
    const { webkitTextFillColor, color } = getComputedStyle(element);
    const background = this.#backgroundAt(element, point);
    if (!background) return undefined;
    const text = over(colorOf(webkitTextFillColor || color), background);
    return contrast(text, background);
  }

  #backgroundAt(element: Element, { x, y }: Point): Color | undefined {
    let found: Color = [0, 0, 0, 0];
    const layers = scopeOf(element).elementsFromPoint(x, y);
    const below = [...layers.slice(Math.max(0, layers.indexOf(element))), ...outer(element)];
    for (const layer of below) {
      const { backgroundColor, backgroundImage } = getComputedStyle(layer);
      if (backgroundImage !== "none" || layer.matches("img,canvas,video,iframe,svg"))
        return undefined;
      found = over(found, colorOf(backgroundColor));
      if (found[3] > 0.95) return found;
    }
    const scheme = getComputedStyle(element.ownerDocument.documentElement).colorScheme;
    return scheme.includes("dark") || frameAround(element) ? undefined : over(found, [1, 1, 1, 1]);
  }
}

/** The shadow hosts and frames of an element, which a hit test inside a root may omit. */
function outer(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let host = hostOf(element); host; host = hostOf(host))
    for (let at: Element | null = host; at; at = at.parentElement) found.push(at);
  return found;
}
