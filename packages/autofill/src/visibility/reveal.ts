import { frameAround, hostOf } from "./effects.ts";
import type { Point } from "./paint.ts";

/** A rectangle in the window, in CSS pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
const isLocked = (overflow: string) => overflow === "hidden" || overflow === "clip";

/** The directions in which a user can scroll the window. */
function rootDirections({ documentElement, body }: Document) {
  const root = getComputedStyle(documentElement);
  const isRoots = root.overflowX !== "visible" || root.overflowY !== "visible" || !body;
  const { overflowX, overflowY } = isRoots ? root : getComputedStyle(body);
  return { across: !isLocked(overflowX), down: !isLocked(overflowY) };
}

/** A desktop page may be wider than the window; content that begins beyond both is hidden. */
const maxPageWidth = 1280;

/** Scrolls user-scrollable containers without animation and restores them in the same task, before any paint. */
export class Scrolling {
  readonly #before = new Map<Element, { readonly left: number; readonly top: number }>();

  /** Scrolls the box to a share of the height of its scroll containers, inside its document. */
  bring(element: Element, boxOf: () => Box, share: number): void {
    const { ownerDocument } = element;
    const root = ownerDocument.scrollingElement ?? ownerDocument.documentElement;
    for (let at = around(element); at && at !== root; at = around(at)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (at === ownerDocument.body) continue;
      if (scrolls(overflowX) || scrolls(overflowY)) this.#center(at, boxOf(), share);
    }
    this.#bringWindow(root, boxOf(), share);
  }

  #center(container: Element, box: Box, share: number): void {
    const { left, top } = container.getBoundingClientRect();
    const { x, y } = middleOf(box);
    const by = {
      left: x - left - container.clientWidth / 2,
      top: y - top - container.clientHeight * share,
    };
    this.#scroll(container, by);
  }

  #bringWindow(root: Element, box: Box, share: number): void {
    const { innerWidth, innerHeight } = root.ownerDocument.defaultView ?? window;
    const { across, down } = rootDirections(root.ownerDocument);
    const { x, y } = middleOf(box);
    const isWithin = x + root.scrollLeft <= Math.max(innerWidth, maxPageWidth);
    const isOut = box.left < 0 || box.right > innerWidth;
    this.#scroll(root, {
      left: across && isWithin && isOut ? x - innerWidth / 2 : 0,
      top: down ? y - innerHeight * share : 0,
    });
  }

  #scroll(element: Element, { left, top }: { left: number; top: number }): void {
    if (Math.abs(left) < 1 && Math.abs(top) < 1) return;
    if (!this.#before.has(element))
      this.#before.set(element, { left: element.scrollLeft, top: element.scrollTop });
    element.scrollBy({ left, top, behavior: "instant" });
  }

  /** Whether anything was scrolled. */
  get hasScrolled(): boolean {
    return this.#before.size > 0;
  }

  restore(): void {
    for (const [element, { left, top }] of [...this.#before].toReversed())
      element.scrollTo({ left, top, behavior: "instant" });
    this.#before.clear();
  }
}

const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? hostOf(element);

/** The element in its document, then the frames around it, each with the element's box in it. */
export type Level = { readonly element: Element; readonly boxOf: () => Box };

export function levelsOf(element: Element): readonly Level[] {
  const levels: Level[] = [{ element, boxOf: () => element.getBoundingClientRect() }];
  for (let frame = frameAround(element); frame; frame = frameAround(frame)) {
    const { boxOf } = levels.at(-1) ?? { boxOf: () => element.getBoundingClientRect() };
    const shown = frame;
    levels.push({ element: frame, boxOf: () => within(shown, boxOf()) });
  }
  return levels;
}

/** A box of a frame's document in the coordinates of the parent window, clipped to the frame. */
function within(frame: Element, box: Box): Box {
  const at = frame.getBoundingClientRect();
  const left = at.left + frame.clientLeft;
  const top = at.top + frame.clientTop;
  return {
    left: Math.max(at.left, left + box.left),
    top: Math.max(at.top, top + box.top),
    right: Math.min(at.right, left + box.right),
    bottom: Math.min(at.bottom, top + box.bottom),
  };
}
