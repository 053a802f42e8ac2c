import { afterAll, describe, expect, test } from "vitest";
import { confirmedUser, signedInClient, startAuth } from "./testing/started-auth.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

const at = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${auth.url}${path}`, init);
  return [response.status, await response.json()] as const;
};
const post = (body: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(body) });
const error = (status: number, code: string, message: string) =>
  [status, { code: status, error_code: code, msg: message }] as const;

describe("endpoints that the operator has not configured respond as in GoTrue when disabled", () => {
  test.each([
    [
      "/token?grant_type=web3",
      post({ chain: "solana", message: "m", signature: "s" }),
      error(422, "web3_provider_disabled", "Web3 provider is disabled"),
    ],
    [
      "/token?grant_type=id_token",
      post({ provider: "google", id_token: "t" }),
      error(
        400,
        "provider_disabled",
        'Provider (issuer "https://accounts.google.com") is not enabled',
      ),
    ],
    [
      "/token?grant_type=id_token",
      post({ provider: "custom:mine", id_token: "t" }),
      error(400, "validation_failed", "Custom OAuth providers are disabled"),
    ],
    [
      "/token?grant_type=id_token",
      post({ provider: "unknown", id_token: "t" }),
      error(400, "validation_failed", 'Custom OIDC provider "unknown" not allowed'),
    ],
    [
      "/token?grant_type=id_token",
      post({ provider: "google" }),
      [400, { error: "invalid request", error_description: "id_token required" }],
    ],
    [
      "/token?grant_type=implicit",
      post({}),
      error(400, "invalid_credentials", "unsupported_grant_type"),
    ],
    [
      "/authorize?provider=google",
      {},
      error(400, "validation_failed", "Unsupported provider: provider is not enabled"),
    ],
    [
      "/authorize?provider=nobody",
      {},
      error(400, "validation_failed", "Unsupported provider: Provider nobody could not be found"),
    ],
    ["/callback", {}, error(400, "bad_oauth_callback", "OAuth state parameter missing")],
    [
      "/sso",
      post({ domain: "a.example" }),
      error(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
    ],
    ["/sso/saml/metadata", {}, error(404, "saml_provider_disabled", "SAML 2.0 is disabled")],
    [
      "/passkeys/authentication/options",
      post({}),
      error(404, "passkey_disabled", "Passkeys are disabled"),
    ],
    ["/oauth/token", post({}), error(404, "feature_disabled", "OAuth server is disabled")],
    [
      "/user/identities/authorize?provider=google",
      {},
      error(401, "no_authorization", "This endpoint requires a valid Bearer token"),
    ],
  ])("%s", async (path, init, expected) => {
    expect(await at(path, init)).toEqual(expected);
  });

  test("through the official client", async () => {
    const email = await confirmedUser(auth);
    const { client } = await signedInClient(auth, email);
    const google = { provider: "google" } as const;
    const [link, sso, idToken] = [
      await client.linkIdentity(google),
      await client.signInWithSSO({ domain: "a.example" }),
      await client.signInWithIdToken({ ...google, token: "t" }),
    ];
    expect([link, sso, idToken].map((each) => [each.error?.status, each.error?.code])).toEqual([
      [404, "manual_linking_disabled"],
      [404, "saml_provider_disabled"],
      [400, "provider_disabled"],
    ]);
  });
});
