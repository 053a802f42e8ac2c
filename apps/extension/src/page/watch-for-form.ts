const firstIntervalMs = 500;
/** The maximum interval, for a page that changes permanently. */
const maxIntervalMs = 60_000;
/** The maximum number of notices without a response that are repeated on a page that does not change. */
const maxRepeats = 5;

interface Watched {
  /** Whether the document may have an application form, visible or not. Fast. */
  readonly isLikely: () => boolean;
  /** Notifies the extension. @returns true when the button is shown or hidden by the user; undefined when it could not be shown. */
  readonly notice: () => Promise<boolean | undefined>;
}

/**
 * Checks the page now and after changes, until a form was noticed. An existing form may be shown later, by a button or in
 * a frame that is resized. The interval doubles after each unsuccessful check; a click resets it. A notice without success is
 * repeated a few times, while the page is visible.
 */
export function watchForForm({ isLikely, notice }: Watched): void {
  const abortController = new AbortController();
  let intervalMs = firstIntervalMs;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isNotifying = false;
  let hasChanged = false;
  let isFailed = false;
  let repeats = 0;

  const check = async () => {
    waiting = undefined;
    if (!isLikely()) return;
    isNotifying = true;
    const isNoticed = await notice();
    isNotifying = false;
    if (isNoticed) return abortController.abort();
    intervalMs = Math.min(intervalMs * 2, maxIntervalMs);
    // From now on attributes that show and hide elements are observed too.
    observe({ attributeFilter: ["class", "style", "hidden"] });
    isFailed = isNoticed === undefined;
    if (hasChanged) scheduleCheck();
    else retry();
  };
  /** Sends a notice without a response again: a message to a worker that is being stopped is lost. */
  const retry = () => {
    if (!isFailed || waiting || repeats >= maxRepeats || document.hidden) return;
    repeats += 1;
    scheduleCheck();
  };
  const scheduleCheck = () => {
    hasChanged = isNotifying;
    if (!isNotifying) waiting ??= setTimeout(() => void check(), intervalMs);
  };
  const checkSoon = () => {
    clearTimeout(waiting);
    waiting = undefined;
    intervalMs = firstIntervalMs;
    scheduleCheck();
  };
  const observer = new MutationObserver(scheduleCheck);
  const observe = (more: MutationObserverInit) =>
    observer.observe(document, { subtree: true, childList: true, ...more });

  observe({});
  const listening = { capture: true, passive: true, signal: abortController.signal };
  document.addEventListener("click", checkSoon, listening);
  window.addEventListener("resize", checkSoon, listening);
  document.addEventListener("visibilitychange", retry, listening);
  abortController.signal.addEventListener("abort", () => {
    clearTimeout(waiting);
    observer.disconnect();
  });
  void check();
}
