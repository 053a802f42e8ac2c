type WaitLimits = {
  /** The timeout. */
  readonly limitMs: number;
  /** Ends earlier when the page has not changed for this time. */
  readonly quietMs: number;
  /** Whether the page is visibly at work: then it is not quiet. */
  readonly isBusy?: () => boolean;
};

const pollIntervalMs = 40;

/** Evaluates on every mutation of the page, and at an interval, until there is a result. */
export function waitFor<T>(
  root: Node,
  find: () => T | undefined,
  { limitMs, quietMs, isBusy }: WaitLimits,
): Promise<T | undefined> {
  const first = find();
  if (first !== undefined) return Promise.resolve(first);
  return new Promise((resolve) => {
    const started = performance.now();
    let changedAt = started;
    const observer = new MutationObserver(() => {
      changedAt = performance.now();
      look();
    });
    const timer = setInterval(look, pollIntervalMs);
    function look() {
      const found = find();
      const now = performance.now();
      if (found === undefined && now - started < limitMs) {
        if (now - changedAt < quietMs) return;
        if (isBusy?.() === true) return;
      }
      observer.disconnect();
      clearInterval(timer);
      resolve(found);
    }
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}
