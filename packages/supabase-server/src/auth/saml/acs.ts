import type { Context } from "hono";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { successRedirect } from "../providers/callback.ts";
import type { SignedIn } from "../providers/callback.ts";
import { errorRedirect } from "../providers/result-redirect.ts";
import { startFlow } from "../sessions/pkce.ts";
import { deviceOf, openSession } from "../sessions/session.ts";
import type { Device } from "../sessions/session.ts";
import { consumeRelayState, relayStateTtlMs } from "./relay-state.ts";
import type { RelayState } from "./relay-state.ts";
import { readSamlIdentity } from "./saml-identity.ts";
import type { SamlIdentity } from "./saml-identity.ts";
import type { SamlOptions } from "./saml-options.ts";
import { readResponse } from "./saml-response.ts";
import { ssoAccountOf } from "./sso-account.ts";
import { findSsoProvider } from "./sso-provider.ts";
import type { SsoProvider } from "./sso-provider.ts";
import { providerDisabled } from "./start-sso.ts";

const method = "sso/saml";

const unknownState = () =>
  new AuthApiError(404, "saml_relay_state_not_found", {
    message: "SAML RelayState does not exist, try logging in again?",
  });
const expiredState = () =>
  new AuthApiError(422, "saml_relay_state_expired", {
    message: "SAML RelayState has expired. Try logging in again?",
  });

interface Verified {
  provider: SsoProvider;
  identity: SamlIdentity;
}

/** The identity that the response to a request proves. */
async function verify(
  auth: AuthServer,
  saml: SamlOptions,
  { state, response }: { state: RelayState; response: string },
): Promise<Verified | AuthApiError> {
  const now = auth.now();
  if (state.createdAt.getTime() + relayStateTtlMs < now.getTime()) return expiredState();
  const provider = await asAuthAdmin(auth.pool, (client) =>
    findSsoProvider(client, "id", state.providerId),
  );
  if (!provider || provider.disabled)
    return providerDisabled("SSO Provider assigned for this domain is currently disabled");
  const request = { id: state.requestId, createdAt: state.createdAt, response };
  const server = { publicUrl: auth.publicUrl, saml, now };
  const assertion = await readResponse(server, provider, request);
  if (assertion instanceof AuthApiError) return assertion;
  const identity = readSamlIdentity(provider, assertion);
  return identity instanceof AuthApiError ? identity : { provider, identity };
}

function signInAs(
  auth: AuthServer,
  verified: Verified,
  { challenge, device }: { challenge: RelayState["challenge"]; device: Device },
): Promise<SignedIn | AuthApiError> {
  return asAuthAdmin(auth.pool, async (client) => {
    const user = await ssoAccountOf(client, auth, verified);
    if (user instanceof AuthApiError) return user;
    const now = auth.now();
    const { sessionNotAfter: notAfter } = verified.identity;
    if (challenge) {
      const code = await startFlow(client, user.id, { challenge, now, method, notAfter });
      return { kind: "code", code };
    }
    const session = await openSession(client, user, { method, device, now, notAfter });
    return { kind: "session", session };
  });
}

async function complete(
  auth: AuthServer,
  c: Context,
  { saml, state, response }: { saml: SamlOptions; state: RelayState; response: string },
): Promise<URL> {
  const { redirectTo, challenge } = state;
  const verified = await verify(auth, saml, { state, response });
  if (verified instanceof AuthApiError) return errorRedirect(redirectTo, verified);
  const result = await signInAs(auth, verified, { challenge, device: deviceOf(auth, c) });
  return result instanceof AuthApiError
    ? errorRedirect(redirectTo, result)
    : successRedirect(auth, redirectTo, result);
}

/**
 * `POST /sso/saml/acs`: the identity provider sends the browser back with a response. One that answers no request of this
 * server (IdP-initiated) is rejected: it could be replayed, or sign a visitor in to the account of a stranger.
 */
export async function acs(auth: AuthServer, c: Context, saml: SamlOptions): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const sent = form.get("RelayState") ?? "";
  const state = await asAuthAdmin(auth.pool, (client) => consumeRelayState(client, sent));
  if (state) {
    const response = form.get("SAMLResponse") ?? "";
    return c.redirect((await complete(auth, c, { saml, state, response })).href, 303);
  }
  const address = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("failedTokensPerClient", address);
  const target = auth.redirectTarget(undefined);
  return c.redirect(errorRedirect(target, overLimit ?? unknownState()).href, 303);
}
