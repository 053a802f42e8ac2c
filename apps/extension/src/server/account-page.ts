import { ownServer, type StoredServer } from "./stored-server.ts";

/** Paths of pages that may offer a connection: the account, and the page about the extension. */
const connectPaths = ["/dashboard/profile", "/extension", "/fr/extension"];

/** Whether the page at a path may offer a connection. */
export const isConnectPath = (pathname: string) =>
  connectPaths.includes(pathname.replace(/\/$/, ""));

const scriptId = "account page";

/** Registers the connect script for the pages of this server, and removes it for others. */
export async function watchAccountPage({ address }: StoredServer): Promise<void> {
  const known = await chrome.scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (known.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [scriptId] });
  // A build downloaded from the server has it in its manifest.
  if (address === ownServer()) return;
  const { protocol, hostname } = new URL(address);
  const script = {
    id: scriptId,
    js: ["connect-page.js"],
    // Match patterns have no ports; the worker compares the origin.
    // All paths, because the app navigates on the client.
    matches: [`${protocol}//${hostname}/*`],
  };
  await chrome.scripting.registerContentScripts([script]);
}
