import { answer, type Answer, type Request } from "@postulo/contract/extension-messages";

/** Sends a request to the service worker, which the browser starts if needed. */
export async function sendRequest(request: Request): Promise<Answer> {
  return answer.parse(await chrome.runtime.sendMessage(request));
}
