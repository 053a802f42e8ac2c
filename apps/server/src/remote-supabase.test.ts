import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { unzipSync } from "fflate";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { parseSettings } from "./settings/settings.ts";
import { startServer } from "./start-server.ts";
import { startSupabase } from "./testing/started-supabase.ts";

const supabase = await startSupabase();
const dataDir = await mkdtemp(path.join(scratchFolder(), "postulo-server-"));
const written: string[] = [];

const startBeside = (settings: Readonly<Record<string, string>> = {}) =>
  startServer({
    settings: parseSettings({
      PORT: "0",
      DATA_DIR: dataDir,
      ...supabase.settings,
      ...settings,
    }),
    log: (level, event, facts = {}) => written.push(JSON.stringify([level, event, facts])),
    printMessage: (sentence) => written.push(sentence),
  });
const server = await startBeside();
afterAll(async () => {
  await server.stop();
  await supabase.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Of the server, whose responses are checked for secrets. */
async function call(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(server.url + address, init);
  const bytes = await response.clone().bytes();
  written.push(JSON.stringify([...response.headers]), Buffer.from(bytes).toString("latin1"));
  return response;
}

const newClient = () =>
  createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });

let people = 0;

/** Signs up at the Supabase. */
async function newcomer() {
  people += 1;
  const client = newClient();
  const { data, error } = await client.auth.signUp({
    email: `someone${people}@example.org`,
    password: "long enough 1",
    options: { data: { name: "Ann Bell", language: "en" } },
  });
  if (error) throw error;
  const token = data.session?.access_token ?? "";
  const { data: profile } = await client.from("profile").select("id").single();
  const profileId: string = profile?.id ?? "";
  return {
    client,
    profileId,
    userId: data.user?.id ?? "",
    bearer: { authorization: `Bearer ${token}` },
  };
}

async function addDocument(client: SupabaseClient, profileId: string): Promise<string> {
  const file_path = `${profileId}/1.pdf`;
  const document = new Blob(["%PDF-1.7 of Ann"], { type: "application/pdf" });
  const stored = await client.storage.from("user-documents").upload(file_path, document);
  expect(stored.error).toBeNull();
  const row = { profile_id: profileId, file_name: "CV.pdf", file_path, file_type: "resume" };
  expect((await client.from("files").insert(row)).error).toBeNull();
  return file_path;
}

const documentsIn = async () => {
  const { rows } = await supabase.admin.query<{ name: string }>("select name from storage.objects");
  return rows.map(({ name }) => name);
};

const json = { "content-type": "application/json" };

test("/config.json names the Supabase, and its protocol is not served here", async () => {
  const config = await call("/config.json");
  expect(await config.json()).toMatchObject({
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
  });
  for (const address of ["/auth/v1/user", "/rest/v1/profile", "/storage/v1/bucket"])
    expect((await call(address)).status).toBe(404);
});

test("a user of the Supabase has a profile, and gets a letter from the server", async () => {
  const { client, profileId, bearer } = await newcomer();
  const fields = { first_name: "Ann", last_name: "Bell", city: "Lyon", country: "FR" };
  await client.from("profile").update(fields).eq("id", profileId);
  const job = { company: "Maison Lenoir", title: "Baker", description: "Baked sourdough bread." };
  expect(
    (await client.from("experiences").insert({ profile_id: profileId, ...job })).error,
  ).toBeNull();
  const jobDescription = "Company: Four d’Or\nJob title: Baker\n\nWe are looking for a baker.";
  const letter = await call("/cover-letter", {
    method: "POST",
    headers: { ...bearer, ...json, accept: "application/json" },
    body: JSON.stringify({ jobDescription, language: "en" }),
  });
  expect(letter.status).toBe(200);
  expect(JSON.stringify(await letter.json())).toContain("Lenoir");
  const { data } = await client.from("letters").select("company");
  expect(data).toHaveLength(1);
});

test("documents are exported from the storage of the Supabase and imported into it", async () => {
  const ann = await newcomer();
  await addDocument(ann.client, ann.profileId);
  const archive = await (await call("/account/export", { headers: ann.bearer })).bytes();
  const files = unzipSync(archive);
  expect(Buffer.from(files["files/CV.pdf"] ?? []).toString()).toBe("%PDF-1.7 of Ann");

  const bob = await newcomer();
  const importing = () =>
    call("/account/import", {
      method: "POST",
      headers: { ...bob.bearer, "content-type": "application/zip" },
      body: archive,
    });
  // The remains of an interrupted import.
  const bucket = bob.client.storage.from("user-documents");
  await bucket.upload(`${bob.profileId}/files/CV.pdf`, new Blob(["remains"]));
  expect((await importing()).status).toBe(200);
  const { data } = await bob.client.from("files").select("file_name, file_path").single();
  expect(data?.file_name).toBe("CV.pdf");
  const copy = await bucket.download(data?.file_path);
  expect(await copy.data?.text()).toBe("%PDF-1.7 of Ann");
  // An account that is not empty keeps its document.
  expect((await importing()).status).toBe(409);
  expect((await bucket.download(data?.file_path)).error).toBeNull();
}, 60_000);

