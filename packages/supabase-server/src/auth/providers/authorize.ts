import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { authorize as unsupportedProvider } from "../disabled-endpoints.ts";
import { clientKey } from "../guesses/client-address.ts";
import { newToken } from "../one-time-tokens/secret-token.ts";
import { challengeFields, challengeOf } from "../request-body.ts";
import { authenticate } from "../sessions/authenticate.ts";
import { findLinkingSession } from "./link-identity.ts";
import type { ProviderClient } from "./provider-client.ts";
import { storeState } from "./provider-state.ts";
import { errorRedirect } from "./result-redirect.ts";

const passedOn = z.string().max(500).optional();

const authorizeQuery = z.object({
  ...challengeFields,
  redirect_to: z.string().max(2000).optional(),
  /** Further scopes. */
  scopes: z
    .string()
    .max(500)
    .regex(/^[\w .:/-]*$/)
    .optional(),
  access_type: passedOn,
  domain_hint: passedOn,
  hd: passedOn,
  login_hint: passedOn,
  prompt: passedOn,
});

type AuthorizeQuery = z.infer<typeof authorizeQuery>;

/** Validates and counts a request for the URL of a provider. */
async function readQuery(auth: AuthServer, c: Context): Promise<AuthorizeQuery | AuthApiError> {
  const query = authorizeQuery.safeParse(c.req.query());
  if (!query.success)
    return validationFailed(`Invalid parameter: ${String(query.error.issues[0]?.path[0])}`);
  const address = clientKey(auth.clientAddress(c));
  return (await auth.limits.consume("authorizationsPerClient", address)) ?? query.data;
}

interface Start {
  query: AuthorizeQuery;
  provider: ProviderClient;
  linkingSessionId: string | undefined;
}

/** Stores a state and returns the URL of the provider's consent page. */
async function start(
  auth: AuthServer,
  { query, provider, linkingSessionId }: Start,
): Promise<URL | AuthApiError> {
  const { code_challenge, code_challenge_method, redirect_to, ...parameters } = query;
  const state = newToken();
  const secrets = { nonce: newToken(), codeVerifier: newToken() };
  let location: URL;
  try {
    location = await provider.authorizationUrl(present(parameters), { state, ...secrets });
  } catch {
    return new AuthApiError(503, "unexpected_failure", {
      message: `The provider ${provider.options.name} cannot be reached at the moment`,
    });
  }
  const stored = {
    provider: provider.options.name,
    ...secrets,
    redirectTo: auth.redirectTarget(redirect_to),
    challenge: challengeOf({ code_challenge, code_challenge_method }),
    linkingSessionId,
    now: auth.now(),
  };
  await asAuthAdmin(auth.pool, (client) => storeState(client, state, stored));
  return location;
}

/** `GET /authorize` of a configured provider: redirects to its consent page. */
export async function authorizeAt(
  auth: AuthServer,
  c: Context,
  provider: ProviderClient,
): Promise<Response> {
  const query = await readQuery(auth, c);
  if (query instanceof AuthApiError) return errorResponse(c, query);
  const location = await start(auth, { query, provider, linkingSessionId: undefined });
  const target =
    location instanceof AuthApiError
      ? errorRedirect(auth.redirectTarget(query.redirect_to), location)
      : location;
  return c.redirect(target.href, 302);
}

/**
 * `GET /user/identities/authorize`: the consent page for linking an identity to the caller. GoTrue links in the callback,
 * also without PKCE. Here the exchange of the code links, so that only the client that started can complete it.
 */
export async function authorizeLink(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  if (caller instanceof AuthApiError) return errorResponse(c, caller);
  const provider = auth.providers.get(c.req.query("provider") ?? "");
  if (!provider) return unsupportedProvider(c);
  const query = await readQuery(auth, c);
  if (query instanceof AuthApiError) return errorResponse(c, query);
  if (!challengeOf(query))
    return errorResponse(c, validationFailed("Linking an identity requires PKCE"));
  const found = await asAuthAdmin(auth.pool, (client) => findLinkingSession(client, auth, caller));
  if (found instanceof AuthApiError) return errorResponse(c, found);
  const location = await start(auth, { query, provider, linkingSessionId: caller.sessionId });
  if (location instanceof AuthApiError) return errorResponse(c, location);
  return c.req.query("skip_http_redirect") === "true"
    ? c.json({ url: location.href })
    : c.redirect(location.href, 302);
}

const present = (parameters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, value]],
    ),
  );
