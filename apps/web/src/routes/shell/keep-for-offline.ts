/** By then the first page stands, and whoever opened it has begun to read. */
const laterMs = 4000;

const register = () =>
  void navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);

/**
 * Asks the browser to keep the dashboard for times without a connection, some time after the first page and when nothing else is to do. Only for
 * those who work here: a visitor's first page loads nothing for it. Some browsers know no workers, and private windows
 * refuse them.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(register);
    else register();
  }, laterMs);
}
