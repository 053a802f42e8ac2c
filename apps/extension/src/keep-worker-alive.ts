/**
 * Well below the 30 s after which browsers stop an idle background script, and below shorter limits of their users: on a busy
 * machine a timer is more than a second late.
 */
const pulseIntervalMs = 1000;

const beat = () => void chrome.runtime.getPlatformInfo();

/**
 * Runs `work` and prevents the background script from being stopped meanwhile, by calling an extension API at an interval.
 * Firefox does not count a pending `fetch` as activity.
 */
export async function keepWorkerAlive<T>(work: () => Promise<T>): Promise<T> {
  beat();
  const pulse = setInterval(beat, pulseIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
  }
}
