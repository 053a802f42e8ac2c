import { readdir } from "node:fs/promises";
import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let ownerId: string;
let owner: StorageClient;
let stranger: StorageClient;

beforeAll(async () => {
  storage = await startStorage();
  ownerId = await storage.database.createUser();
  const strangerId = await storage.database.createUser();
  [owner, stranger] = await Promise.all([storage.client(ownerId), storage.client(strangerId)]);
});

afterAll(() => storage.close());

const own = (name: string): string => `${ownerId}/${name}`;
const bucket = () => owner.from("desk");
const text = async (name: string): Promise<string | undefined> =>
  (await bucket().download(own(name))).data?.text();
const countBlobs = async (): Promise<number> => {
  const entries = await readdir(storage.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe("removing", () => {
  test("deletes row and bytes, and skips missing names", async () => {
    const before = await countBlobs();
    await Promise.all(["1", "2", "3"].map((name) => bucket().upload(own(name), name)));
    const { data, error } = await bucket().remove([own("1"), own("2"), own("none")]);
    expect(error).toBeNull();
    expect(data?.map(({ name }) => name).sort()).toEqual([own("1"), own("2")]);
    expect(await countBlobs()).toBe(before + 1);
    expect((await bucket().download(own("1"))).error).toMatchObject({ statusCode: "404" });
  });

  test("rejects another user's objects", async () => {
    await bucket().upload(own("safe"), "x");
    const { data } = await stranger.from("desk").remove([own("safe")]);
    expect(data).toEqual([]);
    expect(await text("safe")).toBe("x");
  });
});

describe("moving", () => {
  test("changes the name and not the bytes", async () => {
    await bucket().upload(own("old"), "moved");
    const before = await countBlobs();
    const { data, error } = await bucket().move(own("old"), own("new/place"));
    expect(error).toBeNull();
    expect(data).toMatchObject({ message: "Successfully moved", Key: own("new/place") });
    expect(await text("new/place")).toBe("moved");
    expect((await bucket().download(own("old"))).error).toMatchObject({ statusCode: "404" });
    expect(await countBlobs()).toBe(before);
  });

  test("is rejected to an existing name, and to or from another user's folder", async () => {
    await bucket().upload(own("from"), "from");
    await bucket().upload(own("onto"), "onto");
    expect((await bucket().move(own("from"), own("onto"))).error).toMatchObject({
      statusCode: "409",
    });
    expect((await bucket().move(own("from"), "elsewhere/from")).error).toMatchObject({
      statusCode: "403",
    });
    expect((await stranger.from("desk").move(own("from"), own("x"))).error).toMatchObject({
      statusCode: "404",
    });
    expect((await bucket().move(own("from"), own("../x"))).error).toMatchObject({
      statusCode: "400",
    });
    expect(
      (await bucket().move(own("from"), "x", { destinationBucket: "nowhere" })).error,
    ).toMatchObject({ statusCode: "404" });
    expect([await text("from"), await text("onto")]).toEqual(["from", "onto"]);
  });
});

describe("copying", () => {
  test("creates an independent object", async () => {
    await bucket().upload(own("first"), "copied", { contentType: "text/csv" });
    const { data, error } = await bucket().copy(own("first"), own("second"));
    expect(error).toBeNull();
    expect(data).toEqual({ path: `desk/${own("second")}` });
    await bucket().remove([own("first")]);
    expect(await text("second")).toBe("copied");
    expect((await bucket().info(own("second"))).data).toMatchObject({
      contentType: "text/csv",
      size: 6,
    });
  });

  test("is rejected where the caller may not read or write, or the target exists", async () => {
    await bucket().upload(own("secret"), "x");
    expect((await stranger.from("desk").copy(own("secret"), "y")).error).toMatchObject({
      statusCode: "404",
    });
    expect((await bucket().copy(own("secret"), "elsewhere/x")).error).toMatchObject({
      statusCode: "403",
    });
    expect((await bucket().copy(own("secret"), own("second"))).error).toMatchObject({
      statusCode: "409",
    });
  });
});

test("of concurrent writers of one name the last one wins, and no orphaned blob remains", async () => {
  const before = await countBlobs();
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      bucket().upload(own("race"), `writer ${index}`, { upsert: true }),
    ),
  );
  expect(results.filter(({ error }) => error !== null)).toEqual([]);
  expect(await text("race")).toMatch(/^writer \d+$/);
  expect(await countBlobs()).toBe(before + 1);
});
