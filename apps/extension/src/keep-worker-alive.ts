/** Well below the 30 s after which browsers stop an idle background script, and below shorter limits of their users. */
const pulseIntervalMs = 2000;

/**
 * Runs `work` and prevents the background script from being stopped meanwhile, by calling an extension API at an interval.
 * Firefox does not count a pending `fetch` as activity.
 */
export async function keepWorkerAlive<T>(work: () => Promise<T>): Promise<T> {
  const pulse = setInterval(() => void chrome.runtime.getPlatformInfo(), pulseIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
  }
}
