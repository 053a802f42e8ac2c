import { createClient } from "@supabase/supabase-js";
import type { StoredServer } from "../server/stored-server.ts";
import { ServerNotReachable } from "./session-error.ts";

/** Persists the session across restarts of the service worker. */
const storage = {
  getItem: async (key: string) => {
    const value: unknown = (await chrome.storage.local.get(key))[key];
    return typeof value === "string" ? value : null;
  },
  setItem: (key: string, value: string) => chrome.storage.local.set({ [key]: value }),
  removeItem: (key: string) => chrome.storage.local.remove(key),
};

const isJson = (response: Response) =>
  response.headers.get("content-type")?.includes("json") === true;

/** `fetch()`, which fails when a reverse proxy responds that it cannot reach the server. */
const fetchFromServer: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if ([502, 503, 504].includes(response.status) && !isJson(response))
    throw new ServerNotReachable(`A gateway responded with ${response.status}`);
  return response;
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
    // The panel would take seven seconds to say that the server cannot be reached. What records an application asks for it.
    db: { retry: false },
    global: { fetch: fetchFromServer },
  });
}
export type SessionClient = ReturnType<typeof createSessionClient>;
