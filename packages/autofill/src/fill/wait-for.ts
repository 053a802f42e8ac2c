type Patience = {
  /** At the latest after this. */
  readonly limitMs: number;
  /** Earlier when the page has not changed for this long. */
  readonly quietMs: number;
};

const betweenLooksMs = 40;

/** Looks until something is found: whenever the page changes, and now and then for what changes no element. */
export function waitFor<T>(
  root: Node,
  find: () => T | undefined,
  { limitMs, quietMs }: Patience,
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
    const timer = setInterval(look, betweenLooksMs);
    function look() {
      const found = find();
      const now = performance.now();
      if (found === undefined && now - started < limitMs && now - changedAt < quietMs) return;
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
