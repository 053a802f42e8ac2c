import { answerRequest } from "./answer-request.ts";
import { PageNotReachable } from "./filling/page-access.ts";
import { ServerNotReachable } from "./session/current-session.ts";
import { request, type Answer } from "./requests.ts";
import { forgetVisit } from "./tracking/visits.ts";

/** The one place that catches: the popup learns what kind of failure it was, and nothing of its inside. */
async function answered(message: unknown): Promise<Answer> {
  try {
    return await answerRequest(request.parse(message));
  } catch (error) {
    if (error instanceof PageNotReachable) return { kind: "failed", failure: "pageNotReachable" };
    // What `fetch` throws when there is nobody at the other end.
    const isUnreachable = error instanceof ServerNotReachable || error instanceof TypeError;
    return { kind: "failed", failure: isUnreachable ? "serverNotReachable" : "unexpected" };
  }
}

chrome.runtime.onMessage.addListener((message: unknown, sender, respond) => {
  // Only the extension's own pages ask; a content script has no business here.
  if (sender.id !== chrome.runtime.id || !sender.url?.startsWith(chrome.runtime.getURL("")))
    return false;
  void answered(message).then(respond);
  // Keeps the channel open until the answer is there.
  return true;
});

chrome.tabs.onRemoved.addListener((tabId) => {
  void forgetVisit(tabId);
});
