import { bodyOf, callServer } from "@postulo/contract/call-server";
import { getConfig, publicConfig } from "@postulo/contract/config";
import type { Endpoint } from "@postulo/contract/endpoint";
import * as z from "zod/mini";
import { defaultAddress } from "./server-address.ts";

const neededConfig = z.pick(publicConfig, { supabaseUrl: true, publishableKey: true });

/** A server of an earlier version may say less. */
const getNeededConfig = {
  ...getConfig,
  responses: { 200: [{ kind: "json", schema: neededConfig }] },
} as const satisfies Endpoint;

const storedServer = z.extend(neededConfig, { address: z.string() });

/** The server that the person signed in to last: its own address, and where and how its data is reached. */
export type StoredServer = z.infer<typeof storedServer>;

const storageKey = "server";

/**
 * Reads how a server is reached.
 * @throws {RequestError} when it does not answer; a ZodError when it is no server of ours.
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

/** The server that this build was downloaded from; undefined for a build of a store. */
export function ownServer(): string | undefined {
  const { homepage_url: address } = chrome.runtime.getManifest();
  return address === undefined ? undefined : new URL(address).origin;
}

export const addressOf = (server: StoredServer | undefined) =>
  server?.address ?? ownServer() ?? defaultAddress;
