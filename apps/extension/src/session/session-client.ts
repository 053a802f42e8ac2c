import { createClient } from "@supabase/supabase-js";
import type { StoredServer } from "../server/stored-server.ts";

/** Persists the session across restarts of the service worker. */
const storage = {
  getItem: async (key: string) => {
    const value: unknown = (await chrome.storage.local.get(key))[key];
    return typeof value === "string" ? value : null;
  },
  setItem: (key: string, value: string) => chrome.storage.local.set({ [key]: value }),
  removeItem: (key: string) => chrome.storage.local.remove(key),
};

/**
 * A client with the extension's own session. Only the service worker may have one: two clients would use the same refresh
 * token, and the server would treat the second use as theft.
 */
export function createSessionClient({ supabaseUrl, publishableKey }: StoredServer) {
  return createClient(supabaseUrl, publishableKey, {
    auth: {
      storage,
      storageKey: "session",
      persistSession: true,
      // A timer would end with the worker; the session is refreshed on use.
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
export type SessionClient = ReturnType<typeof createSessionClient>;
