import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TransformImage } from "./image-transform.ts";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let isBusy = false;

const transformImage: TransformImage = async (readSource) =>
  isBusy
    ? { kind: "busy" }
    : { kind: "image", bytes: await readSource(), contentType: "image/png" };

beforeAll(async () => {
  storage = await startStorage({ transformImage });
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
