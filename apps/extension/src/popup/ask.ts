import { answer, type Answer, type Request } from "@postulo/contract/extension-messages";

/** Asks the service worker, which wakes up for it when the browser had stopped it. */
export async function ask(request: Request): Promise<Answer> {
  return answer.parse(await chrome.runtime.sendMessage(request));
}
