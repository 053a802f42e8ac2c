import { createClient } from "@supabase/supabase-js";
import type { StoredServer } from "../server/stored-server.ts";

/** Survives the service worker, which the browser stops whenever it has nothing to do. */
const storage = {
  getItem: async (key: string) => {
    const value: unknown = (await chrome.storage.local.get(key))[key];
    return typeof value === "string" ? value : null;
  },
  setItem: (key: string, value: string) => chrome.storage.local.set({ [key]: value }),
  removeItem: (key: string) => chrome.storage.local.remove(key),
};

/**
 * A client with the extension's own session. Only the service worker may hold one: two holders would each spend the same
 * refresh token, and the server would take the second for theft.
 */
export function createSessionClient({ supabaseUrl, publishableKey }: StoredServer) {
  return createClient(supabaseUrl, publishableKey, {
    auth: {
      storage,
      storageKey: "session",
      persistSession: true,
      // A timer would die with the worker; the session is refreshed when it is asked for.
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
export type SessionClient = ReturnType<typeof createSessionClient>;
