import { readdir } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startTestServer } from "../testing/started-server.ts";
import type { StartedServer } from "../testing/started-server.ts";
import { startClamd, testVirus } from "./testing/clamd-server.ts";
import type { ClamdServer } from "./testing/clamd-server.ts";

let clamd: ClamdServer;
let server: StartedServer;

beforeAll(async () => {
  clamd = await startClamd();
  server = await startTestServer({ CONFIRM_EMAIL: "off", CLAMD_URL: clamd.url });
});
afterAll(async () => {
  await server.stop();
});

async function newcomer(email: string) {
  const { accessToken } = await server.register(email);
  const client = createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { authorization: `Bearer ${accessToken}` } },
  });
  const { data } = await client.from("profile").select("id").single();
  const { id: folder } = z.object({ id: z.string() }).parse(data);
  const upload = async (name: string, content: string) => {
    const type = "text/plain";
    const bucket = client.storage.from("user-documents");
    const { error } = await bucket.upload(`${folder}/${name}`, new Blob([content], { type }), {
      contentType: type,
    });
    return error;
  };
  return { client, upload, folder };
}

const storedFiles = async () => {
  const entries = await readdir(path.join(server.dataDir, "storage"), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).length;
};

test("a clean document is stored, and one with a virus leaves nothing", async () => {
  const { client, upload, folder } = await newcomer("ana@example.org");
  expect(await upload("a.txt", "Dear all")).toBeNull();
  expect(await upload("b.txt", `Dear ${testVirus}`)).toMatchObject({
    statusCode: "422",
    message: "A virus was found in the object, which was not stored",
  });
  const { data } = await client.storage.from("user-documents").list(folder);
  expect(data?.map(({ name }) => name)).toEqual(["a.txt"]);
  expect(await storedFiles()).toBe(1);
  expect(server.logged).toContainEqual(
    expect.objectContaining({ event: "virus found", facts: { signature: "Test-Virus" } }),
  );
});

test("a stored document is not replaced by one with a virus", async () => {
  const { client, upload, folder } = await newcomer("ben@example.org");
  expect(await upload("a.txt", "Dear all")).toBeNull();
  const bucket = client.storage.from("user-documents");
  const { error } = await bucket.update(`${folder}/a.txt`, testVirus);
  expect(error).toMatchObject({ statusCode: "422" });
  expect(await (await bucket.download(`${folder}/a.txt`)).data?.text()).toBe("Dear all");
});

test("while clamd is down nothing is stored, and /health names it", async () => {
  const { upload } = await newcomer("cem@example.org");
  const before = await storedFiles();
  await clamd.stop();
  expect(await upload("a.txt", "Dear all")).toMatchObject({
    statusCode: "424",
    message: "The object could not be scanned for viruses, and was not stored",
  });
  expect(await storedFiles()).toBe(before);
  expect(server.logged).toContainEqual(
    expect.objectContaining({ level: "error", event: "virus scan failed" }),
  );
  const health = await fetch(`${server.url}/health`);
  expect(await health.json()).toEqual({ status: "degraded", degraded: ["scanner"] });
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});
