import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { requestRoutes } from "./testing/signed-in-routes.ts";
import { startTestServer } from "./testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off", DEFAULT_PLAN: "Free" });
afterAll(() => server.stop());

const key = "sb_publishable_postulo";
const password = "long enough 1";
let people = 0;

const newClient = () =>
  createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

/** A device that is signed in, and the access token that it holds. */
async function signIn(email: string) {
  const client = newClient();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { client, token: data.session.access_token };
}

/** A user with two sessions, and a profile. */
async function personWithTwoDevices() {
  people += 1;
  const email = `two${people}@example.org`;
  const { userId } = await server.register(email);
  const [here, there] = [await signIn(email), await signIn(email)];
  const { data } = await here.client.from("profile").select("id").single();
  return { userId, here, there, profileId: String(data?.id) };
}

const statuses = (token: string, profileId: string) =>
  requestRoutes({ url: server.url, token, profileId });

type EndSession = (here: SupabaseClient, there: SupabaseClient) => Promise<{ error: unknown }>;

const ends: [name: string, end: EndSession][] = [
  ["a sign-out", (_here, there) => there.auth.signOut({ scope: "local" })],
  ["a sign-out everywhere else", (here) => here.auth.signOut({ scope: "others" })],
  ["a sign-out everywhere", (here) => here.auth.signOut({ scope: "global" })],
  ["a change of the password", (here) => here.auth.updateUser({ password: "another one 2" })],
  [
    "the deletion of the account",
    (here) => here.functions.invoke("delete-account", { body: { confirmDelete: true } }),
  ],
];

describe("an access token is revoked immediately by", () => {
  test.each(ends)("%s", async (_name, end) => {
    const { here, there, profileId } = await personWithTwoDevices();
    const before = await statuses(there.token, profileId);
    expect(Object.keys(before)).toHaveLength(26);
    expect(Object.values(before)).not.toContain(401);
    expect(await end(here.client, there.client)).toMatchObject({ error: null });
    const after = await statuses(there.token, profileId);
    expect(after).toEqual(Object.fromEntries(Object.keys(before).map((route) => [route, 401])));
  });
});

test("the device where the password was changed stays signed in", async () => {
  const { here, profileId } = await personWithTwoDevices();
  await here.client.auth.updateUser({ password: "another one 2" });
  expect(Object.values(await statuses(here.token, profileId))).not.toContain(401);
});

test("an upload grant ends with the session that created it", async () => {
  const { there, profileId } = await personWithTwoDevices();
  const bucket = there.client.storage.from("user-documents");
  const path = `${profileId}/later.pdf`;
  const { data } = await bucket.createSignedUploadUrl(path);
  await there.client.auth.signOut({ scope: "local" });
  const stranger = newClient().storage.from("user-documents");
  const stored = await stranger.uploadToSignedUrl(path, data?.token ?? "", new Blob(["%PDF-1.7"]));
  expect(stored.error).toMatchObject({ statusCode: "401" });
});
