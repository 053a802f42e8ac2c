import { bodyOf, callServer } from "@postulo/contract/call-server";
import { createExtensionConnection } from "@postulo/contract/extension-connection";
import type { SupabaseClient } from "../data/supabase-client.ts";

/**
 * Requests a one-time token, which the extension exchanges for a session.
 * @throws {RequestError} when the response has none.
 */
export async function requestConnectionToken({ server }: SupabaseClient): Promise<string> {
  return bodyOf(await callServer(createExtensionConnection, server)).token;
}
