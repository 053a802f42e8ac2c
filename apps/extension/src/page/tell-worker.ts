type News =
  | { readonly kind: "noticed" | "pageChanged" | "confirmed" | "connectHere" }
  | { readonly kind: "isConnected"; readonly userId: string };

/**
 * Tells the service worker what happened here.
 * @returns what it answers; undefined when nobody listens, as after an update of the extension.
 */
export async function tellWorker(
  news: News,
): Promise<{ readonly kind: string } | null | undefined> {
  if (chrome.runtime?.id === undefined) return undefined;
  return chrome.runtime
    .sendMessage<unknown, { readonly kind: string }>({ ...news, tabId: -1 })
    .catch(() => undefined);
}
