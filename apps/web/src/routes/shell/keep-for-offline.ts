const register = () =>
  void navigator.serviceWorker.register("/offline-worker.js").catch(() => undefined);

/**
 * Asks the browser to keep the dashboard for times without a connection, once the page has nothing else to do. Only for
 * those who work here: a visitor's first page loads nothing for it. Some browsers know no workers, and private windows
 * refuse them.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if ("requestIdleCallback" in window) requestIdleCallback(register);
  else setTimeout(register, 2000);
}
