import type { Context } from "hono";
import type { PoolClient } from "pg";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { callback as callbackWithoutState } from "../disabled-endpoints.ts";
import { FairQueue } from "../../fair-queue.ts";
import { clientKey } from "../guesses/client-address.ts";
import { sessionClaims } from "../sessions/authenticate.ts";
import { startFlow } from "../sessions/pkce.ts";
import { deviceOf, openSession, sessionJson } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { accountOf } from "./link-account.ts";
import { linkingUser } from "./link-identity.ts";
import type { ProviderClient } from "./provider-client.ts";
import { readIdentity } from "./provider-identity.ts";
import type { ProviderIdentity } from "./provider-identity.ts";
import { consumeState } from "./provider-state.ts";
import type { ProviderState } from "./provider-state.ts";
import { errorRedirect, withErrorParameters } from "./result-redirect.ts";

/** Each waits for the provider for some seconds. */
const queueLimits = { concurrency: 20, perKey: 5, waitingPerKey: 20, maxWaiting: 400 };
const maxParameterLength = 4096;
const maxErrorLength = 500;

const invalidState = () =>
  new AuthApiError(400, "bad_oauth_state", { message: "OAuth callback with invalid state" });
const tooBusy = () =>
  new AuthApiError(429, "over_request_rate_limit", {
    message: "Request rate limit reached",
    retryAfterSeconds: 5,
  });

type Parameters = Readonly<Record<string, string>>;

/** The parameters of a callback: in the query, at Apple in a form. */
async function readParameters(c: Context): Promise<Parameters> {
  const sent =
    c.req.method === "POST"
      ? Object.fromEntries(new URLSearchParams(await c.req.text()))
      : c.req.query();
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value.length <= maxParameterLength),
  );
}

/** The error code of a token response, which says what the operator has to change. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("error" in error && typeof error.error === "string" && /^\w{1,64}$/.test(error.error))
    return `: ${error.error}`;
  return "code" in error && typeof error.code === "string" ? `: ${error.code}` : "";
}

async function identityAt(
  provider: ProviderClient,
  { parameters, state }: { parameters: Parameters; state: ProviderState },
  callbackUrl: URL,
): Promise<ProviderIdentity | AuthApiError> {
  try {
    const { nonce, codeVerifier } = state;
    const secrets = { state: parameters["state"] ?? "", nonce, codeVerifier };
    const claims = await provider.claims(callbackUrl, secrets);
    return readIdentity(provider.options.name, claims, parameters["user"] ?? "");
  } catch (error) {
    return new AuthApiError(500, "unexpected_failure", {
      message: `Unable to exchange external code${reasonOf(error)}`,
    });
  }
}

/** A completed sign-in: a code for the PKCE flow, else a session. */
export type SignedIn = { kind: "code"; code: string } | { kind: "session"; session: OpenedSession };

/** The client that started links the identity by exchanging the code. */
async function startLink(
  client: PoolClient,
  auth: AuthServer,
  { identity, state }: { identity: ProviderIdentity; state: ProviderState },
): Promise<SignedIn | AuthApiError> {
  const { challenge, linkingSessionId: sessionId } = state;
  const caller = sessionId && (await sessionClaims(client, sessionId));
  if (!caller || !challenge) return invalidState();
  const user = await linkingUser(client, auth, { caller, identity });
  if (user instanceof AuthApiError) return user;
  const link = { sessionId: caller.sessionId, identity };
  const flow = { challenge, now: auth.now(), method: "oauth" as const, link };
  return { kind: "code", code: await startFlow(client, user.id, flow) };
}

function signInAs(
  auth: AuthServer,
  identity: ProviderIdentity,
  { state, device }: { state: ProviderState; device: Device },
): Promise<SignedIn | AuthApiError> {
  const method = "oauth";
  const { challenge, linkingSessionId } = state;
  return asAuthAdmin(auth.pool, async (client) => {
    if (linkingSessionId !== undefined) return startLink(client, auth, { identity, state });
    const user = await accountOf(client, auth, identity);
    if (user instanceof AuthApiError) return user;
    const now = auth.now();
    if (challenge)
      return { kind: "code", code: await startFlow(client, user.id, { challenge, now, method }) };
    return { kind: "session", session: await openSession(client, user, { method, device, now }) };
  });
}

/** The page of the client after a sign-in. */
export async function successRedirect(
  auth: AuthServer,
  target: URL,
  result: SignedIn,
): Promise<URL> {
  const url = new URL(target);
  switch (result.kind) {
    case "code":
      url.searchParams.set("code", result.code);
      return url;
    case "session": {
      const fragment = new URLSearchParams();
      const { user: _, ...tokens } = await sessionJson(auth, result.session);
      for (const [name, value] of Object.entries(tokens)) fragment.set(name, String(value));
      url.hash = fragment.toString();
      return url;
    }
  }
}

/** The page to which a callback with a valid state leads. */
async function complete(
  auth: AuthServer,
  c: Context,
  { parameters, state }: { parameters: Parameters; state: ProviderState },
): Promise<URL> {
  const { redirectTo } = state;
  const { error, error_description: description, code, iss } = parameters;
  if (error) {
    return withErrorParameters(redirectTo, {
      error: error.slice(0, maxErrorLength),
      error_description: (description ?? "").slice(0, maxErrorLength),
    });
  }
  const provider = auth.providers.get(state.provider);
  if (!provider || !code) return errorRedirect(redirectTo, invalidState());
  const callbackUrl = new URL(`${auth.publicUrl}/callback`);
  const relevant = { code, state: parameters["state"] ?? "", ...(iss ? { iss } : {}) };
  callbackUrl.search = new URLSearchParams(relevant).toString();
  const identity = await identityAt(provider, { parameters, state }, callbackUrl);
  if (identity instanceof AuthApiError) return errorRedirect(redirectTo, identity);
  const result = await signInAs(auth, identity, { state, device: deviceOf(auth, c) });
  return result instanceof AuthApiError
    ? errorRedirect(redirectTo, result)
    : successRedirect(auth, redirectTo, result);
}

/** `GET|POST /callback`: the provider sends the browser back. */
export function createCallback(auth: AuthServer): (c: Context) => Promise<Response> {
  const queue = new FairQueue(queueLimits);
  return async (c) => {
    const parameters = await readParameters(c);
    const sent = parameters["state"];
    if (!sent) return callbackWithoutState(c);
    const address = clientKey(auth.clientAddress(c));
    const turn = await queue.acquire(address);
    if (turn.kind !== "granted") return errorResponse(c, tooBusy());
    try {
      const now = auth.now();
      const state = await asAuthAdmin(auth.pool, (client) => consumeState(client, sent, now));
      if (state) return c.redirect((await complete(auth, c, { parameters, state })).href, 303);
      const overLimit = await auth.limits.consume("failedTokensPerClient", address);
      const target = auth.redirectTarget(undefined);
      return c.redirect(errorRedirect(target, overLimit ?? invalidState()).href, 303);
    } finally {
      turn.release();
    }
  };
}
