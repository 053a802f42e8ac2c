import { createTestDatabase } from "@postulo/postgres/test-database";
import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openKeyring } from "./keyring.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(async () => {
  await database.admin.query("delete from auth.signing_keys");
});

test("a signed token is verified by the server and with the published keys, and has an expiry", async () => {
  const keyring = await openKeyring(database.pool);
  const token = await keyring.sign({ sub: "someone", role: "authenticated" }, 60);
  expect(await keyring.verify(token)).toMatchObject({ sub: "someone", role: "authenticated" });
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keyring.jwks()));
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
  expect(protectedHeader).toMatchObject({ alg: "ES256", kid: keyring.jwks().keys[0]?.kid });
});

test("the private part of a key is not published", async () => {
  const keyring = await openKeyring(database.pool);
  expect(keyring.jwks().keys).toHaveLength(1);
  expect(JSON.stringify(keyring.jwks())).not.toContain('"d"');
});

test("an expired, modified or foreign token is rejected", async () => {
  const keyring = await openKeyring(database.pool);
  expect(await keyring.check(await keyring.sign({ sub: "x" }, -1))).toEqual({ kind: "expired" });
  const token = await keyring.sign({ sub: "x" }, 60);
  const [header, , signature] = token.split(".");
  const forged = Buffer.from(JSON.stringify({ sub: "y", exp: 9_999_999_999 })).toString(
    "base64url",
  );
  expect(await keyring.verify([header, forged, signature].join("."))).toBeUndefined();
  expect(await keyring.verify([header, forged, ""].join("."))).toBeUndefined();
  const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  expect(await keyring.verify([unsigned, forged, ""].join("."))).toBeUndefined();
  const { privateKey } = await generateKeyPair("ES256");
  const foreign = await new SignJWT({ sub: "x" })
    .setProtectedHeader({ alg: "ES256", kid: keyring.jwks().keys[0]?.kid ?? "" })
    .setExpirationTime("1h")
    .sign(privateKey);
  expect(await keyring.verify(foreign)).toBeUndefined();
  const endless = await new SignJWT({ sub: "x" })
    .setProtectedHeader({ alg: "HS256" })
    .sign(Buffer.alloc(32));
  expect(await keyring.verify(endless)).toBeUndefined();
});

test("processes that start concurrently agree on one key", async () => {
  const keyrings = await Promise.all(Array.from({ length: 5 }, () => openKeyring(database.pool)));
  const ids = new Set(keyrings.flatMap((keyring) => keyring.jwks().keys.map(({ kid }) => kid)));
  expect(ids.size).toBe(1);
});

test("rotation signs no user out, and another process accepts the new key", async () => {
  const one = await openKeyring(database.pool);
  const old = await one.sign({ sub: "x" }, 60);
  await database.admin.query("update auth.signing_keys set created_at = now() - interval '1 hour'");
  await one.rotate();
  const renewed = await one.sign({ sub: "y" }, 60);
  expect(await one.verify(old)).toMatchObject({ sub: "x" });
  expect(await one.verify(renewed)).toMatchObject({ sub: "y" });
  expect(one.jwks().keys).toHaveLength(2);
  const restarted = await openKeyring(database.pool);
  expect(await restarted.verify(old)).toMatchObject({ sub: "x" });
  expect(await restarted.verify(renewed)).toMatchObject({ sub: "y" });
});

test("only the owner of the auth schema can read the keys", async () => {
  await openKeyring(database.pool);
  const userId = await database.createUser();
  const reading = database.asUser(userId, (client) =>
    client.query("select private_jwk from auth.signing_keys"),
  );
  await expect(reading).rejects.toThrow(/permission denied/);
});
