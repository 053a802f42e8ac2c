import { readdir, writeFile } from "node:fs/promises";
import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openLocalFolder } from "./local-folder.ts";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let ownerId: string;
let owner: StorageClient;
let stranger: StorageClient;
let anonymous: StorageClient;

beforeAll(async () => {
  storage = await startStorage();
  ownerId = await storage.database.createUser();
  const strangerId = await storage.database.createUser();
  [owner, stranger, anonymous] = await Promise.all([
    storage.client(ownerId),
    storage.client(strangerId),
    storage.client(),
  ]);
});

afterAll(() => storage.close());

const png = Buffer.from("89504e470d0a1a0a", "hex");
const bucketOf = (client: StorageClient) => client.from("desk");
const own = (name: string): string => `${ownerId}/${name}`;
const text = async (name: string, client = owner): Promise<string | undefined> =>
  (await bucketOf(client).download(own(name))).data?.text();
/** The number of stored files. */
const countBlobs = async (): Promise<number> => {
  const entries = await readdir(storage.folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

const put = async (name: string) => {
  const headers = { authorization: `Bearer ${await storage.token(ownerId)}` };
  const response = await fetch(`${storage.url}/object/desk/${name}`, {
    method: "POST",
    headers,
    body: "x",
  });
  return response.status;
};

describe("uploading", () => {
  test("a form with a file, and the bytes as they are", async () => {
    const file = new Blob(["of a form"], { type: "text/plain" });
    const form = await bucketOf(owner).upload(own("form.txt"), file, {
      metadata: { colour: "red" },
      cacheControl: "60",
    });
    expect(form.error).toBeNull();
    expect(form.data).toMatchObject({ path: own("form.txt"), fullPath: `desk/${own("form.txt")}` });
    expect(await text("form.txt")).toBe("of a form");
    const raw = await bucketOf(owner).upload(
      own("raw.bin"),
      Buffer.from("%PDF-\u0000\u00ff", "latin1"),
      {
        contentType: "application/pdf",
      },
    );
    expect(raw.error).toBeNull();
    const back = await bucketOf(owner).download(own("raw.bin"));
    const bytes = Buffer.from((await back.data?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.toString("latin1")).toBe("%PDF-\u0000\u00ff");
    expect(back.data?.type).toBe("application/pdf");
    expect((await bucketOf(owner).info(own("raw.bin"))).data?.metadata).toEqual({});
    const info = await bucketOf(owner).info(own("form.txt"));
    expect(info.data).toMatchObject({
      id: form.data?.id,
      name: own("form.txt"),
      bucketId: "desk",
      size: 9,
      contentType: "text/plain",
      cacheControl: "max-age=60",
      metadata: { colour: "red" },
    });
  });

  test("an empty file is a file", async () => {
    const { error } = await bucketOf(owner).upload(own("empty"), new Uint8Array());
    expect(error).toBeNull();
    expect(await text("empty")).toBe("");
  });

  test("an existing name is rejected, unless upsert is set", async () => {
    await bucketOf(owner).upload(own("twice"), "one");
    const before = await countBlobs();
    const again = await bucketOf(owner).upload(own("twice"), "two");
    expect(again.data).toBeNull();
    expect(again.error).toMatchObject({
      statusCode: "409",
      message: "The resource already exists",
    });
    expect(await text("twice")).toBe("one");
    const over = await bucketOf(owner).upload(own("twice"), "three", { upsert: true });
    expect(over.error).toBeNull();
    expect(await text("twice")).toBe("three");
    const update = await bucketOf(owner).update(own("twice"), "four");
    expect(update.data?.id).toBe(over.data?.id);
    expect(await text("twice")).toBe("four");
    // The replaced blob was deleted from the disk too.
    expect(await countBlobs()).toBe(before);
  });

  test("the error has the shape of Supabase's storage", async () => {
    await bucketOf(owner).upload(own("shape"), "x");
    const response = await fetch(`${storage.url}/object/desk/${own("shape")}`, {
      method: "POST",
      headers: { authorization: `Bearer ${await storage.token(ownerId)}` },
      body: "y",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: "409",
      error: "Duplicate",
      message: "The resource already exists",
      code: "KeyAlreadyExists",
    });
  });

  test.each([
    "L'été à Noël.pdf",
    "with space & more (1).txt",
    "50%.pdf",
    "a+b=c;d,e.txt",
    "日本語/🦑.txt",
    "100%25.txt",
  ])("a name like %s is stored unchanged", async (name) => {
    const stored = await bucketOf(owner).upload(own(`names/${name}`), `content of ${name}`);
    expect(stored.error).toBeNull();
    expect(await text(`names/${name}`)).toBe(`content of ${name}`);
  });

  test("is listed and removed under its original name", async () => {
    const name = "L'été – 50% (1).pdf";
    await bucketOf(owner).upload(own(`odd/${name}`), "x");
    const { data } = await bucketOf(owner).list(own("odd"));
    expect(data?.map((each) => each.name)).toEqual([name]);
    const removed = await bucketOf(owner).remove([own(`odd/${name}`)]);
    expect(removed.data).toMatchObject([{ name: own(`odd/${name}`), bucket_id: "desk" }]);
  });
});

test("a type that contradicts the bytes is not used", async () => {
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const typeOf = async (
    declared: string,
    content: string | Buffer<ArrayBuffer>,
  ): Promise<string | undefined> => {
    const file = new Blob([content], { type: declared });
    await bucketOf(owner).upload(own("typed"), file, { upsert: true });
    return (await bucketOf(owner).info(own("typed"))).data?.contentType;
  };
  expect(await typeOf("application/pdf", "%PDF-1.7 and more")).toBe("application/pdf");
  expect(await typeOf("image/png", png)).toBe("image/png");
  expect(await typeOf(docx, "PK\u0003\u0004")).toBe(docx);
  expect(await typeOf("text/plain", "anything")).toBe("text/plain");
  for (const declared of ["application/pdf", "image/png", "image/webp", docx])
    expect(await typeOf(declared, "<html>")).toBe("application/octet-stream");
});

describe("signed upload URLs", () => {
  test("allow anyone to store that object, as the issuer", async () => {
    const { data, error } = await bucketOf(owner).createSignedUploadUrl(own("L'été 50%.txt"));
    expect(error).toBeNull();
    const stored = await bucketOf(anonymous).uploadToSignedUrl(
      own("L'été 50%.txt"),
      data?.token ?? "",
      new Blob(["by another hand"], { type: "text/plain" }),
    );
    expect(stored.error).toBeNull();
    expect(await text("L'été 50%.txt")).toBe("by another hand");
    const raw = await bucketOf(owner).createSignedUploadUrl(own("raw.txt"));
    const response = await fetch(raw.data?.signedUrl ?? "", { method: "PUT", body: "raw" });
    expect(response.status).toBe(200);
    expect(await text("raw.txt")).toBe("raw");
  });

  test("replace an object only with upsert", async () => {
    await bucketOf(owner).upload(own("there"), "first");
    const refused = await bucketOf(owner).createSignedUploadUrl(own("there"));
    expect(refused.error).toMatchObject({ statusCode: "409" });
    const { data } = await bucketOf(owner).createSignedUploadUrl(own("there"), { upsert: true });
    const over = await bucketOf(anonymous).uploadToSignedUrl(
      own("there"),
      data?.token ?? "",
      "second",
    );
    expect(over.error).toBeNull();
    expect(await text("there")).toBe("second");
  });

  test("are issued only to callers who may store, and valid for nothing else", async () => {
    const foreign = await bucketOf(stranger).createSignedUploadUrl(own("mine"));
    expect(foreign.error).toMatchObject({ statusCode: "403" });
    const { data } = await bucketOf(owner).createSignedUploadUrl(own("one"));
    const token = data?.token ?? "";
    const elsewhere = await bucketOf(anonymous).uploadToSignedUrl(own("two"), token, "x");
    expect(elsewhere.error).toMatchObject({ statusCode: "400" });
    const signedIn = await fetch(`${storage.url}/object/desk/${own("three")}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: "x",
    });
    expect(await signedIn.json()).toMatchObject({ statusCode: "403", error: "Unauthorized" });
    const reading = await fetch(`${storage.url}/object/sign/desk/${own("one")}?token=${token}`);
    expect(reading.status).toBe(400);
  });
});

describe("rejected uploads", () => {
  test("in another user's folder, or anonymously, write nothing to the disk", async () => {
    const before = await countBlobs();
    const foreign = await bucketOf(stranger).upload(own("mine"), "x".repeat(200_000));
    expect(foreign.error).toMatchObject({
      statusCode: "403",
      message: "new row violates row-level security policy",
    });
    await bucketOf(owner).upload(own("target"), "x");
    const over = await bucketOf(stranger).upload(own("target"), "y", { upsert: true });
    expect(over.error).toMatchObject({ statusCode: "403" });
    const denied = await bucketOf(anonymous).upload(own("target2"), "y");
    expect(denied.error).toMatchObject({ statusCode: "403" });
    expect(await text("target")).toBe("x");
    expect(await countBlobs()).toBe(before + 1);
  });

  test("over the bucket's size limit, with or without Content-Length", async () => {
    const before = await countBlobs();
    const large = new Uint8Array(1_048_577);
    const announced = await bucketOf(owner).upload(own("large"), large);
    expect(announced.error).toMatchObject({
      statusCode: "413",
      message: "The object exceeded the maximum allowed size",
    });
    const form = await bucketOf(owner).upload(own("large"), new Blob([large]));
    expect(form.error).toMatchObject({ statusCode: "413" });
    const stream = new Blob([large]).stream();
    const streamed = await bucketOf(owner).upload(own("large"), stream, { duplex: "half" });
    expect(streamed.error).toMatchObject({ statusCode: "413" });
    const fits = await bucketOf(owner).upload(own("large"), large.subarray(1));
    expect(fits.error).toBeNull();
    expect(await countBlobs()).toBe(before + 1);
  });

  test("of a type that the bucket does not allow", async () => {
    const wrong = await owner
      .from("wall")
      .upload("a.pdf", new Blob(["x"], { type: "application/pdf" }));
    expect(wrong.error).toMatchObject({
      statusCode: "415",
      message: "mime type application/pdf is not supported",
    });
    const right = await owner.from("wall").upload("a.png", new Blob([png], { type: "image/png" }));
    expect(right.error).toBeNull();
  });

  test("of HTML declared as an image, in a bucket for images", async () => {
    const before = await countBlobs();
    const page = new Blob(["<script>alert(1)</script>"], { type: "image/png" });
    const { error } = await owner.from("wall").upload("page.png", page);
    expect(error).toMatchObject({
      statusCode: "415",
      message: "mime type application/octet-stream is not supported",
    });
    expect(await countBlobs()).toBe(before);
  });

  test("in an unknown bucket", async () => {
    const { error } = await owner.from("nowhere").upload("a", "x");
    const missing = { statusCode: "404", message: "Bucket not found", code: "NoSuchBucket" };
    expect(error).toMatchObject(missing);
    await storage.database.admin.query(
      "create policy nowhere on storage.objects for insert to authenticated with check (bucket_id = 'nowhere')",
    );
    const signed = await owner.from("nowhere").createSignedUploadUrl("a");
    expect(signed.error).toMatchObject(missing);
  });

  test("while the disk is full, which is reported", async () => {
    const objects = openLocalFolder(storage.folder);
    const full = await startStorage({
      objects: {
        ...objects,
        put: async () => {
          // Every write to this device fails with ENOSPC.
          await writeFile("/dev/full", "x");
          return { kind: "tooLarge" };
        },
      },
    });
    onTestFinished(() => full.close());
    const userId = await full.database.createUser();
    const client = await full.client(userId);
    const { error } = await client.from("desk").upload(`${userId}/a`, "x");
    expect(error).toMatchObject({
      status: 507,
      message: "The server's disk is full, so nothing was saved",
    });
  });

  test("under a name with `..` or control characters", async () => {
    expect(await put(own("..%2f..%2fetc%2fpasswd"))).toBe(400);
    expect(await put(own("a%00b"))).toBe(400);
    expect(await put(own("a//b"))).toBe(400);
    expect(await put(own("x".repeat(1100)))).toBe(400);
  });

  test("with a foreign token", async () => {
    const forged = await fetch(`${storage.url}/object/desk/${own("x")}`, {
      method: "POST",
      headers: { authorization: "Bearer nonsense" },
      body: "x",
    });
    expect(forged.status).toBe(400);
    expect(await forged.json()).toMatchObject({ statusCode: "403", error: "Unauthorized" });
  });
});
