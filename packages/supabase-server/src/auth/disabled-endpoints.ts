import type { Context } from "hono";
import { z } from "zod";
import { AuthApiError, errorResponse, oauthErrorResponse, validationFailed } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { readBody } from "./request-body.ts";
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

/** `POST /token?grant_type=web3` */
export const web3 = (c: Context): Response =>
  errorResponse(
    c,
    new AuthApiError(422, "web3_provider_disabled", { message: "Web3 provider is disabled" }),
  );

const idTokenBody = z.object({
  id_token: z.string().default(""),
  provider: z.string().default(""),
  client_id: z.string().default(""),
  issuer: z.string().default(""),
});

function idTokenError({ provider, issuer }: z.infer<typeof idTokenBody>): AuthApiError {
  if (provider.startsWith("custom:"))
    return validationFailed("Custom OAuth providers are disabled");
  const known = Object.entries(issuers).find(
    ([name, url]) => name === provider || (url !== "" && url === issuer),
  );
  if (!known)
    return validationFailed(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`);
  return new AuthApiError(400, "provider_disabled", {
    message: `Provider (issuer ${JSON.stringify(known[1])}) is not enabled`,
  });
}

/** `POST /token?grant_type=id_token` */
export async function idToken(c: Context): Promise<Response> {
  const body = await readBody(c, idTokenBody);
  if (body instanceof AuthApiError) return errorResponse(c, body);
  if (body.id_token === "") return oauthErrorResponse(c, "invalid request", "id_token required");
  if (body.provider === "" && (body.client_id === "" || body.issuer === ""))
    return oauthErrorResponse(c, "invalid request", "provider or client_id and issuer required");
  return errorResponse(c, idTokenError(body));
}

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
  const disabled = new AuthApiError(404, "manual_linking_disabled", {
    message: "Manual linking is disabled",
  });
  return errorResponse(c, caller instanceof AuthApiError ? caller : disabled);
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
