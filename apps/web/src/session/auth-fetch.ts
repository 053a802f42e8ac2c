import { callServer } from "@postulo/contract/call-server";
import { getLiveness } from "@postulo/contract/health";
import { onlineManager } from "@tanstack/react-query";

const probeIntervalMs = 2_000;
let isProbing = false;

const fetchUncached: typeof fetch = (input, init) => fetch(input, { ...init, cache: "no-store" });

/** Not while a gateway answers for the server. */
async function isReachable(): Promise<boolean> {
  const { kind } = await callServer(getLiveness, { fetch: fetchUncached, origin: "" });
  return kind !== "unreachable";
}

/**
 * Sets TanStack Query offline until the server responds. The browser fires no event for that while its network is up.
 */
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

const urlOf = (input: RequestInfo | URL) =>
  input instanceof Request ? input.url : input.toString();
const isRefresh = (url: string) => url.includes("grant_type=refresh_token");
const isLogout = (url: string) => /\/logout\b/.test(url);

/**
 * Like `fetch`, but completes a logout after the page was left, because the server would keep the session otherwise, and
 * sets TanStack Query offline when a token refresh fails because the server is unreachable. `navigator.onLine` reports
 * only the network; in pages controlled by a service worker, Chromium 150 does not report even that.
 */
export const fetchAuth: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, isLogout(urlOf(input)) ? { ...init, keepalive: true } : init);
  } catch (error) {
    if (isRefresh(urlOf(input))) waitForServer();
    throw error;
  }
};
