import { bodyOf, callServer } from "@postulo/contract/call-server";
import { getConfig, type PublicConfig } from "@postulo/contract/config";
import { sessionStorageKey } from "../session/storage-key.ts";
import type { SupabaseClient } from "./supabase-client.ts";

interface ServerConnection {
  readonly config: PublicConfig;
  readonly client: SupabaseClient;
}

let config: Promise<PublicConfig> | undefined;
let connection: Promise<ServerConnection> | undefined;

async function fetchConfig(): Promise<PublicConfig> {
  return bodyOf(await callServer(getConfig, { fetch, origin: "" }));
}

/** The server's public settings, fetched once; a failed request is not cached. */
export function loadConfig(): Promise<PublicConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

async function openConnection(): Promise<ServerConnection> {
  const [settings, supabase] = await Promise.all([loadConfig(), import("./supabase-client.ts")]);
  const url = new URL(settings.supabaseUrl, window.location.origin).href;
  const { publishableKey } = settings;
  const client = new supabase.SupabaseClient({
    url,
    publishableKey,
    storageKey: sessionStorageKey,
  });
  return { config: settings, client };
}

/** The client of this page, loaded on first use: visitors need none. */
export function connect(): Promise<ServerConnection> {
  connection ??= openConnection().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** Clears settings and client, as a reload does. */
export async function disconnect(): Promise<void> {
  const last = connection;
  config = undefined;
  connection = undefined;
  await last?.then(
    ({ client }) => client.auth.dispose(),
    () => undefined,
  );
}
