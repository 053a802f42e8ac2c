import type { Context } from "hono";
import { AuthApiError, errorResponse, validationFailed } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { manualLinkingDisabled } from "./providers/link-identity.ts";
import { authenticate } from "./sessions/authenticate.ts";

/** The providers of GoTrue's OAuth flows. */
const oauthProviders: ReadonlySet<string> = new Set([
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "slack",
  "slack_oidc",
  "snapchat",
  "spotify",
  "twitch",
  "twitter",
  "vercel_marketplace",
  "workos",
  "x",
  "zoom",
]);

/** `GET /authorize` */
export function authorize(c: Context): Response {
  const provider = c.req.query("provider") ?? "";
  const reason = oauthProviders.has(provider)
    ? "provider is not enabled"
    : `Provider ${provider} could not be found`;
  return errorResponse(c, validationFailed(`Unsupported provider: ${reason}`));
}

/** `/callback` */
export const callback = (c: Context): Response =>
  errorResponse(
    c,
    new AuthApiError(400, "bad_oauth_callback", { message: "OAuth state parameter missing" }),
  );

/** `/sso` and below */
export const sso = (c: Context): Response =>
  errorResponse(
    c,
    new AuthApiError(404, "saml_provider_disabled", { message: "SAML 2.0 is disabled" }),
  );

/** `/user/identities` and below */
export async function identities(auth: AuthServer, c: Context): Promise<Response> {
  const caller = await authenticate(auth, c);
  return errorResponse(c, caller instanceof AuthApiError ? caller : manualLinkingDisabled());
}

/** `/passkeys` and below */
export const passkeys = (c: Context): Response =>
  errorResponse(c, new AuthApiError(404, "passkey_disabled", { message: "Passkeys are disabled" }));

/** `/oauth` and below: this server is no OAuth provider for others. */
export const oauthServer = (c: Context): Response =>
  errorResponse(
    c,
    new AuthApiError(404, "feature_disabled", { message: "OAuth server is disabled" }),
  );
