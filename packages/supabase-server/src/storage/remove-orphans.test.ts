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

test("bytes that a crash has left without a row go when they are old enough, and nothing else does", async () => {
  const ownerId = await storage.database.createUser();
  const owner = await storage.client(ownerId);
  await owner.from("desk").upload(`${ownerId}/kept.txt`, "kept");
  const [kept = ""] = await names();
  const old = new Date(Date.now() - 3 * dayMs);
  await utimes(path.join(storage.folder, "objects", kept.slice(0, 2), kept), old, old);
  const [stray, young, broken] = [randomUUID(), randomUUID(), randomUUID()];
  await leave(`objects/${stray.slice(0, 2)}`, stray, 2 * dayMs);
  await leave(`objects/${young.slice(0, 2)}`, young, 0);
  await leave("incoming", broken, 2 * dayMs);
  await leave("objects", "somebody's notes.txt", 2 * dayMs);

  const parts = { pool: storage.database.pool, objects: openLocalFolder(storage.folder) };
  const before = new Date(Date.now() - dayMs);
  expect(await removeOrphanedBlobs(parts, { before })).toBe(1);
  expect((await names()).sort()).toEqual([kept, young, "somebody's notes.txt"].sort());
  const download = await owner.from("desk").download(`${ownerId}/kept.txt`);
  expect(await download.data?.text()).toBe("kept");
  expect(await removeOrphanedBlobs(parts, { before })).toBe(0);
});
