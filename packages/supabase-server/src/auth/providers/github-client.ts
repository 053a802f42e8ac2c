import type { Configuration } from "openid-client";
import { z } from "zod";
import { configure, openidClient } from "./openid-requests.ts";
import type { ProviderClaims, ProviderClient } from "./provider-client.ts";
import { publicIssuers } from "./provider-options.ts";
import type { ProviderOptions } from "./provider-options.ts";

const scope = "user:email";

const userSchema = z.object({
  id: z.int(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});

const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** The API of a server of one's own (GitHub Enterprise Server) is below its address. */
const apiOf = (issuer: string) =>
  issuer === publicIssuers.github ? "https://api.github.com" : `${issuer}/api/v3`;

async function createConfiguration(options: ProviderOptions): Promise<Configuration> {
  const client = await openidClient();
  const issuer = options.issuer.replace(/\/$/, "");
  const config = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/login/oauth/authorize`,
      token_endpoint: `${issuer}/login/oauth/access_token`,
    },
    options.clientId,
    undefined,
    client.ClientSecretPost(options.clientSecret),
  );
  configure(client, config);
  return config;
}

/** Reads from GitHub's REST API. */
async function read(config: Configuration, accessToken: string, path: string): Promise<unknown> {
  const { fetchProtectedResource } = await openidClient();
  const { issuer } = config.serverMetadata();
  const headers = new Headers({
    accept: "application/vnd.github+json",
    "user-agent": "postulo",
    "x-github-api-version": "2022-11-28",
  });
  const url = new URL(`${apiOf(issuer)}${path}`);
  const response = await fetchProtectedResource(config, accessToken, url, "GET", null, headers);
  if (!response.ok) throw new Error(`GitHub returned ${response.status}`);
  return response.json();
}

/** The person in the terms of OpenID Connect. GitHub says of each address whether it is verified. */
async function claimsOf(config: Configuration, accessToken: string): Promise<ProviderClaims> {
  const [user, emails] = await Promise.all([
    read(config, accessToken, "/user").then((body) => userSchema.parse(body)),
    read(config, accessToken, "/user/emails").then((body) => emailsSchema.parse(body)),
  ]);
  const email = emails.find(({ primary }) => primary);
  return {
    iss: apiOf(config.serverMetadata().issuer),
    sub: String(user.id),
    name: user.name ?? undefined,
    preferred_username: user.login,
    user_name: user.login,
    picture: user.avatar_url ?? undefined,
    email: email?.email,
    email_verified: email?.verified,
  };
}

/** Opens the client of GitHub, which speaks OAuth 2.0 without id tokens. */
export function createGithubClient(options: ProviderOptions, redirectUri: string): ProviderClient {
  let opened: Promise<Configuration> | undefined;
  const configuration = () => (opened ??= createConfiguration(options));
  return {
    options,
    async authorizationUrl({ scopes = "", ...parameters }, { state, codeVerifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openidClient();
      return buildAuthorizationUrl(await configuration(), {
        ...parameters,
        redirect_uri: redirectUri,
        scope: [...new Set([scope, ...scopes.split(" ").filter(Boolean)])].join(" "),
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
      });
    },
    async claims(callback, { state, codeVerifier }) {
      const config = await configuration();
      const { authorizationCodeGrant } = await openidClient();
      const tokens = await authorizationCodeGrant(config, callback, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      return claimsOf(config, tokens.access_token);
    },
  };
}
