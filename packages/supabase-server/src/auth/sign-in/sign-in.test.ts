import { createPool } from "@postulo/postgres/pool";
import { createLocalJWKSet, createRemoteJWKSet, jwtVerify } from "jose";
import type { JSONWebKeySet } from "jose";
import { afterAll, describe, expect, test } from "vitest";
import { deleteUser } from "../users/delete-user.ts";
import {
  confirmedUser,
  newAddress,
  password,
  signedInClient,
  startAuth,
} from "../testing/started-auth.ts";

const auth = await startAuth();
afterAll(() => auth.stop());

const invalid = { status: 400, code: "invalid_credentials", message: "Invalid login credentials" };

describe("signing in with a password", () => {
  test("opens a session with an access token for an hour", async () => {
    const email = await confirmedUser(auth);
    const { session } = await signedInClient(auth, email);
    expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
    expect(Math.abs((session.expires_at ?? 0) - (Date.now() / 1000 + 3600))).toBeLessThan(5);
    const keys = createRemoteJWKSet(new URL(`${auth.url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(session.access_token, keys, {
      issuer: auth.url,
      audience: "authenticated",
    });
    expect(protectedHeader.alg).toBe("ES256");
    expect(payload).toMatchObject({
      sub: session.user.id,
      role: "authenticated",
      email,
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: { name: "Ada" },
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  test("has the same error for a wrong email and a wrong password", async () => {
    const email = await confirmedUser(auth);
    const wrong = await auth.client().signInWithPassword({ email, password: "wrong horse" });
    const unknown = await auth.client().signInWithPassword({ email: newAddress(), password });
    const neither = await auth.client().signInWithPassword({ email: "no address", password });
    const endless = await auth
      .client()
      .signInWithPassword({ email, password: password.repeat(200) });
    for (const { error } of [wrong, unknown, neither, endless])
      expect(error).toMatchObject(invalid);
  });

  test("accepts a password with composed or decomposed letters", async () => {
    const email = newAddress();
    const open = await auth.sibling({ confirmEmail: false });
    await open.client().signUp({ email, password: "cafe\u0301 noir" });
    expect(
      (await open.client().signInWithPassword({ email, password: "caf\u00e9 noir" })).error,
    ).toBeNull();
    await open.stop();
  });

  test("is rejected for a banned user, who cannot refresh either", async () => {
    const email = await confirmedUser(auth);
    const { client } = await signedInClient(auth, email);
    await auth.database.admin.query(
      "update auth.users set banned_until = 'infinity' where email = $1",
      [email],
    );
    expect((await auth.client().signInWithPassword({ email, password })).error).toMatchObject({
      code: "user_banned",
    });
    expect((await client.refreshSession()).error).toMatchObject({ code: "user_banned" });
  });

  test("works on twenty-five devices concurrently", async () => {
    const email = await confirmedUser(auth);
    const all = await Promise.all(
      Array.from({ length: 25 }, () => auth.client().signInWithPassword({ email, password })),
    );
    expect(all.map(({ error }) => error)).toEqual(all.map(() => null));
  });
});

describe("the signing keys", () => {
  test("in jwks.json have no private part, and the official client verifies tokens with them", async () => {
    const email = await confirmedUser(auth);
    const { client, session } = await signedInClient(auth, email);
    const response = await fetch(`${auth.url}/.well-known/jwks.json`);
    expect(response.headers.get("cache-control")).toBe("public, max-age=600");
    const jwks: JSONWebKeySet = JSON.parse(await response.text());
    expect(jwks.keys.length).toBeGreaterThan(0);
    for (const key of jwks.keys) expect(key).not.toHaveProperty("d");
    await jwtVerify(session.access_token, createLocalJWKSet(jwks));
    expect((await client.getClaims()).data?.claims).toMatchObject({ email, role: "authenticated" });
  });
});

describe("the user", () => {
  test("is rejected without a token, with a foreign token, and with the token of a deleted session", async () => {
    const bare = await fetch(`${auth.url}/user`, {
      headers: { "X-Supabase-Api-Version": "2024-01-01" },
    });
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ code: "no_authorization" });
    expect((await auth.client().getUser("a.b.c")).error).toMatchObject({
      status: 403,
      code: "bad_jwt",
    });

    const email = await confirmedUser(auth);
    const { client, session } = await signedInClient(auth, email);
    expect((await client.getUser()).data.user).toMatchObject({ id: session.user.id, email });
    await auth.database.admin.query("delete from auth.sessions where user_id = $1", [
      session.user.id,
    ]);
    const gone = await fetch(`${auth.url}/user`, {
      headers: {
        Authorization: `Bearer ${session.access_token}`,
        "X-Supabase-Api-Version": "2024-01-01",
      },
    });
    expect(gone.status).toBe(403);
    expect(await gone.json()).toMatchObject({ code: "session_not_found" });
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("can be deleted by the server, with all sessions", async () => {
    const email = await confirmedUser(auth);
    const { client, session } = await signedInClient(auth, email);
    expect(await deleteUser(auth.database.pool, session.user.id)).toBe(true);
    expect(await deleteUser(auth.database.pool, session.user.id)).toBe(false);
    expect((await client.getUser()).error).toMatchObject({ code: "user_not_found" });
    expect((await client.refreshSession()).error).toMatchObject({
      code: "refresh_token_not_found",
    });
  });
});

const twoDevices = async () => {
  const email = await confirmedUser(auth);
  const [one, other] = await Promise.all([
    signedInClient(auth, email),
    signedInClient(auth, email),
  ]);
  return { one, other };
};

describe("signing out", () => {
  test("with scope global ends every session", async () => {
    const { one, other } = await twoDevices();
    expect((await one.client.signOut({ scope: "global" })).error).toBeNull();
    expect((await other.client.refreshSession()).error).toMatchObject({
      code: "refresh_token_not_found",
    });
    expect((await auth.client().getUser(one.session.access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
  });

  test("with scope local leaves the others", async () => {
    const { one, other } = await twoDevices();
    expect((await one.client.signOut({ scope: "local" })).error).toBeNull();
    expect((await auth.client().getUser(one.session.access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
    expect((await other.client.refreshSession()).error).toBeNull();
  });

  test("with scope others leaves this one", async () => {
    const { one, other } = await twoDevices();
    expect((await one.client.signOut({ scope: "others" })).error).toBeNull();
    expect((await other.client.refreshSession()).error).toMatchObject({
      code: "refresh_token_not_found",
    });
    expect((await one.client.getUser()).error).toBeNull();
  });

  test("with an unknown scope or no token is rejected", async () => {
    expect((await auth.post("/logout?scope=all", {})).status).toBe(400);
    expect((await auth.post("/logout", {})).status).toBe(401);
  });
});

test("an unknown path is rejected in the protocol's shape, with any method", async () => {
  for (const method of ["GET", "POST", "DELETE"]) {
    const response = await fetch(`${auth.url}/no/such/path`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: "not_found" });
  }
});

test("settings and health are public, and no response is cached", async () => {
  const settings = await fetch(`${auth.url}/settings`);
  expect(await settings.json()).toMatchObject({
    external: { email: true },
    disable_signup: false,
    mailer_autoconfirm: false,
  });
  expect(settings.headers.get("cache-control")).toBe("no-store");
  expect((await fetch(`${auth.url}/health`)).status).toBe(200);
  expect((await auth.post("/token?grant_type=magic", {})).status).toBe(400);
});

test("while the database cannot be reached, the client gets Retry-After", async () => {
  const nowhere = createPool({
    host: "127.0.0.1",
    port: 1,
    user: "authenticator",
    database: "none",
  });
  const lost = await auth.sibling({ pool: nowhere });
  const { error } = await lost.client().signInWithPassword({ email: newAddress(), password });
  expect(error).toMatchObject({ name: "AuthRetryableFetchError", status: 503 });
  const response = await lost.post("/token?grant_type=password", { email: newAddress(), password });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  await lost.stop();
  await nowhere.end();
});
