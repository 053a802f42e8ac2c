import { SignJWT } from "jose/jwt/sign";
import { expect, test } from "vitest";
import { acceptApiKeys } from "./api-keys.ts";
import type { ResolvedCaller } from "./caller.ts";

const secretKey = "sb_secret_0123456789012345678901_01234567";
const jwtSecret = "a-secret-of-at-least-thirty-two-characters";
const elsewhere: ResolvedCaller = { kind: "invalidToken", message: "invalid JWT" };
const resolveCaller = () => Promise.resolve(elsewhere);
const resolve = acceptApiKeys(resolveCaller, { secretKeys: ["another", secretKey], jwtSecret });
const withoutKeys = acceptApiKeys(resolveCaller, { secretKeys: [] });

const service = {
  kind: "caller",
  caller: { role: "service_role", claims: { role: "service_role" } },
};
const anonymous = { kind: "caller", caller: { role: "anon", claims: { role: "anon" } } };
const requestWith = (headers: Record<string, string>) => new Request("http://test/", { headers });
const bearer = (token: string) => requestWith({ authorization: `Bearer ${token}` });

const sign = (claims: Record<string, unknown>, secret = jwtSecret, alg = "HS256") =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, typ: "JWT" })
    .sign(new TextEncoder().encode(secret));

test("a secret key is the service role, as bearer token or as apikey", async () => {
  expect(await resolve(bearer(secretKey))).toEqual(service);
  expect(await resolve(requestWith({ apikey: secretKey }))).toEqual(service);
  const withToken = requestWith({ apikey: secretKey, authorization: "Bearer of.a.user" });
  expect(await resolve(withToken)).toBe(elsewhere);
});

test("a key that differs, or is only a part of one, is not a key", async () => {
  for (const key of [`${secretKey}x`, secretKey.slice(0, -1), "", "sb_secret_", "another "]) {
    expect(await resolve(requestWith({ apikey: key }))).toEqual(
      key.trim() === "another" ? service : elsewhere,
    );
  }
});

test("without keys every request goes to the resolver", async () => {
  for (const request of [bearer(secretKey), bearer(await sign({ role: "service_role" }))])
    expect(await withoutKeys(request)).toBe(elsewhere);
});

test("a legacy key has the role that the JWT secret signed", async () => {
  expect(await resolve(bearer(await sign({ role: "service_role" })))).toEqual(service);
  expect(await resolve(bearer(await sign({ role: "anon", iss: "supabase-demo" })))).toEqual(
    anonymous,
  );
});

test("a legacy key gives no other role and no identity of a user", async () => {
  for (const role of ["authenticated", "postgres", "supabase_auth_admin", undefined])
    expect(await resolve(bearer(await sign({ sub: "someone", role })))).toBe(elsewhere);
  expect(await resolve(bearer(await sign({ role: "anon", sub: "someone" })))).toEqual(anonymous);
});

test("a forged or expired legacy key is refused", async () => {
  const forged = await sign({ role: "service_role" }, "another-secret-of-thirty-two-characters");
  expect(await resolve(bearer(forged))).toBe(elsewhere);
  const [, claims = ""] = (await sign({ role: "service_role" })).split(".");
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
  expect(await resolve(bearer(unsigned))).toBe(elsewhere);
  expect(await resolve(bearer(await sign({ role: "service_role" }, jwtSecret, "HS512")))).toBe(
    elsewhere,
  );
  expect(await resolve(bearer(await sign({ role: "service_role", exp: 1 })))).toEqual({
    kind: "invalidToken",
    message: "JWT expired",
  });
});

test("a browser cannot send a key of the service role", async () => {
  const legacy = await sign({ role: "service_role" });
  for (const key of [secretKey, legacy]) {
    const request = requestWith({ apikey: key, "sec-fetch-site": "same-origin" });
    expect(await resolve(request)).toEqual({
      kind: "invalidToken",
      message: "Forbidden use of secret API key in browser",
    });
  }
});
