import type { Answer, PageRequest } from "../requests.ts";

type WithoutTab<One> = One extends PageRequest ? Omit<One, "tabId"> : never;

/** A request as a page makes it: the browser says which tab it is. */
type PanelRequest = WithoutTab<PageRequest>;
export type Send = (asked: PanelRequest) => Promise<Answer>;

/** Asks the service worker. After an update of the extension the old panel has nobody to ask. */
export const askWorker: Send = async (asked) => {
  try {
    // From our own worker and nobody else, so it is not parsed again: the schemas would double this script.
    const answer: Answer = await chrome.runtime.sendMessage({ ...asked, tabId: -1 });
    return answer;
  } catch {
    return { kind: "failed", failure: "unexpected" };
  }
};
