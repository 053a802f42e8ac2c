import * as z from "zod/mini";
import { defaultAddress } from "./server-address.ts";

const publicConfig = z.object({ supabaseUrl: z.url(), publishableKey: z.string() });

const storedServer = z.object({
  address: z.string(),
  supabaseUrl: z.url(),
  publishableKey: z.string(),
});

/** The server that the person signed in to last: its own address, and where and how its data is reached. */
export type StoredServer = z.infer<typeof storedServer>;

const storageKey = "server";

/** Asks a server how it is reached. @throws when it cannot be asked or is no server of ours. */
export async function discoverServer(address: string): Promise<StoredServer> {
  const response = await fetch(`${address}/config.json`);
  if (!response.ok) throw new Error(`The server's settings answered ${response.status}`);
  return { address, ...publicConfig.parse(await response.json()) };
}

export async function loadServer(): Promise<StoredServer | undefined> {
  const stored = await chrome.storage.local.get(storageKey);
  const server = storedServer.safeParse(stored[storageKey]);
  return server.success ? server.data : undefined;
}

export async function saveServer(server: StoredServer): Promise<void> {
  await chrome.storage.local.set({ [storageKey]: server });
}

/** The server that this build was downloaded from; undefined for a build of a store. */
export function ownServer(): string | undefined {
  const { homepage_url: address } = chrome.runtime.getManifest();
  return address === undefined ? undefined : new URL(address).origin;
}

export const addressOf = (server: StoredServer | undefined) =>
  server?.address ?? ownServer() ?? defaultAddress;
