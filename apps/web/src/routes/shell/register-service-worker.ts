/** Delays the registration until the first page is rendered. */
const registrationDelayMs = 4000;

const register = () =>
  void navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);

/**
 * Registers the service worker after a delay, when the browser is idle; only for signed-in users, so that visitors
 * download nothing for it. Some browsers have no service workers, and private windows reject them: errors are ignored.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(register);
    else register();
  }, registrationDelayMs);
}
