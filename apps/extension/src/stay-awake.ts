/** Well below the half minute after which a browser stops a background that has nothing to do. */
const pulseMs = 20_000;

/**
 * Does some work and keeps the background running until it is done. To Firefox only calls of the browser's own count as work: it
 * would stop in the midst of a slow answer of the server, although a page is waiting for it.
 */
export async function stayAwake<T>(work: () => Promise<T>): Promise<T> {
  const pulse = setInterval(() => void chrome.runtime.getPlatformInfo(), pulseMs);
  try {
    return await work();
  } finally {
    clearInterval(pulse);
  }
}
