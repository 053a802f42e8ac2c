import type { Answer, FrameRequest } from "@postulo/contract/extension-messages";

export type Send = (asked: FrameRequest) => Promise<Answer>;

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
