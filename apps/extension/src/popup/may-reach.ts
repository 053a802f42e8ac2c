import { hostPattern } from "../server/server-address.ts";

/** Asks the browser for access to a server, unless it is given already. A refusal stands until the browser was asked again; it must be asked from the person's own click. */
export async function mayReach(address: string): Promise<boolean> {
  const origins = [hostPattern(address)];
  return (
    (await chrome.permissions.contains({ origins })) || chrome.permissions.request({ origins })
  );
}
