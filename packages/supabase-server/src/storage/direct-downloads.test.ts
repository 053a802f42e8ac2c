import { afterAll, beforeAll, expect, test } from "vitest";
import { openS3Bucket } from "./s3-bucket.ts";
import { connectS3 } from "./s3-connection.ts";
import { startS3Server } from "./testing/s3-server.ts";
import type { S3Server } from "./testing/s3-service.ts";
import { startStorage } from "./testing/storage-fixture.ts";
import type { StorageFixture } from "./testing/storage-fixture.ts";

let server: S3Server;
let storage: StorageFixture;
let ownerId = "";

beforeAll(async () => {
  server = await startS3Server();
  const publicEndpoint = server.settings.endpoint;
  const objects = openS3Bucket(connectS3({ ...server.settings, publicEndpoint }));
  storage = await startStorage({ objects });
  ownerId = await storage.database.createUser();
  const desk = (await storage.client(ownerId)).from("desk");
  for (const [name, type] of [
    ["letter.txt", "text/plain"],
    ["page.html", "text/html"],
  ] as const) {
    const content = new Blob(["Dear all"], { type });
    const { error } = await desk.upload(`${ownerId}/${name}`, content, { contentType: type });
    if (error) throw error;
  }
});
afterAll(async () => {
  await storage.close();
  await server.stop();
});

/** The first response, which a client follows by itself. */
async function redirectOf(name: string, init: RequestInit = {}, userId = ownerId) {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${await storage.token(userId)}`);
  const address = `${storage.url}/object/authenticated/desk/${ownerId}/${name}`;
  return fetch(address, { redirect: "manual", ...init, headers });
}

const locationOf = (response: Response) => new URL(response.headers.get("location") ?? "");

test("the owner is sent to the bucket, for a minute, by a response that nobody keeps", async () => {
  const response = await redirectOf("letter.txt");
  expect([response.status, response.headers.get("cache-control")]).toEqual([
    302,
    "private, no-store",
  ]);
  const location = locationOf(response);
  expect(location.origin).toBe(server.settings.endpoint);
  expect(location.searchParams.get("X-Amz-Expires")).toBe("60");
  expect(location.href).not.toContain(ownerId);
  const content = await fetch(location);
  expect(await content.text()).toBe("Dear all");
  expect(content.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(content.headers.get("cache-control")).toBe("private, no-store");
  const before = new Date(Date.now() - 61_000).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  location.searchParams.set("X-Amz-Date", before);
  expect((await fetch(location)).status).toBe(403);
});

test("the official client downloads, by itself and by signed URLs, and reads a part", async () => {
  const desk = (await storage.client(ownerId)).from("desk");
  const name = `${ownerId}/letter.txt`;
  expect(await (await desk.download(name)).data?.text()).toBe("Dear all");
  const { data } = await desk.createSignedUrl(name, 60, { download: "Answer.txt" });
  const signed = await fetch(data?.signedUrl ?? "");
  expect(new URL(signed.url).origin).toBe(server.settings.endpoint);
  expect(await signed.text()).toBe("Dear all");
  expect(signed.headers.get("content-disposition")).toBe(
    `attachment; filename="Answer.txt"; filename*=UTF-8''Answer.txt`,
  );
  const part = await fetch(locationOf(await redirectOf("letter.txt")), {
    headers: { range: "bytes=5-7" },
  });
  expect([part.status, await part.text()]).toEqual([206, "all"]);
});

test("row-level security decides first", async () => {
  const stranger = await storage.database.createUser();
  for (const name of ["letter.txt", "nothing.txt"]) {
    const response = await redirectOf(name, {}, stranger);
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  }
});

test("what browsers might run is an attachment in the bucket too", async () => {
  const location = locationOf(await redirectOf("page.html"));
  const content = await fetch(location);
  expect(content.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect(await content.text()).toBe("Dear all");
});

test("what needs no bytes is answered here, as is an object that the bucket has lost", async () => {
  const head = await redirectOf("letter.txt", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "8"]);
  const etag = head.headers.get("etag") ?? "";
  const known = await redirectOf("letter.txt", { headers: { "if-none-match": etag } });
  expect(known.status).toBe(304);
  const past = await redirectOf("letter.txt", { headers: { range: "bytes=9-" } });
  expect(past.status).toBe(416);
  const { rows } = await storage.database.admin.query<{ version: string }>(
    "select version from storage.objects where name like '%page.html'",
  );
  await openS3Bucket(connectS3(server.settings)).remove(rows[0]?.version ?? "");
  const lost = await redirectOf("page.html");
  expect(await lost.json()).toMatchObject({ statusCode: "404" });
});
