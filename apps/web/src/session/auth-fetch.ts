import { onlineManager } from "@tanstack/react-query";

const probeIntervalMs = 2_000;
let isProbing = false;

async function isReachable(): Promise<boolean> {
  try {
    await fetch("/health/live", { cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}

/** Sets the queries offline until the server answers again. The browser has no event for that when its network is up. */
function waitForServer(): void {
  if (isProbing) return;
  isProbing = true;
  onlineManager.setOnline(false);
  const probe = setInterval(async () => {
    if (!(await isReachable())) return;
    clearInterval(probe);
    isProbing = false;
    onlineManager.setOnline(true);
  }, probeIntervalMs);
}

const isRefresh = (input: RequestInfo | URL) => {
  const url = input instanceof Request ? input.url : input.toString();
  return url.includes("grant_type=refresh_token");
};

/**
 * As `fetch`, and sets the queries offline when a token could not be refreshed because the server cannot be reached.
 * `navigator.onLine` only means that there is a network; Chromium 150 does not even say that in a page of a service worker.
 */
export const fetchAuth: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (isRefresh(input)) waitForServer();
    throw error;
  }
};
