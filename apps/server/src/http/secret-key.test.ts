import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";

const secretKey = "sb_secret_0123456789012345678901_01234567";
const server = await startTestServer({
  CONFIRM_EMAIL: "off",
  SECRET_KEY: secretKey,
  LOG_LEVEL: "info",
});
const closed = await startTestServer();
afterAll(() => Promise.all([server.stop(), closed.stop()]));

const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } };

test("the secret key reads every row and every object", async () => {
  const { userId } = await server.register("ana@example.org");
  const admin = createClient(server.url, secretKey, withoutSession);
  const profiles = await admin.from("profile").select("id, user_id").eq("user_id", userId);
  expect(profiles.data).toHaveLength(1);
  const folder: unknown = profiles.data?.[0]?.id;
  const bucket = admin.storage.from("user-documents");
  expect((await bucket.upload(`${String(folder)}/a.txt`, "x")).error).toBeNull();
  expect((await bucket.list(String(folder))).data).toMatchObject([{ name: "a.txt" }]);
  const signed = await bucket.createSignedUploadUrl(`${String(folder)}/b.txt`);
  const token = signed.data?.token ?? "";
  expect((await bucket.uploadToSignedUrl(`${String(folder)}/b.txt`, token, "y")).error).toBeNull();
});

test("without the setting no such key is accepted", async () => {
  const admin = createClient(closed.url, secretKey, withoutSession);
  expect((await admin.from("profile").select("id")).error).toMatchObject({
    message: "invalid JWT",
  });
  expect((await admin.storage.from("user-documents").list("")).error).toMatchObject({
    message: "invalid JWT",
  });
});

test("the routes of the product accept users only", async () => {
  const headers = { authorization: `Bearer ${secretKey}` };
  for (const path of ["/account/export", "/cover-letter", "/resume-parser"]) {
    const method = path === "/account/export" ? "GET" : "POST";
    expect((await fetch(server.url + path, { method, headers })).status).toBe(401);
  }
});

test("the key is in no page, response or log", async () => {
  const config = await (await fetch(`${server.url}/config.json`)).text();
  expect(config).toContain("sb_publishable_");
  expect(config).not.toContain("sb_secret_");
  const rejected = await fetch(`${server.url}/rest/v1/profile`, {
    headers: { authorization: `Bearer ${secretKey}`, "sec-fetch-site": "cross-site" },
  });
  expect(rejected.status).toBe(401);
  expect(await rejected.text()).not.toContain("sb_secret_");
  expect(server.logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(server.logged)).not.toContain("sb_secret_");
});
