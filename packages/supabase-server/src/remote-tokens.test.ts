import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWK, JWTPayload } from "jose";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { KeysUnavailable, openRemoteTokens, publishesKeys } from "./remote-tokens.ts";

/** A Supabase that publishes these keys. */
const published: { keys: JWK[]; status: number; requests: number } = {
  keys: [],
  status: 200,
  requests: 0,
};
const server = createServer((request, response) => {
  published.requests += 1;
  const isKeys = request.url === "/auth/v1/.well-known/jwks.json";
  response.writeHead(isKeys ? published.status : 404, { "content-type": "application/json" });
  response.end(JSON.stringify({ keys: published.keys }));
}).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
const address = server.address();
const supabaseUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

interface TestKey {
  kid: string;
  alg: string;
  signing: CryptoKey;
  jwk: JWK;
}

async function newKey(kid: string, alg = "ES256"): Promise<TestKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  return { kid, alg, signing: privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg } };
}

const usual = { sub: "someone", role: "authenticated", aud: "authenticated" };

function sign(
  key: { kid?: string; alg: string; signing: CryptoKey | Uint8Array },
  claims: Partial<Record<keyof JWTPayload, string | undefined>> = {},
  seconds = 60,
): Promise<string> {
  return new SignJWT({ iss: `${supabaseUrl}/auth/v1`, ...usual, ...claims })
    .setProtectedHeader({ alg: key.alg, ...(key.kid === undefined ? {} : { kid: key.kid }) })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key.signing);
}

const first = await newKey("first");
beforeEach(() => {
  Object.assign(published, { keys: [first.jwk], status: 200, requests: 0 });
});

test.each(["ES256", "RS256", "EdDSA"])(
  "accepts a token that a published %s key signed",
  async (alg) => {
    const key = await newKey("one", alg);
    published.keys = [key.jwk];
    const tokens = openRemoteTokens({ supabaseUrl });
    expect(await tokens.check(await sign(key))).toMatchObject({ kind: "valid", claims: usual });
  },
);

test("fetches the keys once for many tokens", async () => {
  const tokens = openRemoteTokens({ supabaseUrl });
  for (const sub of ["a", "b", "c"]) await tokens.check(await sign(first, { sub }));
  expect(published.requests).toBe(1);
});

test.each([
  ["of another issuer", { iss: "https://other.supabase.co/auth/v1" }],
  ["for another audience", { aud: "storage" }],
  ["without an audience, such as a legacy API key", { aud: undefined }],
  ["without a user", { sub: undefined }],
])("rejects a token %s", async (_, claims) => {
  const tokens = openRemoteTokens({ supabaseUrl });
  expect(await tokens.check(await sign(first, claims))).toEqual({ kind: "invalid" });
});

test("rejects an expired token, one of a foreign key under a known id, and one without a signature", async () => {
  const tokens = openRemoteTokens({ supabaseUrl });
  expect(await tokens.check(await sign(first, {}, -10))).toEqual({ kind: "expired" });
  const foreign = await newKey("first");
  expect(await tokens.check(await sign(foreign))).toEqual({ kind: "invalid" });
  const [, payload = ""] = (await sign(first)).split(".");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  expect(await tokens.check(`${none}.${payload}.`)).toEqual({ kind: "invalid" });
  expect(await tokens.check("nonsense")).toEqual({ kind: "invalid" });
});

test("accepts a new key when a token names it, and forgets a withdrawn one after ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const tokens = openRemoteTokens({ supabaseUrl });
  const old = await sign(first, {}, 3600);
  expect(await tokens.check(old)).toMatchObject({ kind: "valid" });
  const second = await newKey("second");
  published.keys = [second.jwk];
  vi.setSystemTime(Date.now() + 15_000);
  expect(await tokens.check(await sign(second))).toMatchObject({ kind: "valid" });
  expect(await tokens.check(old)).toMatchObject({ kind: "valid" });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(await tokens.check(old)).toEqual({ kind: "invalid" });
});

test("unknown key ids do not cause a request each", async () => {
  const tokens = openRemoteTokens({ supabaseUrl });
  const unknown = await newKey("unknown");
  for (const sub of ["a", "b", "c", "d"])
    expect(await tokens.check(await sign(unknown, { sub }))).toEqual({ kind: "invalid" });
  expect(published.requests).toBeLessThanOrEqual(2);
});

test("an outage of the Supabase is no verdict about a token", async () => {
  published.status = 503;
  const tokens = openRemoteTokens({ supabaseUrl });
  await expect(tokens.check(await sign(first))).rejects.toThrow(KeysUnavailable);
  published.status = 200;
  expect(await tokens.check(await sign(first))).toMatchObject({ kind: "valid" });
});

const jwtSecret = "the legacy secret of a project, which is long";
const legacy = { alg: "HS256", signing: new TextEncoder().encode(jwtSecret) };

test("accepts HS256 only with the legacy secret of the project", async () => {
  const token = await sign(legacy);
  expect(await openRemoteTokens({ supabaseUrl }).check(token)).toEqual({ kind: "invalid" });
  const tokens = openRemoteTokens({ supabaseUrl, jwtSecret });
  expect(await tokens.check(token)).toMatchObject({ kind: "valid", claims: usual });
  const guessed = {
    ...legacy,
    signing: new TextEncoder().encode("another secret that is long enough"),
  };
  expect(await tokens.check(await sign(guessed))).toEqual({ kind: "invalid" });
});

test("a published key is no HS256 secret", async () => {
  const confused = {
    ...legacy,
    kid: "first",
    signing: new TextEncoder().encode(JSON.stringify(first.jwk)),
  };
  const tokens = openRemoteTokens({ supabaseUrl, jwtSecret });
  expect(await tokens.check(await sign(confused))).toEqual({ kind: "invalid" });
});

test("reports whether a project publishes keys", async () => {
  expect(await publishesKeys(supabaseUrl)).toBe(true);
  published.keys = [];
  expect(await publishesKeys(supabaseUrl)).toBe(false);
  published.status = 500;
  await expect(publishesKeys(supabaseUrl)).rejects.toThrow(KeysUnavailable);
});
