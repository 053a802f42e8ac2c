import { randomBytes } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Context } from "hono";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { clientKey } from "../guesses/client-address.ts";
import { newToken } from "../one-time-tokens/secret-token.ts";
import { challengeFields, challengeOf, readBody } from "../request-body.ts";
import { storeRelayState } from "./relay-state.ts";
import type { SamlOptions } from "./saml-options.ts";
import { authorizationUrl } from "./service-provider.ts";
import { findSsoProvider } from "./sso-provider.ts";
import type { SsoProvider } from "./sso-provider.ts";

const ssoBody = z.object({
  provider_id: z.union([z.literal(""), z.guid()]).nullish(),
  domain: z.string().max(300).nullish(),
  redirect_to: z.string().max(2000).nullish(),
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
});
type SsoBody = z.infer<typeof ssoBody>;

const notFound = (message: string) => new AuthApiError(404, "sso_provider_not_found", { message });
export const providerDisabled = (message: string) =>
  new AuthApiError(404, "sso_provider_disabled", { message });

/** The provider that a body names. */
async function providerOf(
  auth: AuthServer,
  { provider_id: id, domain }: SsoBody,
): Promise<SsoProvider | AuthApiError> {
  if (id && domain) return validationFailed("Only one of provider_id or domain supported");
  if (!id && !domain) return validationFailed("A provider_id or domain needs to be provided");
  const found = await asAuthAdmin(auth.pool, (client) =>
    id
      ? findSsoProvider(client, "id", id)
      : findSsoProvider(client, "domain", domainToASCII((domain ?? "").trim().toLowerCase())),
  );
  if (!found)
    return notFound(id ? "No such SSO provider" : "No SSO provider assigned for this domain");
  return found.disabled ? providerDisabled("SSO Provider is currently disabled") : found;
}

/** `POST /sso`: the URL of the identity provider with a request. */
export async function startSso(auth: AuthServer, c: Context, saml: SamlOptions): Promise<Response> {
  const body = await readBody(c, ssoBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  const address = clientKey(auth.clientAddress(c));
  const overLimit = await auth.limits.consume("authorizationsPerClient", address);
  if (overLimit) return errorResponse(c, overLimit);
  const provider = await providerOf(auth, body);
  if (provider instanceof AuthApiError) return errorResponse(c, provider);
  const relayState = newToken();
  // An NCName may not begin with a digit.
  const request = { id: `_${randomBytes(20).toString("hex")}`, createdAt: auth.now() };
  const server = { publicUrl: auth.publicUrl, saml };
  const url = await authorizationUrl(server, provider, { ...request, relayState });
  const stored = {
    providerId: provider.id,
    requestId: request.id,
    redirectTo: auth.redirectTarget(body.redirect_to ?? undefined),
    challenge: challengeOf(body),
    createdAt: request.createdAt,
  };
  await asAuthAdmin(auth.pool, (client) => storeRelayState(client, relayState, stored));
  return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
}
