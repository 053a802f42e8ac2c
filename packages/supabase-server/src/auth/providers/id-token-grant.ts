import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import {
  AuthApiError,
  errorResponse,
  grantErrorResponse,
  OauthError,
  validationFailed,
} from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { readBody } from "../request-body.ts";
import { authenticate } from "../sessions/authenticate.ts";
import type { SessionClaims } from "../sessions/authenticate.ts";
import { deviceOf, openSession, sessionResponse } from "../sessions/session.ts";
import type { Device, OpenedSession } from "../sessions/session.ts";
import { accountOf } from "./link-account.ts";
import { linkToCaller, manualLinkingDisabled } from "./link-identity.ts";
import type { ProviderClient } from "./provider-client.ts";
import { readIdentity } from "./provider-identity.ts";
import type { ProviderIdentity } from "./provider-identity.ts";

const text = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value ?? "");

const grantBody = z.object({
  id_token: text(16_384),
  access_token: text(16_384),
  nonce: text(1000),
  provider: text(100),
  client_id: text(1000),
  issuer: text(1000),
  link_identity: z.boolean().nullish(),
});
type Grant = z.infer<typeof grantBody>;

/** The issuers of the providers whose id tokens GoTrue accepts; empty where the operator names it. */
const issuers: Readonly<Record<string, string>> = {
  apple: "https://appleid.apple.com",
  azure: "https://login.microsoftonline.com",
  facebook: "https://www.facebook.com",
  google: "https://accounts.google.com",
  kakao: "https://kauth.kakao.com",
  keycloak: "",
  snapchat: "https://accounts.snapchat.com",
  vercel_marketplace: "https://marketplace.vercel.com",
};

function unknownProvider(auth: AuthServer, { provider, issuer }: Grant): AuthApiError {
  if (provider.startsWith("custom:"))
    return validationFailed(
      [...auth.providers.keys()].some((name) => name.startsWith("custom:"))
        ? `Custom provider ${JSON.stringify(provider)} not found`
        : "Custom OAuth providers are disabled",
    );
  const known = Object.entries(issuers).find(
    ([name, url]) => name === provider || (url !== "" && url === issuer),
  );
  if (!known)
    return validationFailed(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`);
  return new AuthApiError(400, "provider_disabled", {
    message: `Provider (issuer ${JSON.stringify(known[1])}) is not enabled`,
  });
}

const findProvider = (auth: AuthServer, { provider, issuer }: Grant): ProviderClient | undefined =>
  provider === ""
    ? [...auth.providers.values()].find(({ options }) => options.issuer === issuer)
    : auth.providers.get(provider);

function missingParameter({ id_token, provider, client_id, issuer }: Grant) {
  if (id_token === "") return new OauthError("invalid request", "id_token required");
  return provider === "" && (client_id === "" || issuer === "")
    ? new OauthError("invalid request", "provider or client_id and issuer required")
    : undefined;
}

/** The session to whose user the identity is linked; undefined for a sign-in. */
async function callerOf(
  auth: AuthServer,
  c: Context,
  body: Grant,
): Promise<SessionClaims | OauthError | AuthApiError | undefined> {
  if (body.link_identity !== true) return undefined;
  if (!auth.manualLinking) return manualLinkingDisabled();
  if (c.req.header("authorization") === undefined)
    return new OauthError(
      "invalid request",
      "Linking requires a valid user access token in Authorization",
    );
  return authenticate(auth, c);
}

async function verifiedIdentity(
  provider: Required<Pick<ProviderClient, "verifyIdToken" | "options">>,
  body: Grant,
  now: Date,
): Promise<ProviderIdentity | OauthError | AuthApiError> {
  const { id_token: idToken, access_token: accessToken, nonce } = body;
  const sent = { idToken, accessToken, nonce, now };
  try {
    const claims = await provider.verifyIdToken(sent);
    if (claims instanceof OauthError) return claims;
    return readIdentity(provider.options.name, claims, "");
  } catch {
    return new AuthApiError(503, "unexpected_failure", {
      message: `The provider ${provider.options.name} cannot be reached at the moment`,
      retryAfterSeconds: 5,
    });
  }
}

const openAs = (
  auth: AuthServer,
  identity: ProviderIdentity,
  { caller, device }: { caller: SessionClaims | undefined; device: Device },
): Promise<OpenedSession | AuthApiError> =>
  asAuthAdmin(auth.pool, async (client) => {
    const user = caller
      ? await linkToCaller(client, auth, { caller, identity })
      : await accountOf(client, auth, identity);
    if (user instanceof AuthApiError) return user;
    return openSession(client, user, { method: "oauth", device, now: auth.now() });
  });

async function grant(
  auth: AuthServer,
  c: Context,
  body: Grant,
): Promise<OpenedSession | OauthError | AuthApiError> {
  const missing = missingParameter(body);
  if (missing) return missing;
  const caller = await callerOf(auth, c, body);
  if (caller instanceof AuthApiError || caller instanceof OauthError) return caller;
  const provider = findProvider(auth, body);
  const { verifyIdToken, options } = provider ?? {};
  if (!verifyIdToken || !options) return unknownProvider(auth, body);
  const identity = await verifiedIdentity({ verifyIdToken, options }, body, auth.now());
  if (identity instanceof AuthApiError || identity instanceof OauthError) return identity;
  return openAs(auth, identity, { caller, device: deviceOf(auth, c) });
}

/** `POST /token?grant_type=id_token`: signs in, or links, by an id token that the client got from the provider. */
export async function signInWithIdToken(auth: AuthServer, c: Context): Promise<Response> {
  const body = await readBody(c, grantBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const address = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("authorizationsPerClient", address);
  if (overLimit) return errorResponse(c, overLimit);
  const outcome = await grant(auth, c, body);
  if (outcome instanceof AuthApiError || outcome instanceof OauthError)
    return grantErrorResponse(c, outcome);
  return sessionResponse(auth, c, outcome);
}
