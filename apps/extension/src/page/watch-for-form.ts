const firstIntervalMs = 500;
/** The maximum interval, for a page that changes permanently. */
const maxIntervalMs = 60_000;

interface Watched {
  /** Whether the document may have an application form, visible or not. Fast. */
  readonly isLikely: () => boolean;
  /** Notifies the extension. @returns true when the button is shown or hidden by the user. */
  readonly notice: () => Promise<boolean>;
}

/**
 * Checks the page now and after changes, until a form was noticed. An existing form may be shown later, by a button or in
 * a frame that is resized. The interval doubles after each unsuccessful check; a click resets it.
 */
export function watchForForm({ isLikely, notice }: Watched): void {
  const over = new AbortController();
  let intervalMs = firstIntervalMs;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isNotifying = false;
  let hasChanged = false;

  const check = async () => {
    waiting = undefined;
    if (!isLikely()) return;
    isNotifying = true;
    const isNoticed = await notice();
    isNotifying = false;
    if (isNoticed) return over.abort();
    intervalMs = Math.min(intervalMs * 2, maxIntervalMs);
    // From now on attributes that show and hide elements are observed too.
    observe({ attributeFilter: ["class", "style", "hidden"] });
    if (hasChanged) soon();
  };
  const soon = () => {
    hasChanged = isNotifying;
    if (!isNotifying) waiting ??= setTimeout(() => void check(), intervalMs);
  };
  const checkSoon = () => {
    clearTimeout(waiting);
    waiting = undefined;
    intervalMs = firstIntervalMs;
    soon();
  };
  const observer = new MutationObserver(soon);
  const observe = (more: MutationObserverInit) =>
    observer.observe(document, { subtree: true, childList: true, ...more });

  observe({});
  const listening = { capture: true, passive: true, signal: over.signal };
  document.addEventListener("click", checkSoon, listening);
  window.addEventListener("resize", checkSoon, listening);
  over.signal.addEventListener("abort", () => {
    clearTimeout(waiting);
    observer.disconnect();
  });
  void check();
}
