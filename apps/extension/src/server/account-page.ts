import { ownServer, type StoredServer } from "./stored-server.ts";

/** Where a page may offer a connection, below the server's address: the account, and the page about the extension. */
const connectPaths = ["/dashboard/profile", "/extension", "/fr/extension"];

/** Whether a page of a server may offer a connection, by the path of its address. */
export const isConnectPath = (pathname: string) =>
  connectPaths.includes(pathname.replace(/\/$/, ""));

const scriptId = "account page";

/** Lets the pages of this server, and of no other, connect the extension by one click from now on. */
export async function watchAccountPage({ address }: StoredServer): Promise<void> {
  const known = await chrome.scripting.getRegisteredContentScripts({ ids: [scriptId] });
  if (known.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [scriptId] });
  // The server's own build says so in its manifest.
  if (address === ownServer()) return;
  const { protocol, hostname } = new URL(address);
  const script = {
    id: scriptId,
    js: ["connect-page.js"],
    // A pattern knows no ports; the worker compares the whole origin.
    // Every page: the app goes from one to the other without loading anything.
    matches: [`${protocol}//${hostname}/*`],
  };
  await chrome.scripting.registerContentScripts([script]);
}