test("the extension gets a session of its own at the Supabase", async () => {
  const { client, userId, bearer } = await newcomer();
  const post = (address: string, body: object, headers = {}) =>
    call(address, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const { token } = z
    .object({ token: z.string() })
    .parse(await (await post("/extension-connection", {}, bearer)).json());
  const opened = await post(
    "/extension-connection/session",
    { token },
    { "user-agent": "Extension" },
  );
  const { refreshToken } = z.object({ refreshToken: z.string() }).parse(await opened.json());
  const extension = newClient();
  const { data } = await extension.auth.refreshSession({ refresh_token: refreshToken });
  expect(data.user?.id).toBe(userId);
  const sessions = await client.rpc("my_sessions");
  expect(sessions.data).toHaveLength(2);
  expect(sessions.data).toContainEqual(
    expect.objectContaining({ is_extension: true, user_agent: "Extension" }),
  );
  expect((await post("/extension-connection/session", { token })).status).toBe(401);
  await extension.auth.signOut({ scope: "local" });
  expect((await client.auth.getUser()).error).toBeNull();
});

test("an account with a second factor gets no session without it for the extension", async () => {
  const { userId, bearer } = await newcomer();
  const offered = await call("/extension-connection", {
    method: "POST",
    headers: { ...json, ...bearer },
    body: "{}",
  });
  await supabase.admin.query(
    "insert into auth.mfa_factors (user_id, factor_type, status, phone) values ($1, 'phone', 'verified', '33600000000')",
    [userId],
  );
  const opened = await call("/extension-connection/session", {
    method: "POST",
    headers: json,
    body: await offered.text(),
  });
  expect(opened.status).toBe(401);
  expect((await call("/account/export", { headers: bearer })).status).toBe(403);
});

test("a plan is bought: the provider's event reaches the server, which writes at the Supabase", async () => {
  const { client, userId, bearer } = await newcomer();
  await supabase.admin.query("update public.subscription set plan = 'Free' where user_id = $1", [
    userId,
  ]);
  const link = await fetch(server.privateLinks.sandbox ?? "", { redirect: "manual" });
  const cookie = link.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const order = { planId: "plus", interval: "month", planName: "Plus" };
  const checkout = await call("/functions/v1/create-checkout", {
    method: "POST",
    headers: { ...bearer, ...json, cookie },
    body: JSON.stringify(order),
  });
  const { url } = z.object({ url: z.string() }).parse(await checkout.json());
  await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", cookie },
    body: "action=pay",
    redirect: "manual",
  });
  const { data } = await client.from("subscription").select("plan").single();
  expect(data).toEqual({ plan: "Plus" });
});

test("a deleted account leaves no document at the Supabase", async () => {
  const { client, profileId, bearer } = await newcomer();
  const name = await addDocument(client, profileId);
  expect(await documentsIn()).toContain(name);
  const deleted = await call("/functions/v1/delete-account", {
    method: "POST",
    headers: { ...bearer, ...json },
    body: '{"confirmDelete":true}',
  });
  expect(deleted.status).toBe(200);
  // The sweep runs at the start.
  const fresh = await startBeside();
  const isRemoved = async () => expect(await documentsIn()).not.toContain(name);
  await vi.waitFor(isRemoved, { timeout: 20_000, interval: 100 });
  await fresh.stop();
});

test("a token ends with its session at the endpoints of the server", async () => {
  const { client, bearer } = await newcomer();
  const check = () => call("/account/import", { headers: bearer });
  expect((await check()).status).toBe(200);
  await client.auth.signOut();
  expect((await check()).status).toBe(401);
});

test("a user cannot read what belongs to another one, also not through the server", async () => {
  const [ann, bob] = [await newcomer(), await newcomer()];
  const name = await addDocument(ann.client, ann.profileId);
  expect((await bob.client.storage.from("user-documents").download(name)).error).not.toBeNull();
  const files = unzipSync(await (await call("/account/export", { headers: bob.bearer })).bytes());
  expect(Object.keys(files).filter((file) => file.startsWith("files/"))).toEqual([]);
});

test("the migrations are recorded as the official command line does, and none is repeated", async () => {
  const { rows } = await supabase.admin.query<{ version: string; name: string }>(
    "select version, name from supabase_migrations.schema_migrations order by version",
  );
  expect(rows[0]).toEqual({ version: "20261121000001", name: "private_schema" });
  const { rows: own } = await supabase.admin.query(
    "select from pg_namespace where nspname = 'migration_record'",
  );
  expect(own).toEqual([]);
});

test.each([
  [{ SUPABASE_SECRET_KEY: "sb_secret_of_another_project" }, /did not return the bucket/],
  [{ SUPABASE_URL: "http://127.0.0.1:1" }, /cannot be reached/],
])("a wrong setting ends the start: %j", async (settings, message) => {
  await expect(startBeside(settings)).rejects.toThrow(message);
});

test("an outage of the Supabase is no rejection of a token", async () => {
  const { bearer } = await newcomer();
  const fresh = await startBeside();
  await supabase.halt();
  const response = await fetch(`${fresh.url}/account/import`, { headers: bearer });
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  await fresh.stop();
});

test("the secret key and the owner's password are in no response and in no log", () => {
  const all = written.join("\n");
  expect(all.length).toBeGreaterThan(10_000);
  expect(all).toContain(supabase.publishableKey);
  expect(all).not.toContain(supabase.secretKey);
  expect(all).not.toContain(supabase.settings["DATABASE_URL"]);
});
