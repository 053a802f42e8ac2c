import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ReadableStream } from "node:stream/web";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLocalFolder } from "./local-folder.ts";
import type { ObjectStore } from "./object-store.ts";

let folder: string;
let objects: ObjectStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "objects-"));
  objects = openLocalFolder(path.join(folder, "made/when/needed"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stream = (...chunks: string[]): ReadableStream<Uint8Array> =>
  ReadableStream.from(chunks.map((chunk) => new TextEncoder().encode(chunk)));
const read = async (
  key: string,
  range?: { first: number; last: number },
): Promise<string | undefined> => {
  const content = await objects.get(key, range);
  return content && new Response(content).text();
};
const files = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

test("stored bytes can be read, completely and by range, until they are removed", async () => {
  const key = randomUUID();
  const stored = await objects.put(key, stream("hello ", "world"), 100);
  expect(stored).toMatchObject({
    kind: "stored",
    sizeBytes: 11,
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    head: Buffer.from("hello world"),
  });
  expect(await read(key)).toBe("hello world");
  expect(await read(key, { first: 6, last: 8 })).toBe("wor");
  await objects.remove(key);
  expect(await read(key)).toBeUndefined();
  await objects.remove(key);
});

test("neither too large nor aborted uploads are stored", async () => {
  expect(await objects.put(randomUUID(), stream("12345", "67890"), 9)).toEqual({
    kind: "tooLarge",
  });
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(new Error("connection lost")),
  });
  await expect(objects.put(randomUUID(), broken, 100)).rejects.toThrow("connection lost");
  expect(await files()).toEqual([]);
});

test("a key that is not a version id throws and touches no file", async () => {
  for (const key of ["../../etc/passwd", "a", "", "..", `${randomUUID()}/../x`]) {
    await expect(objects.put(key, stream("x"), 10)).rejects.toThrow("version id");
    await expect(objects.get(key)).rejects.toThrow("version id");
    await expect(objects.remove(key)).rejects.toThrow("version id");
  }
  expect(await files()).toEqual([]);
});
