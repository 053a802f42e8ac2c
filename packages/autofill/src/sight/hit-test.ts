import { colorOf, contrast, over, type Color } from "./color.ts";
import { frameAround, hostOf, type EffectsReader } from "./effects.ts";
import { alphaAt, type Point } from "./paint.ts";
import { isAbove } from "./stacking.ts";
import type { Box } from "./reveal.ts";

/** Above this much of a cover nothing can be read. */
const mostCover = 0.7;

type Scope = Pick<DocumentOrShadowRoot, "elementsFromPoint">;

function scopeOf(element: Element): Scope {
  const root: Node & Partial<Scope> = element.getRootNode();
  return root.elementsFromPoint
    ? { elementsFromPoint: (x, y) => root.elementsFromPoint?.(x, y) ?? [] }
    : element.ownerDocument;
}

/** The element and the hosts around it, outermost first: each is found in its own tree. */
function pathTo(element: Element): readonly Element[] {
  const path = [element];
  for (let host = hostOf(element); host; host = hostOf(host)) path.unshift(host);
  return path;
}

/** Up to 16 CSS pixels inside of the box, so that round corners do not count. */
const mostInset = 16;
const insetShare = 0.3;

/** The middle and the corners of a box, as far as it is in the window. */
export function pointsOf(box: Box, view: Window): readonly Point[] {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const right = Math.min(view.innerWidth, box.right);
  const bottom = Math.min(view.innerHeight, box.bottom);
  const inset = Math.min(mostInset, insetShare * Math.min(right - left, bottom - top));
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
  /** Elements of the extension itself, which a person can move out of the way. */
  readonly isOurs: (element: Element) => boolean;
  /** Elements that no hit test finds, but that are painted. */
  readonly unhittable: (root: Document) => readonly Element[];
};

/** What lies over and under points of the page. */
export class HitTest {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether the element can be seen at a point of its window. */
  isClearAt(element: Element, point: Point): boolean {
    if (this.#coverOfUnhittable(element, point) > mostCover) return false;
    return pathTo(element).every((target) => this.#isClear(target, point));
  }

  #isClear(target: Element, { x, y }: Point): boolean {
    let shownThrough = 1;
    for (const found of scopeOf(target).elementsFromPoint(x, y)) {
      if (found === target || target.contains(found)) return true;
      if (this.#options.isOurs(found)) continue;
      shownThrough *= 1 - this.#cover(found, { x, y });
      if (1 - shownThrough > mostCover) return false;
    }
    return false;
  }

  #cover(element: Element, point: Point): number {
    const { opacity } = this.#options.effects.of(element);
    return opacity < 1 - mostCover ? 0 : opacity * alphaAt(element, point);
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
   * The contrast of the element's text with what is painted below it at a point, from 1 to 21; undefined where a picture is.
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

/** What is around the roots that an element is in: a hit test inside a root need not name it. */
function outer(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let host = hostOf(element); host; host = hostOf(host))
    for (let at: Element | null = host; at; at = at.parentElement) found.push(at);
  return found;
}
