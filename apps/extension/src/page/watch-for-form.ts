const firstPauseMs = 500;
/** A page that never rests is asked about once a minute in the end. */
const longestPauseMs = 60_000;

interface Watched {
  /** Whether the document asks for enough to be a form to apply with, shown or not. Cheap. */
  readonly isLikely: () => boolean;
  /** Tells the extension; true when the person has the button, or does not want it here. */
  readonly notice: () => Promise<boolean>;
}

/**
 * Looks at the page now and after changes, until a form was noticed. A form that is there already may be shown later: behind
 * a button, or in a frame that gets its size when its page has loaded. Each time that one is not yet a form the next look
 * is farther away; a click of the person brings it near again.
 */
export function watchForForm({ isLikely, notice }: Watched): void {
  const over = new AbortController();
  let pauseMs = firstPauseMs;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasChanged = false;

  const look = async () => {
    waiting = undefined;
    if (!isLikely()) return;
    isAsking = true;
    const isNoticed = await notice();
    isAsking = false;
    if (isNoticed) return over.abort();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    // From now on also what only shows and hides counts as a change.
    observe({ attributeFilter: ["class", "style", "hidden"] });
    if (hasChanged) soon();
  };
  const soon = () => {
    hasChanged = isAsking;
    if (!isAsking) waiting ??= setTimeout(() => void look(), pauseMs);
  };
  const sooner = () => {
    clearTimeout(waiting);
    waiting = undefined;
    pauseMs = firstPauseMs;
    soon();
  };
  const observer = new MutationObserver(soon);
  const observe = (more: MutationObserverInit) =>
    observer.observe(document, { subtree: true, childList: true, ...more });

  observe({});
  const listening = { capture: true, passive: true, signal: over.signal };
  document.addEventListener("click", sooner, listening);
  window.addEventListener("resize", sooner, listening);
  over.signal.addEventListener("abort", () => {
    clearTimeout(waiting);
    observer.disconnect();
  });
  void look();
}
