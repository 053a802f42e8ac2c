import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ServerProcess } from "../testing/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ WEB_APP: "off", CONFIRM_EMAIL: "off" });
});
afterAll(() => server.discard());

const key = "sb_publishable_postulo";
const chunkBytes = 6 * 1024 * 1024;
const content = randomBytes(9 * 1024 * 1024);
const profileRow = z.object({ id: z.string() });

async function signUp() {
  const client = createClient(server.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await client.auth.signUp({
    email: "ana@example.org",
    password: "long enough 1",
  });
  const profile = await client.from("profile").select("id").single();
  const authorization = `Bearer ${data.session?.access_token ?? ""}`;
  return { client, folder: profileRow.parse(profile.data).id, authorization };
}

test("a server that is killed in the middle of a resumable upload shows no part of it, and continues it", async () => {
  const { client, folder, authorization } = await signUp();
  const bucket = client.storage.from("user-documents");
  const name = `${folder}/film.bin`;
  const headers = { authorization, "tus-resumable": "1.0.0" };
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  const created = await fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: "POST",
    headers: {
      ...headers,
      "upload-length": String(content.length),
      "upload-metadata": `bucketName ${base64("user-documents")},objectName ${base64(name)}`,
    },
  });
  expect(created.status).toBe(201);
  const url = server.url + (created.headers.get("location") ?? "");
  const piece = (offset: number) => ({
    ...headers,
    "upload-offset": String(offset),
    "content-type": "application/offset+octet-stream",
  });
  const offset = async () =>
    Number((await fetch(url, { method: "HEAD", headers })).headers.get("upload-offset"));
  const first = await fetch(url, {
    method: "PATCH",
    headers: piece(0),
    body: content.subarray(0, chunkBytes),
  });
  expect(first.status).toBe(204);

  const rest = content.subarray(chunkBytes);
  const second = httpRequest(url, {
    method: "PATCH",
    headers: { ...piece(chunkBytes), "content-length": String(rest.length) },
  });
  second.on("error", () => {});
  second.write(rest.subarray(0, 1024 * 1024));
  const incoming = path.join(server.dataDir, "storage/incoming");
  await expect.poll(async () => (await readdir(incoming)).length).toBe(1);
  await server.kill();
  await server.run();

  expect(await offset()).toBe(chunkBytes);
  expect((await bucket.exists(name)).data).toBe(false);
  expect((await bucket.list(folder)).data).toEqual([]);
  const again = await fetch(url, { method: "PATCH", headers: piece(chunkBytes), body: rest });
  expect([again.status, await offset()]).toEqual([204, content.length]);
  const stored = (await bucket.download(name)).data;
  const bytes = Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.equals(content)).toBe(true);
  const objects = path.join(server.dataDir, "storage/objects");
  const files = await readdir(objects, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toHaveLength(1);
});

test("a browser of another origin may continue an upload and read where it stands", async () => {
  const preflight = await fetch(`${server.url}/storage/v1/upload/resumable/x`, {
    method: "OPTIONS",
    headers: {
      origin: "https://else.example",
      "access-control-request-method": "PATCH",
      "access-control-request-headers": "authorization,tus-resumable,upload-offset",
    },
  });
  expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
  expect(preflight.headers.get("access-control-allow-headers")).toContain("upload-offset");
  const options = await fetch(`${server.url}/storage/v1/upload/resumable`, { method: "OPTIONS" });
  expect(options.headers.get("tus-version")).toBe("1.0.0");
  expect(options.headers.get("access-control-expose-headers")).toContain("upload-offset");
});
