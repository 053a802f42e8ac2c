import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let ownerId: string;
let owner: StorageClient;
let stranger: StorageClient;
const files = ["z.txt", "b/one.txt", "a.txt", "b/deep/two.txt", "b-.txt", "b_.txt", "bx.txt"];

beforeAll(async () => {
  storage = await startStorage();
  ownerId = await storage.database.createUser();
  const strangerId = await storage.database.createUser();
  [owner, stranger] = await Promise.all([storage.client(ownerId), storage.client(strangerId)]);
  for (const name of files) await owner.from("desk").upload(`${ownerId}/${name}`, name);
});
afterAll(() => storage.close());

type Options = Parameters<ReturnType<StorageClient["from"]>["listV2"]>[0];

const withoutFolder = (name: string) => name.replace(`${ownerId}/`, "");

async function page(options: Options) {
  const { data, error } = await owner.from("desk").listV2(options);
  expect(error).toBeNull();
  return {
    folders: data?.folders.map(({ name }) => withoutFolder(name)) ?? [],
    objects: data?.objects.map(({ name }) => withoutFolder(name)) ?? [],
    next: data?.nextCursor,
    hasNext: data?.hasNext,
  };
}

/** The names of all pages, in their order. */
async function pages(options: Options): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { folders, objects, next } = await page({ ...options, ...(cursor && { cursor }) });
    found.push(...folders, ...objects);
    cursor = next;
  } while (cursor !== undefined);
  return found;
}

describe("list-v2", () => {
  test("lists all names with a prefix, byte by byte", async () => {
    const { objects, folders, hasNext } = await page({ prefix: `${ownerId}/` });
    expect(objects).toEqual([
      "a.txt",
      "b-.txt",
      "b/deep/two.txt",
      "b/one.txt",
      "b_.txt",
      "bx.txt",
      "z.txt",
    ]);
    expect([folders, hasNext]).toEqual([[], false]);
  });

  test("reads wildcards as they are", async () => {
    expect((await page({ prefix: `${ownerId}/b_` })).objects).toEqual(["b_.txt"]);
    expect((await page({ prefix: "%" })).objects).toEqual([]);
  });

  test("sums up deeper names as folders with a delimiter", async () => {
    const prefix = `${ownerId}/`;
    const { data } = await owner.from("desk").listV2({ prefix, with_delimiter: true });
    expect(data?.folders).toEqual([{ name: `${ownerId}/b/`, key: "b" }]);
    expect(data?.objects.map(({ key }) => key)).toEqual([
      "a.txt",
      "b-.txt",
      "b_.txt",
      "bx.txt",
      "z.txt",
    ]);
    expect(data?.objects[0]).toMatchObject({ metadata: { size: 5 }, id: expect.any(String) });
    const top = await owner.from("desk").listV2({ with_delimiter: true });
    expect(top.data?.folders).toEqual([{ name: `${ownerId}/`, key: ownerId }]);
  });

  test.each([1, 2, 3, 100])("in pages of %i returns each entry once", async (limit) => {
    const prefix = `${ownerId}/`;
    const byName = ["a.txt", "b-.txt", "b/", "b_.txt", "bx.txt", "z.txt"];
    const options = { prefix, with_delimiter: true, limit };
    expect((await pages(options)).toSorted()).toEqual(byName);
    const order = { column: "name", order: "desc" } as const;
    expect(await pages({ prefix, limit, sortBy: order })).toEqual(
      (await pages({ prefix, limit })).toReversed(),
    );
    const oldest = { column: "created_at", order: "asc" } as const;
    expect(await pages({ prefix, limit, sortBy: oldest })).toEqual(files);
  });

  test("with a forged cursor returns nothing more", async () => {
    const cursors = [
      "not base64 %",
      Buffer.from("{}").toString("base64url"),
      Buffer.from('{"after":"","column":"name; drop","order":"asc","at":null}').toString(
        "base64url",
      ),
    ];
    for (const cursor of cursors)
      expect((await owner.from("desk").listV2({ cursor })).error).toMatchObject({
        statusCode: "400",
      });
    const first = await page({ limit: 1 });
    const theirs = await stranger
      .from("desk")
      .listV2({ ...(first.next && { cursor: first.next }) });
    expect(theirs.data).toMatchObject({ objects: [], folders: [], hasNext: false });
  });

  test("returns nothing to another user", async () => {
    for (const options of [{}, { with_delimiter: true }, { prefix: `${ownerId}/` }])
      expect((await stranger.from("desk").listV2(options)).data).toEqual({
        objects: [],
        folders: [],
        hasNext: false,
      });
  });
});

