import type { Answer, FrameRequest } from "@postulo/contract/extension-messages";

export type Send = (request: FrameRequest) => Promise<Answer>;

/** Sends a request to the service worker; fails after an update of the extension. */
export const requestWorker: Send = async (asked) => {
  try {
    // Not validated: only the extension's worker responds, and the schemas would double the size of this script.
    const answer: Answer = await chrome.runtime.sendMessage({ ...asked, tabId: -1 });
    return answer;
  } catch {
    return { kind: "failed", failure: "unexpected" };
  }
};
