import type { Answer, FrameRequest } from "@postulo/contract/extension-messages";

/**
 * Sends a request to the service worker.
 * @returns its response; undefined without a listener, such as after an update of the extension.
 */
export async function notifyWorker(news: FrameRequest): Promise<Answer | null | undefined> {
  if (chrome.runtime?.id === undefined) return undefined;
  return chrome.runtime.sendMessage<unknown, Answer>({ ...news, tabId: -1 }).catch(() => undefined);
}
