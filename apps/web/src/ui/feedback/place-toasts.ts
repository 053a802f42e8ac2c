/** Bars with buttons that stay in view at the bottom of the window, of dialogs included. */
const bars = "[data-action-bar], [data-bottom-bar], [data-footer]";
const controls = "a[href], button, input, select, textarea, summary";
const modals = "[role=dialog], [role=alertdialog]";
/** In pixels, between the toasts and what is beside them. */
const gap = 16;
/** Narrower windows have one column. In pixels, as in the styles. */
const narrow = 768;

const wideSides = ["bottom right", "bottom left", "top right"] as const;
const narrowSides = ["bottom", "top"] as const;
type Side = (typeof wideSides)[number] | (typeof narrowSides)[number];

/** How much it matters that a control is not covered. */
const weights = { focused: 1000, inUse: 50, other: 1 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

const modalNow = () => [...document.querySelectorAll(modals)].at(-1);

/** What the person works in: the dialog in front, else the form, sheet or section with the focus. */
const partInUse = (): Element | null =>
  modalNow() ?? document.activeElement?.closest("form, dialog, section") ?? null;

/** The bottom of the window at which nothing of the given width covers a bar or a virtual keyboard. */
function clearBottom({ left, right, height }: Pick<DOMRect, "left" | "right" | "height">): number {
  const view = globalThis.visualViewport;
  const visible = view ? view.offsetTop + view.height : window.innerHeight;
  const boxes = [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
    .sort((one, other) => other.top - one.top);
  let bottom = visible - gap;
  for (const box of boxes)
    if (box.bottom > bottom - height && box.top < bottom) bottom = Math.min(bottom, box.top - gap);
  return bottom;
}

/** Below the header of the page, which a dialog covers. */
function clearTop(): number {
  const top = globalThis.visualViewport?.offsetTop ?? 0;
  if (modalNow()) return top + gap / 2;
  return (
    Math.max(top, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0) + gap / 2
  );
}

function boxAt(side: Side, { width, height }: Size): DOMRect {
  const left = side.endsWith("right") ? window.innerWidth - gap - width : gap;
  if (side.startsWith("top")) return new DOMRect(left, clearTop(), width, height);
  const bottom = clearBottom({ left, right: left + width, height });
  return new DOMRect(left, bottom - height, width, height);
}

/** Whether a control is in sight below a box; one that is scrolled out of its container is not. */
function isBelow(control: Element, box: DOMRect): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const from = { x: Math.max(left, box.left), y: Math.max(top, box.top) };
  const to = { x: Math.min(right, box.right), y: Math.min(bottom, box.bottom) };
  if (from.x >= to.x || from.y >= to.y) return false;
  const at = document.elementsFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2);
  return at.some((one) => control.contains(one));
}

/** What a box would cover, by the weight of the controls. */
function costOf(box: DOMRect, area: HTMLElement): number {
  const part = partInUse();
  let cost = 0;
  for (const control of (modalNow() ?? document).querySelectorAll(controls)) {
    if (area.contains(control) || !isBelow(control, box)) continue;
    const isFocused = control === document.activeElement;
    cost += weights[isFocused ? "focused" : part?.contains(control) ? "inUse" : "other"];
  }
  return cost;
}

/** On phones dialogs come from below, and make room above them. */
function possibleSides(): readonly Side[] {
  if (window.innerWidth >= narrow) return wideSides;
  return modalNow() ? ["top"] : narrowSides;
}

function sizeOf(area: HTMLElement): Size {
  const { width, height } = area.getBoundingClientRect();
  return { width, height };
}

interface Place {
  readonly side: Side;
  /** What is covered there. */
  readonly cost: number;
}

/** Where least of what a person uses is covered; of equal places the first. */
function bestPlace(area: HTMLElement): Place {
  const size = sizeOf(area);
  const places = possibleSides().map((side): Place => ({
    side,
    cost: costOf(boxAt(side, size), area),
  }));
  return places.reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** Positions the area, without moving it to another side. */
function put(area: HTMLElement, side: Side): void {
  const size = sizeOf(area);
  const box = boxAt(side, size);
  const isTop = side.startsWith("top");
  Object.assign(area.style, {
    top: isTop ? `${box.top}px` : "auto",
    bottom: isTop ? "auto" : `${window.innerHeight - box.bottom}px`,
    left: side === "bottom left" ? `${gap}px` : "auto",
  });
}

/** Makes dialogs leave room for the area. */
function reserve(side: Side, height: number): void {
  const name = side.startsWith("top") ? "--toasts-above" : "--toasts-below";
  document.documentElement.style.setProperty(name, `${height + 1.5 * gap}px`);
}

function release(): void {
  for (const name of ["--toasts-above", "--toasts-below"])
    document.documentElement.style.removeProperty(name);
}

/**
 * Keeps an area at the edge of the window where it covers least of what a person uses, above the bars there. It changes its side
 * when the toasts change, and when it would cover the part in which the person works; not while it has the pointer or the focus. Dialogs
 * make room for it (`--toasts-above`, `--toasts-below`).
 * @returns the cleanup
 */
export function placeToasts(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let side: Side = "bottom";
  let frame = 0;
  const follow = () => put(area, side);
  const choose = () => {
    if (!area.matches(":hover, :focus-within")) {
      const best = bestPlace(area);
      if (best.side !== side) release();
      side = best.side;
      // Room that was made stays until the toasts leave: without it they would cover the same again.
      if (best.cost > 0) reserve(side, sizeOf(area).height);
    }
    follow();
  };
  const reconsider = () => {
    follow();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (costOf(boxAt(side, sizeOf(area)), area) >= weights.inUse) choose();
    });
  };
  choose();
  // A toast may be shown before the page or the dialog that it belongs to.
  const pages = new MutationObserver(reconsider);
  pages.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(choose);
  sizes.observe(area);
  document.addEventListener("focusin", reconsider, { signal });
  // The bar of phones leaves the screen while a text is typed.
  document.addEventListener("transitionend", reconsider, { signal });
  window.addEventListener("resize", choose, { signal });
  window.addEventListener("scroll", follow, { signal, capture: true, passive: true });
  globalThis.visualViewport?.addEventListener("resize", choose, { signal });
  return () => {
    cancelAnimationFrame(frame);
    pages.disconnect();
    sizes.disconnect();
    lifetime.abort();
    release();
  };
}
