import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { JWTPayload } from "jose";
import { afterAll, expect, test } from "vitest";
import { OauthError } from "../auth-error.ts";
import { publicIssuers } from "./provider-options.ts";
import type { ProviderOptions } from "./provider-options.ts";
import { createIdTokenVerifier } from "./verify-id-token.ts";

const [own, other] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
const jwk = { ...(await exportJWK(own.publicKey)), kid: "k", alg: "RS256", use: "sig" };
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  if (request.url === "/broken") response.writeHead(500).end();
  else response.writeHead(200, { "content-type": "application/json" }).end(keySet);
});
const keySet = JSON.stringify({ keys: [jwk] });
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
const origin = typeof address === "object" ? `http://127.0.0.1:${address?.port}` : "";
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const issuer = "https://issuer.example.test";
const now = new Date("2026-03-01T12:00:00Z");
const seconds = now.getTime() / 1000;
const claims = { iss: issuer, sub: "1", aud: "web", iat: seconds - 10, exp: seconds + 60 };
const options: ProviderOptions = {
  name: "custom:test",
  label: "Test",
  issuer,
  clientId: "web",
  clientIds: ["web", "app"],
  clientSecret: "s",
};

const verifierOf = (more: Partial<ProviderOptions> = {}, discovered = issuer) =>
  createIdTokenVerifier({ ...options, ...more }, async () => ({
    issuer: discovered,
    jwks_uri: `${origin}/keys`,
  }));
const verify = verifierOf();

const sign = (payload: JWTPayload, key = own.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "k" }).sign(key);
const sent = (idToken: string, accessToken = "") => ({ idToken, accessToken, nonce: "", now });

/** The reason of the rejection, or the subject. */
async function outcomeOf(result: ReturnType<typeof verify>) {
  const verified = await result;
  return verified instanceof OauthError ? verified.description : verified.sub;
}

const without = (name: keyof typeof claims): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

test.each<[string, JWTPayload, string]>([
  ["as it should be", claims, "1"],
  ["of an app of ours", { ...claims, aud: "app" }, "1"],
  ["of two clients, issued to ours", { ...claims, aud: ["other", "web"], azp: "web" }, "1"],
  [
    "of two clients, issued to the other",
    { ...claims, aud: ["other", "web"], azp: "other" },
    "Unacceptable audience in id_token: [other web]",
  ],
  [
    "of two clients, issued to nobody",
    { ...claims, aud: ["other", "web"] },
    "Unacceptable audience in id_token: [other web]",
  ],
  ["of another client", { ...claims, aud: "other" }, "Unacceptable audience in id_token: [other]"],
  ["of another issuer", { ...claims, iss: "https://evil.example.test" }, "Bad ID token"],
  ["that has expired", { ...claims, exp: seconds - 31 }, "Bad ID token"],
  ["that is not valid yet", { ...claims, nbf: seconds + 31 }, "Bad ID token"],
  ["without an end", without("exp"), "Bad ID token"],
  ["without a subject", without("sub"), "Bad ID token"],
  ["without an audience", without("aud"), "Bad ID token"],
])("an id token %s", async (_, payload, expected) => {
  expect(await outcomeOf(verify(sent(await sign(payload))))).toBe(expected);
});

test("a token that the issuer has not signed is rejected", async () => {
  const publicKeyAsSecret = new TextEncoder().encode(JSON.stringify(jwk));
  const changed = btoa(JSON.stringify({ ...claims, sub: "2" }));
  const forged = [
    await sign(claims, other.privateKey),
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: "k" })
      .sign(publicKeyAsSecret),
    (await sign(claims)).replace(/\.[^.]+\./, `.${changed}.`),
    "not a token",
  ];
  for (const token of forged) expect(await outcomeOf(verify(sent(token)))).toBe("Bad ID token");
});

test("`at_hash` binds the access token", async () => {
  const half = createHash("sha256").update("mine").digest().subarray(0, 16);
  const token = await sign({ ...claims, at_hash: half.toString("base64url") });
  const sentTokens = ["mine", "of another", ""];
  const outcomes = await Promise.all(
    sentTokens.map((accessToken) => outcomeOf(verify(sent(token, accessToken)))),
  );
  expect(outcomes).toEqual(["1", "Bad ID token", "1"]);
});

test("Microsoft's issuer is that of the tenant that signed", async () => {
  const discovered = "https://login.microsoftonline.com/{tenantid}/v2.0";
  const verifyTenant = verifierOf({ name: "azure", issuer: publicIssuers.azure }, discovered);
  const tokenOf = (tenant: string) =>
    sign({ ...claims, iss: `https://login.microsoftonline.com/${tenant}/v2.0`, tid: "t1" });
  expect([
    await outcomeOf(verifyTenant(sent(await tokenOf("t1")))),
    await outcomeOf(verifyTenant(sent(await tokenOf("t2")))),
  ]).toEqual(["1", "Bad ID token"]);
});

test("Google's and Apple's second names are accepted from them only", async () => {
  const token = await sign({ ...claims, iss: "accounts.google.com" });
  const google = verifierOf({ name: "google", issuer: publicIssuers.google }, publicIssuers.google);
  expect([await outcomeOf(google(sent(token))), await outcomeOf(verify(sent(token)))]).toEqual([
    "1",
    "Bad ID token",
  ]);
});

test("keys are fetched once, also for tokens of unknown keys", async () => {
  const before = requests;
  const fresh = verifierOf();
  await outcomeOf(fresh(sent(await sign(claims))));
  const unknown = await new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: "unknown" })
    .sign(other.privateKey);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await outcomeOf(fresh(sent(unknown)))).toBe("Bad ID token");
  expect(requests - before).toBe(1);
});

test("keys that cannot be fetched are no fault of the token", async () => {
  const token = await sign(claims);
  const unreachable = [
    [`${origin}/broken`, "Expected 200 OK"],
    ["http://127.0.0.1:9/keys", "fetch failed"],
  ] as const;
  for (const [url, message] of unreachable) {
    const broken = createIdTokenVerifier(options, async () => ({ issuer, jwks_uri: url }));
    await expect(broken(sent(token))).rejects.toThrow(message);
  }
});
