import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let service: StorageClient;
let stranger: StorageClient;
let anonymous: StorageClient;

beforeAll(async () => {
  storage = await startStorage();
  ({ service } = storage);
  const strangerId = await storage.database.createUser();
  [stranger, anonymous] = await Promise.all([storage.client(strangerId), storage.client()]);
});
afterAll(() => storage.close());

const send = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(storage.url + path, {
    method,
    headers: {
      authorization: `Bearer ${storage.serviceKey}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
};

describe("buckets of the service key", () => {
  test("are created with limits in bytes or decimal units, and shown", async () => {
    const created = await service.createBucket("papers", {
      public: true,
      fileSizeLimit: "1.5mb",
      allowedMimeTypes: ["image/*", "text/plain"],
    });
    expect(created).toMatchObject({ data: { name: "papers" }, error: null });
    const { data } = await service.getBucket("papers");
    expect(data).toEqual({
      id: "papers",
      name: "papers",
      owner: "",
      public: true,
      file_size_limit: 1_500_000,
      allowed_mime_types: ["image/*", "text/plain"],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    await service.createBucket("plain", { public: false });
    expect((await service.getBucket("plain")).data).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    });
  });

  test("keep what an update does not name, and lose what it sets to null", async () => {
    await service.createBucket("changing", { public: true, fileSizeLimit: 10 });
    const { data, error } = await service.updateBucket("changing", { public: false });
    expect({ data, error }).toEqual({ data: { message: "Successfully updated" }, error: null });
    expect((await service.getBucket("changing")).data).toMatchObject({
      public: false,
      file_size_limit: 10,
    });
    await service.updateBucket("changing", { public: false, fileSizeLimit: null });
    expect((await service.getBucket("changing")).data?.file_size_limit).toBeNull();
    expect(await send("PUT", "/bucket/changing", {})).toMatchObject({
      status: 400,
      answer: { statusCode: "400", code: "InvalidRequest" },
    });
  });

  test("are searched by literal text, sorted and paged", async () => {
    for (const name of ["find_a", "findxa", "find_b"]) await service.createBucket(name);
    const found = async (options: Parameters<StorageClient["listBuckets"]>[0]) =>
      (await service.listBuckets(options)).data?.map(({ id }) => id);
    expect(await found({ search: "FIND_" })).toEqual(["find_a", "find_b"]);
    expect(await found({ search: "%" })).toEqual([]);
    expect(
      await found({ search: "find", sortColumn: "id", sortOrder: "desc", limit: 1, offset: 1 }),
    ).toEqual(["find_b"]);
    expect(await send("GET", "/bucket?sortColumn=id;drop")).toMatchObject({ status: 400 });
    expect(await send("GET", "/bucket?limit=0")).toMatchObject({ status: 400 });
  });

  test("are emptied and deleted, and not deleted while they have content", async () => {
    await service.createBucket("full");
    await service.from("full").upload("a/b.txt", "x");
    expect((await service.deleteBucket("full")).error).toMatchObject({
      status: 400,
      statusCode: "409",
      message: "The bucket you tried to delete is not empty",
    });
    const emptied = await service.emptyBucket("full");
    expect(emptied.data?.message).toMatch(/^Empty bucket has been queued/);
    expect((await service.from("full").list("a")).data).toEqual([]);
    expect((await service.deleteBucket("full")).data).toEqual({ message: "Successfully deleted" });
    for (const gone of [
      await service.getBucket("full"),
      await service.deleteBucket("full"),
      await service.emptyBucket("full"),
      await service.updateBucket("full", { public: true }),
    ])
      expect(gone.error).toMatchObject({ statusCode: "404", message: "Bucket not found" });
  });

  test("have unique names", async () => {
    await service.createBucket("twice");
    expect(await send("POST", "/bucket", { id: "twice", name: "twice" })).toEqual({
      status: 400,
      answer: {
        statusCode: "409",
        error: "Duplicate",
        message: "The resource already exists",
        code: "BucketAlreadyExists",
      },
    });
  });

  test.each([
    ["a/b", "InvalidBucketName"],
    [" a", "InvalidBucketName"],
    ["..", "InvalidBucketName"],
    ["a\u0000b", "InvalidBucketName"],
    ["été", "InvalidBucketName"],
    ["a".repeat(101), "InvalidBucketName"],
    ["", "InvalidBucketName"],
  ])("cannot be called %j", async (name, code) => {
    expect(await send("POST", "/bucket", { name })).toMatchObject({
      status: 400,
      answer: { statusCode: "400", code },
    });
  });

  test.each([
    [{ file_size_limit: "20 parsecs" }, "400"],
    [{ file_size_limit: "51gb" }, "413"],
    [{ file_size_limit: -1 }, "400"],
    [{ allowed_mime_types: ["text/html; <script>"] }, "415"],
    [{ public: "yes" }, "400"],
  ])("are rejected with %j", async (rules, statusCode) => {
    expect(await send("POST", "/bucket", { name: "ruled", ...rules })).toMatchObject({
      status: 400,
      answer: { statusCode },
    });
  });
});

describe("another signed-in user", () => {
  test("sees, changes, empties and deletes no bucket", async () => {
    await service.createBucket("closed");
    await service.from("closed").upload("a.txt", "x");
    for (const client of [stranger, anonymous]) {
      expect((await client.listBuckets()).data).toEqual([]);
      expect((await client.getBucket("closed")).error).toMatchObject({ statusCode: "404" });
      expect((await client.createBucket("mine")).error).toMatchObject({ statusCode: "403" });
      expect((await client.updateBucket("closed", { public: true })).error).toMatchObject({
        statusCode: "404",
      });
      expect((await client.deleteBucket("closed")).error).toMatchObject({ statusCode: "404" });
      expect((await client.emptyBucket("closed")).error).toMatchObject({
        status: 403,
        statusCode: "403",
        message: "Access denied: Invalid role",
      });
    }
    expect((await service.getBucket("closed")).data).toMatchObject({ public: false });
    expect((await service.from("closed").list()).data).toHaveLength(1);
  });
});

test("a request without key or token returns an error that names both", async () => {
  for (const [method, path] of [
    ["GET", "/bucket"],
    ["POST", "/object/list-v2/desk"],
    ["POST", "/object/desk/a.txt"],
  ]) {
    const response = await fetch(storage.url + path, { method: method ?? "" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      statusCode: "403",
      error: "Unauthorized",
      message: "Invalid Compact JWS",
    });
  }
});

test("a row without bytes, as other programs insert it, is listed, shown and removed", async () => {
  await storage.database.admin.query(
    `insert into storage.objects (bucket_id, name, metadata)
     values ('desk', 'seed/a.png', '{"mimetype": "image/png", "size": 1234}'), ('desk', 'seed/b.png', null)`,
  );
  const desk = service.from("desk");
  expect((await desk.list("seed")).data).toHaveLength(2);
  expect((await desk.info("seed/a.png")).data).toMatchObject({
    size: 1234,
    contentType: "image/png",
  });
  for (const name of ["seed/a.png", "seed/b.png"])
    expect((await desk.download(name)).error).toMatchObject({ statusCode: "404" });
  expect((await desk.remove(["seed/a.png", "seed/b.png"])).data).toHaveLength(2);
});

test("status and version need no key", async () => {
  expect((await fetch(`${storage.url}/status`)).status).toBe(200);
  expect(await (await fetch(`${storage.url}/version`)).text()).toMatch(/^\d+\.\d+\.\d+$/);
});