describe("info", () => {
  const infoOf = async (path: string, token?: string, method = "GET") =>
    fetch(storage.url + path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  test("is returned under each of its URLs, and by HEAD", async () => {
    const token = await storage.token(ownerId);
    for (const prefix of ["/object/info/", "/object/info/authenticated/"]) {
      const path = `${prefix}desk/${ownerId}/a.txt`;
      expect(await (await infoOf(path, token)).json()).toMatchObject({
        name: `${ownerId}/a.txt`,
        size: 5,
      });
      const head = await infoOf(path, token, "HEAD");
      expect([head.status, await head.text()]).toEqual([200, ""]);
      expect(head.headers.get("etag")).toMatch(/^"/);
    }
  });

  test("of a public bucket is returned to everyone, of a private one to its owner only", async () => {
    await owner.from("wall").upload("poster.txt", "hi", { contentType: "text/plain" });
    for (const prefix of ["/object/info/public/", "/object/info/"])
      expect(await (await infoOf(`${prefix}wall/poster.txt`)).json()).toMatchObject({ size: 2 });
    const token = await storage.token(await storage.database.createUser());
    for (const prefix of ["/object/info/public/", "/object/info/", "/object/info/authenticated/"]) {
      const rejected = await infoOf(`${prefix}desk/${ownerId}/a.txt`, token);
      expect(rejected.status).toBe(400);
      expect(await rejected.json()).toMatchObject({ statusCode: "404" });
      const head = await infoOf(`${prefix}desk/${ownerId}/a.txt`, token, "HEAD");
      expect([head.status, await head.text()]).toEqual([400, ""]);
    }
  });
});

describe("copying and moving between buckets", () => {
  test("keeps the metadata, or replaces it", async () => {
    const { service } = storage;
    await service.createBucket("archive", { public: false, allowedMimeTypes: ["text/*"] });
    await service.from("archive").upload("a.txt", "kept", {
      contentType: "text/plain",
      cacheControl: "60",
      metadata: { colour: "red" },
    });
    await service.from("archive").copy("a.txt", "b.txt", { destinationBucket: "wall" });
    expect((await service.from("wall").info("b.txt")).data).toMatchObject({
      cacheControl: "max-age=60",
      metadata: { colour: "red" },
    });
    const changed = await fetch(`${storage.url}/object/copy`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${storage.serviceKey}`,
        "x-upsert": "true",
        "x-metadata": Buffer.from('{"colour":"blue"}').toString("base64"),
      },
      body: JSON.stringify({
        bucketId: "archive",
        sourceKey: "a.txt",
        destinationKey: "a.txt",
        copyMetadata: false,
        metadata: { cacheControl: "max-age=77" },
      }),
    });
    expect(await changed.json()).toMatchObject({ Key: "archive/a.txt", name: "a.txt" });
    expect((await service.from("archive").info("a.txt")).data).toMatchObject({
      contentType: "text/plain",
      cacheControl: "max-age=77",
      metadata: { colour: "blue" },
    });
    expect(await (await service.from("archive").download("a.txt")).data?.text()).toBe("kept");
    const moved = await service
      .from("archive")
      .move("a.txt", "c.txt", { destinationBucket: "wall" });
    expect(moved.error).toBeNull();
    expect(await (await service.from("wall").download("c.txt")).data?.text()).toBe("kept");
  });

  test("applies the limits of the target bucket and the policies of both", async () => {
    const { service } = storage;
    await service.createBucket("tiny", {
      public: false,
      fileSizeLimit: 1,
      allowedMimeTypes: ["image/png"],
    });
    await owner
      .from("desk")
      .upload(`${ownerId}/mine.pdf`, "%PDF-", { contentType: "application/pdf" });
    const wrong = { statusCode: "415" };
    const to = { destinationBucket: "tiny" };
    const desk = service.from("desk");
    expect((await desk.copy(`${ownerId}/mine.pdf`, "x", to)).error).toMatchObject(wrong);
    expect((await desk.move(`${ownerId}/mine.pdf`, "x", to)).error).toMatchObject(wrong);
    await service.updateBucket("tiny", { public: false, allowedMimeTypes: null });
    const large = { statusCode: "413" };
    expect((await desk.copy(`${ownerId}/mine.pdf`, "x", to)).error).toMatchObject(large);
    expect((await desk.move(`${ownerId}/mine.pdf`, "x", to)).error).toMatchObject(large);
    const wall = { destinationBucket: "wall" };
    for (const client of [stranger, await storage.client()]) {
      const theirs = client.from("desk");
      expect((await theirs.copy(`${ownerId}/mine.pdf`, "x", wall)).error).toMatchObject({
        statusCode: "404",
      });
      expect((await theirs.move(`${ownerId}/mine.pdf`, "x", wall)).error).toMatchObject({
        statusCode: "404",
      });
    }
    expect((await owner.from("desk").copy(`${ownerId}/mine.pdf`, "x", to)).error).toMatchObject({
      statusCode: "403",
    });
  });
});
