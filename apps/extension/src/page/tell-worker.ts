import type { Answer, FrameRequest } from "@postulo/contract/extension-messages";

/**
 * Tells the service worker what happened here.
 * @returns what it answers; undefined when nobody listens, as after an update of the extension.
 */
export async function tellWorker(news: FrameRequest): Promise<Answer | null | undefined> {
  if (chrome.runtime?.id === undefined) return undefined;
  return chrome.runtime.sendMessage<unknown, Answer>({ ...news, tabId: -1 }).catch(() => undefined);
}
