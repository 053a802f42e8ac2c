import { bodyOf, callServer } from "@postulo/contract/call-server";
import { getConfig, publicConfig } from "@postulo/contract/config";
import type { Endpoint } from "@postulo/contract/endpoint";
import * as z from "zod/mini";
import { defaultAddress } from "./server-address.ts";

const neededConfig = z.pick(publicConfig, { supabaseUrl: true, publishableKey: true });

/** Only the needed fields, because a server of an earlier version has fewer. */
const getNeededConfig = {
  ...getConfig,
  responses: { 200: [{ kind: "json", schema: neededConfig }] },
} as const satisfies Endpoint;

const storedServer = z.extend(neededConfig, { address: z.string() });

/** The server of the last sign-in: its URL and the configuration of its API. */
export type StoredServer = z.infer<typeof storedServer>;

const storageKey = "server";

/**
 * Fetches the public configuration of a server.
 * @throws {RequestError} when it does not respond; a ZodError when it is not a Postulo server.
 */
export async function discoverServer(address: string): Promise<StoredServer> {
  const config = bodyOf(await callServer(getNeededConfig, { fetch, origin: address }));
  return { address, ...config };
}

export async function loadServer(): Promise<StoredServer | undefined> {
  const stored = await chrome.storage.local.get(storageKey);
  const server = storedServer.safeParse(stored[storageKey]);
  return server.success ? server.data : undefined;
}

export async function saveServer(server: StoredServer): Promise<void> {
  await chrome.storage.local.set({ [storageKey]: server });
}

/** The server that this build was downloaded from; undefined for a build from a store. */
export function ownServer(): string | undefined {
  // Firefox gives a key that the manifest lacks as null.
  const address: unknown = chrome.runtime.getManifest().homepage_url;
  return typeof address === "string" ? new URL(address).origin : undefined;
}

export const addressOf = (server: StoredServer | undefined) =>
  server?.address ?? ownServer() ?? defaultAddress;
