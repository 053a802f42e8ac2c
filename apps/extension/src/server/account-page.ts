import type { StoredServer } from "./stored-server.ts";

/** Where the account page stands, below the server's address. */
export const accountPath = "/dashboard/profile";

const scriptId = "account page";

/** Lets the account page of this server, and of no other, connect the extension by one click from now on. */
export async function watchAccountPage({ address }: StoredServer): Promise<void> {
  const known = await chrome.scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (known.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [scriptId] });
  const { protocol, hostname } = new URL(address);
  const script = {
    id: scriptId,
    js: ["connect-page.js"],
    // A pattern knows no ports; the worker compares the whole origin.
    matches: [`${protocol}//${hostname}/dashboard/*`],
  };
  await chrome.scripting.registerContentScripts([script]);
}
