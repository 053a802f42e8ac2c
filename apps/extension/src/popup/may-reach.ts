import { hostPattern } from "../server/server-address.ts";

/**
 * Asks the browser for access to a server; where it is given already nobody is asked. To be called from the person's own click
 * before anything is awaited: Firefox refuses to ask later.
 */
export function mayReach(address: string): Promise<boolean> {
  return chrome.permissions.request({ origins: [hostPattern(address)] });
}
