type News = { readonly kind: "noticed" | "pageChanged" | "confirmed" | "connectHere" };

/** Tells the service worker what happened here. Nobody answers, and after an update of the extension nobody listens either. */
export function tellWorker(news: News): void {
  if (chrome.runtime?.id === undefined) return;
  void chrome.runtime.sendMessage({ ...news, tabId: -1 }).catch(() => undefined);
}
