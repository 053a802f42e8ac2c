import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLocalFolder } from "./local-folder.ts";
import { removeExpiredUploads } from "./remove-expired-uploads.ts";
import { removeOrphanedBlobs } from "./remove-orphans.ts";
import type { ResumableStorage } from "./testing/resumable-storage.ts";
import { mebibyte, refusalOf, startResumableStorage } from "./testing/resumable-storage.ts";

let tus: ResumableStorage;
let owner: StorageClient;

beforeAll(async () => {
  tus = await startResumableStorage();
  owner = await tus.storage.client(tus.ownerId);
});
afterAll(() => tus.storage.close());

const countBlobs = async (): Promise<number> => {
  const entries = await readdir(tus.storage.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe("a resumable upload", () => {
  test("of chunks becomes one object with its type, cache time and metadata", async () => {
    const before = await countBlobs();
    const content = randomBytes(13 * mebibyte + 5);
    await tus.upload(tus.own("film.bin"), content, {
      metadata: { metadata: '{"colour":"red"}', contentType: "application/octet-stream" },
    });
    const stored = await owner.from("films").download(tus.own("film.bin"));
    expect(
      Buffer.from((await stored.data?.arrayBuffer()) ?? new ArrayBuffer()).equals(content),
    ).toBe(true);
    expect((await owner.from("films").info(tus.own("film.bin"))).data).toMatchObject({
      size: content.length,
      contentType: "application/octet-stream",
      cacheControl: "max-age=60",
      metadata: { colour: "red" },
    });
    expect(await countBlobs()).toBe(before + 1);
  });

  test("in one request, or without data at its creation, or of no bytes", async () => {
    const content = randomBytes(9 * mebibyte);
    await tus.upload(tus.own("whole.bin"), content, { chunkSize: Number.POSITIVE_INFINITY });
    await tus.upload(tus.own("later.bin"), content, { uploadDataDuringCreation: false });
    await tus.upload(tus.own("empty.txt"), Buffer.alloc(0));
    const sizes = (await owner.from("films").list(tus.ownerId)).data?.map(({ name, metadata }) => [
      name,
      metadata?.["size"],
    ]);
    expect(sizes).toEqual(
      expect.arrayContaining([
        ["whole.bin", content.length],
        ["later.bin", content.length],
        ["empty.txt", 0],
      ]),
    );
  });

  test("replaces an object only with x-upsert", async () => {
    await owner.from("films").upload(tus.own("there.txt"), "first");
    expect(await refusalOf(tus.upload(tus.own("there.txt"), Buffer.from("second")))).toEqual([
      409,
      "The resource already exists",
    ]);
    const headers = { authorization: await tus.bearer(), "x-upsert": "true" };
    await tus.upload(tus.own("there.txt"), Buffer.from("third"), { headers });
    expect(await (await owner.from("films").download(tus.own("there.txt"))).data?.text()).toBe(
      "third",
    );
  });

  test("is not visible before its last byte, and continues where it stopped", async () => {
    const url = await tus.begin(tus.own("slow.txt"), 6);
    expect((await tus.patch(url, 0, { body: "abc" })).status).toBe(204);
    expect((await owner.from("films").exists(tus.own("slow.txt"))).data).toBe(false);
    expect(
      (await owner.from("films").list(tus.ownerId)).data?.map(({ name }) => name),
    ).not.toContain("slow.txt");
    expect(await tus.offsetOf(url)).toBe(3);
    const conflict = await tus.patch(url, 0, { body: "abc" });
    expect([conflict.status, await conflict.text()]).toEqual([409, "Upload-Offset conflict"]);
    const last = await tus.patch(url, 3, { body: "def" });
    expect([last.status, last.headers.get("upload-offset")]).toEqual([204, "6"]);
    expect(await (await owner.from("films").download(tus.own("slow.txt"))).data?.text()).toBe(
      "abcdef",
    );
    // A client that lost the last response learns that nothing is left to send.
    expect(await tus.offsetOf(url)).toBe(6);
    expect((await tus.call({ method: "DELETE", url })).status).toBe(400);
  });

  test("keeps what arrived before the connection broke", async () => {
    const url = await tus.begin(tus.own("broken.txt"), 100);
    const headers = {
      authorization: await tus.bearer(),
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
      "content-length": "100",
    };
    const sent = httpRequest(url, { method: "PATCH", headers });
    sent.on("error", () => {});
    sent.write("x".repeat(40));
    await once(sent, "socket");
    await expect.poll(async () => (await readdir(`${tus.storage.folder}/incoming`)).length).toBe(1);
    sent.destroy();
    await expect.poll(() => tus.offsetOf(url)).toBe(40);
    expect((await tus.patch(url, 40, { body: "y".repeat(60) })).status).toBe(204);
    const stored = await owner.from("films").download(tus.own("broken.txt"));
    expect(await stored.data?.text()).toBe("x".repeat(40) + "y".repeat(60));
  });

  test("of two requests at the same offset takes one", async () => {
    const url = await tus.begin(tus.own("twice.txt"), 6);
    const statuses = await Promise.all(
      ["abc", "xyz"].map(async (body) => (await tus.patch(url, 0, { body: body })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([204, 409]));
    const last = await Promise.all(
      ["def", "def"].map(async (body) => (await tus.patch(url, 3, { body: body })).status),
    );
    expect(last).toContain(204);
    const text = await (await owner.from("films").download(tus.own("twice.txt"))).data?.text();
    expect(text).toMatch(/^(?:abc|xyz)def$/);
  });

  test("is ended by DELETE, with its bytes", async () => {
    const before = await countBlobs();
    const url = await tus.begin(tus.own("ended.txt"), 6);
    await tus.patch(url, 0, { body: "abc" });
    expect(await countBlobs()).toBe(before + 1);
    const ended = await tus.call({ method: "DELETE", url });
    expect(ended.status).toBe(204);
    expect(await countBlobs()).toBe(before);
    expect([await tus.offsetOf(url), (await tus.patch(url, 3, { body: "def" })).status]).toEqual([
      404, 404,
    ]);
  });

  test("expires, and the sweep removes its bytes but none of an upload under way", async () => {
    const before = await countBlobs();
    const [old, current] = [
      await tus.begin(tus.own("old.txt"), 6),
      await tus.begin(tus.own("current.txt"), 6),
    ];
    await tus.patch(old, 0, { body: "abc" });
    await tus.patch(current, 0, { body: "abc" });
    await tus.storage.database.admin.query(
      "update storage.resumable_uploads set expires_at = now() where name = $1",
      [tus.own("old.txt")],
    );
    expect([await tus.offsetOf(old), (await tus.patch(old, 3, { body: "def" })).status]).toEqual([
      404, 404,
    ]);
    const parts = { pool: tus.storage.database.pool, objects: openLocalFolder(tus.storage.folder) };
    expect(await removeExpiredUploads(parts)).toBe(1);
    await removeOrphanedBlobs(parts, { before: new Date(Date.now() + 1000) });
    expect(await countBlobs()).toBe(before + 1);
    expect((await tus.patch(current, 3, { body: "def" })).status).toBe(204);
  });

  test("by a signed upload needs no authorization header", async () => {
    const name = tus.own("signed.txt");
    const { data } = await owner.from("films").createSignedUploadUrl(name);
    const headers = { "x-signature": data?.token ?? "" };
    const signed = { endpoint: `${tus.endpoint}/sign`, headers };
    await tus.upload(name, Buffer.from("signed"), { ...signed, chunkSize: 4 });
    expect(await (await owner.from("films").download(name)).data?.text()).toBe("signed");
    const other = tus.upload(tus.own("other.txt"), Buffer.from("x"), signed);
    expect(await refusalOf(other)).toEqual([400, "invalid signature or expired"]);
    const none = tus.upload(name, Buffer.from("x"), { endpoint: signed.endpoint, headers: {} });
    expect(await refusalOf(none)).toEqual([400, "invalid signature or expired"]);
  });
});
