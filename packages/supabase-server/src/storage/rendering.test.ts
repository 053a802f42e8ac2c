import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TransformImage } from "./image-transform.ts";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let isBusy = false;

const requesters: string[] = [];

const transformImage: TransformImage = async (readSource, _, requester) => {
  requesters.push(requester);
  return isBusy
    ? { kind: "busy" }
    : { kind: "image", bytes: await readSource(), contentType: "image/png" };
};

beforeAll(async () => {
  storage = await startStorage({
    transformImage,
    clientAddress: (context) => context.req.header("x-test-address") ?? "192.0.2.1",
  });
});

afterAll(() => storage.close());

const png = Buffer.from("89504e470d0a1a0a0000", "hex");
const render = () => fetch(`${storage.url}/render/image/public/wall/a.png?width=10`);

async function deleteBytes(): Promise<void> {
  for (const name of await readdir(storage.folder))
    await rm(path.join(storage.folder, name), { recursive: true });
}

test("the source of an image that has to wait is not read", async () => {
  await storage.service.from("wall").upload("a.png", png, { contentType: "image/png" });
  expect(Buffer.from(await (await render()).arrayBuffer())).toEqual(png);
  await deleteBytes();
  expect((await render()).status).toBe(400);
  isBusy = true;
  expect((await render()).status).toBe(429);
});

test("each client has turns of its own for public and signed images, and each user", async () => {
  isBusy = false;
  await storage.service.from("wall").upload("b.png", png, { contentType: "image/png" });
  const userId = await storage.database.createUser();
  const desk = (await storage.client(userId)).from("desk");
  await desk.upload(`${userId}/c.png`, png, { contentType: "image/png" });
  const { data } = await desk.createSignedUrl(`${userId}/c.png`, 60, { transform: { width: 10 } });
  requesters.length = 0;
  const from = (address: string, url: string) =>
    fetch(url, { headers: { "x-test-address": address } });
  const publicUrl = `${storage.url}/render/image/public/wall/b.png?width=10`;
  const statuses = [
    (await from("192.0.2.1", publicUrl)).status,
    (await from("2001:db8::1", publicUrl)).status,
    (await from("192.0.2.3", data?.signedUrl ?? "")).status,
  ];
  expect(statuses).toEqual([200, 200, 200]);
  await desk.download(`${userId}/c.png`, { transform: { width: 10 } });
  expect(requesters).toEqual([
    "client 192.0.2.1",
    "client 2001:db8:0:0",
    "client 192.0.2.3",
    `user ${userId}`,
  ]);
});
