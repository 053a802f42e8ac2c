import { hostPattern } from "../server/server-address.ts";

/**
 * Requests the host permission of a server; without a prompt if it was granted before. Call it in a click handler before
 * any `await`, which Firefox requires.
 */
export function requestHostAccess(address: string): Promise<boolean> {
  return chrome.permissions.request({ origins: [hostPattern(address)] });
}
