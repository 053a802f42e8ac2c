/** Bars with buttons that stay in view at the bottom of the window, of dialogs included. */
const bars = "[data-action-bar], [data-bottom-bar], [data-footer]";
/** In pixels, between the toasts and what is below them. */
const gap = 16;

/** The distance from the bottom of the window at which an area covers no bar and no virtual keyboard, in pixels. */
function clearBottom(area: HTMLElement): number {
  const { left, right, height } = area.getBoundingClientRect();
  const view = globalThis.visualViewport;
  const visible = view ? view.offsetTop + view.height : window.innerHeight;
  const boxes = [...document.querySelectorAll(bars)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.left < right && box.right > left)
    .sort((one, other) => other.top - one.top);
  let bottom = visible - gap;
  for (const box of boxes)
    if (box.bottom > bottom - height && box.top < bottom) bottom = Math.min(bottom, box.top - gap);
  return window.innerHeight - bottom;
}

/**
 * Keeps an area at the bottom of the window above the bars there, as they appear, move and disappear. A callback for `ref`;
 * returns its cleanup.
 */
export function keepAboveBars(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const place = () => {
    area.style.bottom = `${clearBottom(area)}px`;
  };
  place();
  // A toast may be shown before the page that it belongs to.
  const pages = new MutationObserver(place);
  pages.observe(document.body, { childList: true, subtree: true });
  // The bar of phones leaves the screen while a text is typed.
  document.addEventListener("transitionend", place, { signal });
  window.addEventListener("resize", place, { signal });
  window.addEventListener("scroll", place, { signal, capture: true, passive: true });
  globalThis.visualViewport?.addEventListener("resize", place, { signal });
  return () => {
    pages.disconnect();
    lifetime.abort();
  };
}
