import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
afterAll(() => server.stop());

const tokenAnswer = z.object({ token: z.string(), expiresAt: z.string() });
const sessionAnswer = z.object({ refreshToken: z.string() });

const post = (path: string, body: unknown, bearer?: string) =>
  fetch(`${server.url}/extension-connection${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });

async function connectionOf(accessToken: string): Promise<string> {
  const response = await post("", {}, accessToken);
  expect(response.status).toBe(201);
  return tokenAnswer.parse(await response.json()).token;
}

const clientOf = () =>
  createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });

test("the account page's token opens a separate session for the extension, which can be revoked separately", async () => {
  const { userId, accessToken } = await server.register("connects@example.org");
  const response = await post("/session", { token: await connectionOf(accessToken) });
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { refreshToken } = sessionAnswer.parse(await response.json());

  const extension = clientOf();
  const { data } = await extension.auth.refreshSession({ refresh_token: refreshToken });
  expect(data.user).toMatchObject({ id: userId, email: "connects@example.org" });
  expect(data.session?.access_token).not.toBe(accessToken);
  const { data: sessions } = await extension.rpc("my_sessions");
  expect(sessions).toMatchObject([
    { is_current: true, is_extension: true },
    { is_current: false, is_extension: false },
  ]);
  await extension.auth.signOut({ scope: "local" });
  // The web app's session continues.
  expect((await post("", {}, accessToken)).status).toBe(201);
});

test("a token works once, also when it is used twice concurrently", async () => {
  const { accessToken } = await server.register("twice@example.org");
  const token = await connectionOf(accessToken);
  const responses = await Promise.all([post("/session", { token }), post("/session", { token })]);
  expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
    200, 401,
  ]);
  expect((await post("/session", { token })).status).toBe(401);
});

test("a new token replaces the previous one, and an expired one is rejected", async () => {
  const { userId, accessToken } = await server.register("again@example.org");
  const first = await connectionOf(accessToken);
  const second = await connectionOf(accessToken);
  expect((await post("/session", { token: first })).status).toBe(401);
  await server.database.admin.query(
    "update private.extension_connection set expires_at = now() - interval '1 second' where user_id = $1",
    [userId],
  );
  const late = await post("/session", { token: second });
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ code: "invalid_connection_token" });
});

test("a token requires a live session", async () => {
  expect((await post("", {})).status).toBe(401);
  expect((await post("", {}, "sb_publishable_postulo")).status).toBe(401);
  const web = clientOf();
  await server.register("leaves@example.org");
  const { data } = await web.auth.signInWithPassword({
    email: "leaves@example.org",
    password: "long enough 1",
  });
  const accessToken = data.session?.access_token ?? "";
  expect((await post("", {}, accessToken)).status).toBe(201);
  await web.auth.signOut();
  // The access token is still signed and not yet old.
  const response = await post("", {}, accessToken);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "not_authenticated" });
});

const levelOf = (token: string): unknown => JSON.parse(atob(token.split(".")[1] ?? "")).aal;

async function addFactor(userId: string): Promise<string> {
  const { rows } = await server.database.admin.query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret)
     values ($1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP') returning id`,
    [userId],
  );
  return rows[0]?.id ?? "";
}

test("the extension's session has the level of the web app's, through refreshes, until its factor is deleted", async () => {
  const { userId, accessToken } = await server.register("raised@example.org");
  const { admin } = server.database;
  const factorId = await addFactor(userId);
  await admin.query("update auth.sessions set aal = 'aal2', factor_id = $2 where user_id = $1", [
    userId,
    factorId,
  ]);
  // The token at hand is still of AAL1.
  const rejected = await post("", {}, accessToken);
  expect([rejected.status, await rejected.json()]).toMatchObject([
    403,
    { code: "insufficient_aal" },
  ]);
  const web = clientOf();
  await web.auth.signInWithPassword({ email: "raised@example.org", password: "long enough 1" });
  await admin.query("update auth.sessions set aal = 'aal2', factor_id = $2 where user_id = $1", [
    userId,
    factorId,
  ]);
  const raised = await web.auth.refreshSession();
  const token = await connectionOf(raised.data.session?.access_token ?? "");
  const { refreshToken } = sessionAnswer.parse(await (await post("/session", { token })).json());

  const extension = clientOf();
  const first = await extension.auth.refreshSession({ refresh_token: refreshToken });
  expect(levelOf(first.data.session?.access_token ?? "")).toBe("aal2");
  const second = await extension.auth.refreshSession();
  expect(levelOf(second.data.session?.access_token ?? "")).toBe("aal2");
  expect((await extension.from("profile").select("id")).data).toHaveLength(1);

  await addFactor(userId);
  expect((await web.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await extension.from("profile").select("id")).error?.message).toBe("insufficient_aal");
  const lowered = await extension.auth.refreshSession();
  expect(levelOf(lowered.data.session?.access_token ?? "")).toBe("aal1");
});

test("a token opens no session once the session that requested it has ended", async () => {
  const { userId, accessToken } = await server.register("gone@example.org");
  const token = await connectionOf(accessToken);
  await server.database.admin.query("delete from auth.sessions where user_id = $1", [userId]);
  expect((await post("/session", { token })).status).toBe(401);
});

test("the token itself is stored nowhere, and its hash is not readable through the API", async () => {
  const { userId, accessToken } = await server.register("hashed@example.org");
  const token = await connectionOf(accessToken);
  const { rows } = await server.database.admin.query<{ row: string }>(
    "select to_jsonb(c)::text as row from private.extension_connection c where user_id = $1",
    [userId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  const asOwner = server.database.asUser(userId, (client) =>
    client.query("select token_hash from private.extension_connection"),
  );
  await expect(asOwner).rejects.toMatchObject({ code: "42501" });
});

test.for([{}, { token: 7 }, { token: "" }, "text"])("%j is no request", async (body) => {
  expect((await post("/session", body)).status).toBe(400);
});
