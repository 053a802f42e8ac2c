import type { ClientAuth, Configuration } from "openid-client";
import type { OauthError } from "../auth-error.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { isPlainLoopback, openidClient, timeoutSeconds } from "./openid-requests.ts";
import { traitsOf } from "./provider-options.ts";
import type { ProviderOptions } from "./provider-options.ts";
import { createIdTokenVerifier } from "./verify-id-token.ts";
import type { SentIdToken } from "./verify-id-token.ts";

const discoveryTtlMs = 3600_000;
/** After a failed discovery, the next request is made after this time. */
const failureTtlMs = 5000;

/** What belongs to one sign-in, in addition to the state. */
export interface SignInSecrets {
  nonce: string;
  codeVerifier: string;
}

/** The claims of the id token and of the user info endpoint. */
export type ProviderClaims = Readonly<Record<string, unknown>>;

/** This server as a client of one provider. */
export interface ProviderClient {
  options: ProviderOptions;
  /** The URL of the consent page. Throws when the provider cannot be reached. */
  authorizationUrl(
    parameters: Readonly<Record<string, string>>,
    secrets: SignInSecrets & { state: string },
  ): Promise<URL>;
  /** Exchanges the code of a callback. Throws when the response is not valid. */
  claims(callback: URL, secrets: SignInSecrets & { state: string }): Promise<ProviderClaims>;
  /** Verifies an id token. Throws when the provider cannot be reached. Absent where it issues none. */
  verifyIdToken?: (sent: SentIdToken) => Promise<ProviderClaims | OauthError>;
}

async function discover(options: ProviderOptions): Promise<Configuration> {
  const client = await openidClient();
  const issuer = new URL(options.issuer);
  const authenticate: ClientAuth = (...request) => {
    const [server] = request;
    // RFC 8414: without this list the method is client_secret_basic.
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const method = methods.includes("client_secret_post")
      ? client.ClientSecretPost(options.clientSecret)
      : client.ClientSecretBasic(options.clientSecret);
    method(...request);
  };
  return client.discovery(issuer, options.clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    [client.customFetch]: boundedFetch,
    execute: [
      // Verifies the signature of id tokens too, in addition to TLS.
      client.enableNonRepudiationChecks,
      ...(isPlainLoopback(issuer) ? [client.allowInsecureRequests] : []),
    ],
  });
}

/** Discovers once an hour, for simultaneous requests together. */
function cachedDiscovery(options: ProviderOptions): () => Promise<Configuration> {
  let cached: { found: Promise<Configuration>; expires: number } | undefined;
  return () => {
    const now = performance.now();
    if (cached && cached.expires > now) return cached.found;
    const found = discover(options);
    const entry = { found, expires: now + discoveryTtlMs };
    cached = entry;
    found.catch(() => {
      entry.expires = performance.now() + failureTtlMs;
    });
    return found;
  };
}

/** LinkedIn and Microsoft return the e-mail in the id token; others only from the user info endpoint. */
async function withUserInfo(
  config: Configuration,
  claims: ProviderClaims & { sub: string },
  accessToken: string,
): Promise<ProviderClaims> {
  if (claims["email"] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
  const { fetchUserInfo } = await openidClient();
  return { ...(await fetchUserInfo(config, accessToken, claims.sub)), ...claims };
}

/** Opens the client of one provider; nothing is requested yet. */
export function createProviderClient(
  options: ProviderOptions,
  redirectUri: string,
): ProviderClient {
  const configuration = cachedDiscovery(options);
  const { scope, responseMode, returnsNonce } = traitsOf(options.name);
  return {
    options,
    async authorizationUrl({ scopes = "", ...parameters }, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openidClient();
      return buildAuthorizationUrl(config, {
        ...parameters,
        redirect_uri: redirectUri,
        scope: [...new Set([...scope.split(" "), ...scopes.split(" ").filter(Boolean)])].join(" "),
        state,
        ...(returnsNonce ? { nonce } : {}),
        ...(responseMode === "query" ? {} : { response_mode: responseMode }),
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },
    async claims(callback, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const { authorizationCodeGrant } = await openidClient();
      const tokens = await authorizationCodeGrant(config, callback, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
        ...(returnsNonce ? { expectedNonce: nonce } : {}),
      });
      const claims = tokens.claims();
      if (!claims) throw new Error("the provider returned no id token");
      return withUserInfo(config, claims, tokens.access_token);
    },
    verifyIdToken: createIdTokenVerifier(options, async () =>
      (await configuration()).serverMetadata(),
    ),
  };
}
