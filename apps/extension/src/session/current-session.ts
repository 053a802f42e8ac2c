import { loadServer, type StoredServer } from "../server/stored-server.ts";
import { createSessionClient, type SessionClient } from "./session-client.ts";
import { ServerNotReachable } from "./session-error.ts";

/** The session of the signed-in user. */
export type Session = {
  readonly client: SessionClient;
  readonly userId: string;
  readonly email: string;
  /** For `callServer`, with the user's access token. */
  readonly server: { readonly fetch: typeof fetch; readonly origin: string };
};

let known: { readonly server: StoredServer; readonly client: SessionClient } | undefined;

/** One client per worker, so that two requests cannot refresh the same session concurrently. */
export function clientOf(server: StoredServer): SessionClient {
  if (known?.server.supabaseUrl !== server.supabaseUrl)
    known = { server, client: createSessionClient(server) };
  return known.client;
}

const signedInKey = "wasSignedIn";
let isNoted = false;

/** Notes that there is a session, so that its end can be told from its absence. */
async function noteSession(): Promise<void> {
  if (isNoted) return;
  isNoted = true;
  await chrome.storage.local.set({ [signedInKey]: true });
}

/** Whether there was a session that the user has not ended. */
export const hadSession = async (): Promise<boolean> =>
  (await chrome.storage.local.get(signedInKey))[signedInKey] === true;

/** The user has signed out. */
export async function forgetHadSession(): Promise<void> {
  isNoted = false;
  await chrome.storage.local.remove(signedInKey);
}

/** In milliseconds. The client retries the refresh of a session for 30 s; the user is informed earlier. */
const maxRenewalMs = 8000;

async function withinReach<Result>(renewed: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new ServerNotReachable("The session was not renewed in time")),
    maxRenewalMs,
  );
  try {
    return await Promise.race([renewed, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The session of the extension, refreshed if expired; undefined when signed out. */
export async function currentSession(): Promise<Session | undefined> {
  const server = await loadServer();
  if (!server) return undefined;
  const client = clientOf(server);
  const { data, error } = await withinReach(client.auth.getSession());
  if (error?.status === 0)
    throw new ServerNotReachable("The session could not be renewed", { cause: error });
  const { session } = data;
  if (!session) return undefined;
  await noteSession();
  const { user, access_token: accessToken } = session;
  return {
    client,
    userId: user.id,
    email: user.email ?? "",
    server: { fetch: fetchAs(accessToken), origin: server.address },
  };
}

/** The session; undefined also when the server cannot be reached to renew it. */
export const availableSession = (): Promise<Session | undefined> =>
  currentSession().catch(() => undefined);

const fetchAs =
  (accessToken: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${accessToken}`);
    return fetch(input, { ...init, headers });
  };
