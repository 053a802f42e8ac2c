import { randomUUID } from "node:crypto";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLocalFolder } from "./local-folder.ts";
import { removeOrphanedBlobs } from "./remove-orphans.ts";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
const dayMs = 24 * 3_600_000;

beforeAll(async () => {
  storage = await startStorage();
});
afterAll(() => storage.close());

async function leave(folder: string, name: string, ageMs: number): Promise<void> {
  const at = path.join(storage.folder, folder);
  await mkdir(at, { recursive: true });
  await writeFile(path.join(at, name), "left behind");
  const time = new Date(Date.now() - ageMs);
  await utimes(path.join(at, name), time, time);
}

async function names(): Promise<string[]> {
  const entries = await readdir(storage.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("deletes old blobs without a row, and nothing else", async () => {
  const ownerId = await storage.database.createUser();
  const owner = await storage.client(ownerId);
  await owner.from("desk").upload(`${ownerId}/kept.txt`, "kept");
  const [named = ""] = await names();
  const old = new Date(Date.now() - 3 * dayMs);
  await utimes(path.join(storage.folder, "objects", named.slice(0, 2), named), old, old);
  const [orphan, young, broken] = [randomUUID(), randomUUID(), randomUUID()];
  await leave(`objects/${orphan.slice(0, 2)}`, orphan, 2 * dayMs);
  await leave(`objects/${young.slice(0, 2)}`, young, 0);
  await leave("incoming", broken, 2 * dayMs);
  await leave("objects", "other notes.txt", 2 * dayMs);

  const parts = { pool: storage.database.pool, objects: openLocalFolder(storage.folder) };
  const before = new Date(Date.now() - dayMs);
  expect(await removeOrphanedBlobs(parts, { before })).toBe(1);
  expect((await names()).sort()).toEqual([named, young, "other notes.txt"].sort());
  const download = await owner.from("desk").download(`${ownerId}/kept.txt`);
  expect(await download.data?.text()).toBe("kept");
  expect(await removeOrphanedBlobs(parts, { before })).toBe(0);
});
