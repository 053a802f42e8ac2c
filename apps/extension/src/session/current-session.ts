import { loadServer, type StoredServer } from "../server/stored-server.ts";
import { createSessionClient, type SessionClient } from "./session-client.ts";

/** The session of the signed-in user. */
export type Session = {
  readonly client: SessionClient;
  readonly userId: string;
  readonly email: string;
  /** For `callServer`, with the user's access token. */
  readonly server: { readonly fetch: typeof fetch; readonly origin: string };
};

let known: { readonly server: StoredServer; readonly client: SessionClient } | undefined;

export class ServerNotReachable extends Error {}

/** One client per worker, so that two requests cannot refresh the same session concurrently. */
export function clientOf(server: StoredServer): SessionClient {
  if (known?.server.supabaseUrl !== server.supabaseUrl)
    known = { server, client: createSessionClient(server) };
  return known.client;
}

/** The session of the extension, refreshed if expired; undefined when signed out. */
export async function currentSession(): Promise<Session | undefined> {
  const server = await loadServer();
  if (!server) return undefined;
  const client = clientOf(server);
  const { data, error } = await client.auth.getSession();
  if (error?.status === 0)
    throw new ServerNotReachable("The session could not be renewed", { cause: error });
  const { session } = data;
  if (!session) return undefined;
  const { user, access_token: accessToken } = session;
  return {
    client,
    userId: user.id,
    email: user.email ?? "",
    server: { fetch: fetchAs(accessToken), origin: server.address },
  };
}

const fetchAs =
  (accessToken: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${accessToken}`);
    return fetch(input, { ...init, headers });
  };
