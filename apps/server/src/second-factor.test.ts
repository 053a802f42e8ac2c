import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { requestRoutes } from "./testing/signed-in-routes.ts";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "VIP" });
afterAll(() => server.stop());

const key = "sb_publishable_postulo";
const password = "long enough 1";
const { admin } = server.database;
let people = 0;

const newClient = () =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? "";
}

/** A signed-in user with a profile. */
async function newUser() {
  people += 1;
  const email = `factor${people}@example.org`;
  const { userId } = await server.register(email);
  const client = newClient();
  await client.auth.signInWithPassword({ email, password });
  const { data } = await client.from("profile").select("id").single();
  return { email, userId, client, profileId: String(data?.id) };
}

/** Stores a verified factor of the user. */
async function addFactor(userId: string): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret)
     values ($1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP') returning id`,
    [userId],
  );
  return rows[0]?.id ?? "";
}

/** Raises the client's session, as verifying a factor does. */
async function raise(client: SupabaseClient, factorId: string): Promise<void> {
  const { session_id: id } = z
    .object({ session_id: z.string() })
    .parse(JSON.parse(atob((await tokenOf(client)).split(".")[1] ?? "")));
  await admin.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
    id,
    factorId,
  ]);
  const { error } = await client.auth.refreshSession();
  expect(error).toBeNull();
}

test("a password alone opens no route to the data of a user with a second factor", async () => {
  const { userId, client, profileId } = await newUser();
  const request = async () =>
    requestRoutes({ url: server.url, token: await tokenOf(client), profileId });
  const open = await request();
  expect(Object.keys(open)).toHaveLength(26);
  const factorId = await addFactor(userId);
  // Storage reports most errors with 400, and the status in the body, as Supabase does.
  const statusOf = (route: string) => (route.includes("/storage/") ? 400 : 403);
  const rejected = Object.keys(open).map((route) => [route, statusOf(route)]);
  expect(await request()).toEqual(Object.fromEntries(rejected));
  await raise(client, factorId);
  expect(await request()).toEqual(open);
});

const errorBody = z.object({ code: z.string().optional(), message: z.string() });

test("the response names the missing factor", async () => {
  const { userId, client, profileId } = await newUser();
  const bucket = client.storage.from("user-documents");
  await bucket.upload(`${profileId}/a.pdf`, new Blob(["%PDF-1.7"]));
  await addFactor(userId);
  const headers = { apikey: key, authorization: `Bearer ${await tokenOf(client)}` };
  const bodyOf = async (path: string, method = "GET") =>
    errorBody.parse(await (await fetch(server.url + path, { method, headers })).json());
  expect(await bodyOf("/rest/v1/profile?select=id")).toMatchObject({
    code: "42501",
    message: "insufficient_aal",
  });
  expect(await bodyOf("/account/export")).toMatchObject({ code: "insufficient_aal" });
  expect(await bodyOf("/functions/v1/check-subscription", "POST")).toMatchObject({
    code: "insufficient_aal",
  });
  const found = [
    await bucket.list(profileId),
    await bucket.download(`${profileId}/a.pdf`),
    await bucket.createSignedUrl(`${profileId}/a.pdf`, 60),
    await bucket.remove([`${profileId}/a.pdf`]),
    await bucket.upload(`${profileId}/b.pdf`, new Blob(["%PDF-1.7"])),
  ];
  for (const { error } of found) expect(error).toMatchObject({ message: "insufficient_aal" });
  expect((await client.rpc("my_sessions")).error?.message).toBe("insufficient_aal");
});

test("a session of AAL1 can list and challenge factors, read its user and sign out, but not change or delete the account", async () => {
  const { userId, client } = await newUser();
  const factorId = await addFactor(userId);
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  expect((await client.auth.mfa.challenge({ factorId })).error).toBeNull();
  for (const change of [
    { email: "elsewhere@example.org" },
    { password: "another one 2" },
    { data: { name: "Ada" }, password: "another one 2" },
  ])
    expect((await client.auth.updateUser(change)).error?.code).toBe("insufficient_aal");
  const deletion = await client.functions.invoke("delete-account", {
    body: { confirmDelete: true },
  });
  expect(await deletion.error.context.json()).toMatchObject({ code: "insufficient_aal" });
  const cancellation = await client.functions.invoke("cancel-subscription");
  expect(await cancellation.error.context.json()).toMatchObject({ code: "insufficient_aal" });
  expect((await client.auth.signOut()).error).toBeNull();
});

test("a session that was lowered after its token was issued calls no function that acts for its user", async () => {
  const { userId, client } = await newUser();
  await raise(client, await addFactor(userId));
  await admin.query("update auth.sessions set aal = 'aal1' where user_id = $1", [userId]);
  for (const name of ["cancel-subscription", "reactivate-subscription", "delete-account"]) {
    const call = await client.functions.invoke(name, { body: { confirmDelete: true } });
    expect([name, await call.error?.context.json()]).toMatchObject([
      name,
      { code: "insufficient_aal" },
    ]);
  }
  expect((await admin.query("select from auth.users where id = $1", [userId])).rowCount).toBe(1);
});

test("a calendar feed that was created with the factor is served without a session", async () => {
  const { userId, client } = await newUser();
  await raise(client, await addFactor(userId));
  await client.from("job_applied").insert({
    job_title: "Baker",
    company_name: "Lenoir",
    job_url: "https://lenoir.test/1",
    next_action_date: "2026-12-01",
  });
  const created = await fetch(`${server.url}/calendar-feed`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await tokenOf(client)}`,
    },
    body: "{}",
  });
  const { url } = z.object({ url: z.string() }).parse(await created.json());
  const calendar = await fetch(url);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toContain("Lenoir");
});

test("an upload grant has the level of the session that created it", async () => {
  const { userId, client, profileId } = await newUser();
  await raise(client, await addFactor(userId));
  const bucket = client.storage.from("user-documents");
  const path = `${profileId}/later.pdf`;
  const { data } = await bucket.createSignedUploadUrl(path);
  const stored = await newClient()
    .storage.from("user-documents")
    .uploadToSignedUrl(path, data?.token ?? "", new Blob(["%PDF-1.7"]));
  expect(stored.error).toBeNull();
});
