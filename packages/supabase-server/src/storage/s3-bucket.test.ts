import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { ReadableStream } from "node:stream/web";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { ObjectStore } from "./object-store.ts";
import { listS3, openS3Bucket } from "./s3-bucket.ts";
import { connectS3 } from "./s3-connection.ts";
import { startS3Server } from "./testing/s3-server.ts";
import type { S3Server } from "./testing/s3-service.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let server: S3Server;
let objects: ObjectStore;

beforeAll(async () => {
  server = await startS3Server();
  objects = openS3Bucket(connectS3(server.settings));
});
afterAll(() => server.stop());

const stream = (...pieces: Uint8Array[]): ReadableStream<Uint8Array> => ReadableStream.from(pieces);
const bytesOf = async (content: ReadableStream<Uint8Array> | undefined) =>
  content && Buffer.from(await new Response(content).arrayBuffer());
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of listS3(connectS3(server.settings))) found.push(key);
  return found.sort();
};

test("stored bytes can be read, completely and by range, until they are removed", async () => {
  const key = randomUUID();
  expect(await objects.sizeOf(key)).toBeUndefined();
  expect(await objects.get(key)).toBeUndefined();
  const stored = await objects.put(key, stream(Buffer.from("hello "), Buffer.from("world")), 100);
  expect(stored).toMatchObject({
    kind: "stored",
    sizeBytes: 11,
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    head: Buffer.from("hello world"),
  });
  expect(await objects.sizeOf(key)).toBe(11);
  expect((await bytesOf(await objects.get(key)))?.toString()).toBe("hello world");
  expect((await bytesOf(await objects.get(key, { first: 6, last: 8 })))?.toString()).toBe("wor");
  await objects.remove(key);
  expect(await objects.get(key)).toBeUndefined();
  await objects.remove(key);
});

test("an object of several parts is stored as it was sent", async () => {
  const key = randomUUID();
  const pieces = Array.from({ length: 20 }, () => randomBytes(1_000_000));
  await objects.put(key, stream(...pieces), 1e9);
  expect(
    Buffer.concat(pieces).equals((await bytesOf(await objects.get(key))) ?? Buffer.alloc(0)),
  ).toBe(true);
  await objects.remove(key);
});

test("a service that does not answer fails the request, which can be repeated", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => {
    silent.listen(0, "127.0.0.1", resolve);
  });
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const endpoint = `http://127.0.0.1:${port}`;
  const lost = openS3Bucket(connectS3({ ...server.settings, endpoint, answerLimitMs: 50 }));
  const storage = await startStorage({ objects: lost });
  onTestFinished(async () => {
    silent.closeAllConnections();
    silent.close();
    await storage.close();
  });
  const ownerId = await storage.database.createUser();
  const desk = (await storage.client(ownerId)).from("desk");
  const { error } = await desk.upload(`${ownerId}/letter.txt`, "Dear all");
  expect(error).toMatchObject({ status: 503 });
});

/** A service that answers each request as `answer` does, with a limit of one second. */
async function bucketAt(answer: RequestListener): Promise<ObjectStore> {
  const service = createServer(answer);
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const address = service.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const endpoint = `http://127.0.0.1:${port}`;
  return openS3Bucket(connectS3({ ...server.settings, endpoint, answerLimitMs: 1_000 }));
}

test("an upload may take longer than the service may be silent", async () => {
  let requests = 0;
  const slow = await bucketAt((request, response) => {
    requests += 1;
    request.resume();
    let beats = 0;
    const beat = setInterval(() => {
      response.writeProcessing();
      beats += 1;
      if (beats < 15) return;
      clearInterval(beat);
      response.writeHead(200, { etag: '"0"' }).end();
    }, 100);
  });
  expect(await slow.put(randomUUID(), stream(Buffer.from("abc")), 10)).toMatchObject({
    kind: "stored",
  });
  expect(requests).toBe(1);
});

test("an object of which nothing comes any more fails its reader", async () => {
  const stalled = await bucketAt((_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("a beginning");
  });
  await expect(bytesOf(await stalled.get(randomUUID()))).rejects.toThrow("sent nothing");
});

test("a reader may pause longer than the service may be silent", async () => {
  const bytes = randomBytes(4_000_000);
  const store = await bucketAt((_request, response) => {
    response.writeHead(200, { "content-length": String(bytes.length) }).end(bytes);
  });
  const reader = (await store.get(randomUUID()))?.getReader();
  const first = (await reader?.read())?.value ?? Buffer.alloc(0);
  await delay(1_500);
  const pieces = [first];
  for (let next = await reader?.read(); next?.value; next = await reader?.read())
    pieces.push(next.value);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
});

test("neither too large nor aborted uploads are stored, nor under a key that is no version id", async () => {
  const large = () => stream(...Array.from({ length: 20 }, () => Buffer.alloc(1_000_000)));
  expect(await objects.put(randomUUID(), large(), 19_000_000)).toEqual({ kind: "tooLarge" });
  expect(await objects.put(randomUUID(), stream(Buffer.alloc(10)), 9)).toEqual({
    kind: "tooLarge",
  });
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(new Error("connection lost")),
  });
  await expect(objects.put(randomUUID(), broken, 100)).rejects.toThrow("connection lost");
  await expect(objects.put("../a", stream(), 100)).rejects.toThrow("version id");
  expect(await keys()).toEqual([]);
});

test("lists what was stored before a time, below its prefix", async () => {
  const other = openS3Bucket(connectS3({ ...server.settings, prefix: "elsewhere/" }));
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await objects.put(mine, stream(Buffer.from("a")), 10);
  await other.put(theirs, stream(Buffer.from("b")), 10);
  const before = async (time: Date) => {
    const found: string[] = [];
    for await (const key of objects.storedBefore(time)) found.push(key);
    return found;
  };
  expect(await before(new Date(Date.now() + 60_000))).toEqual([mine]);
  expect(await before(new Date(Date.now() - 60_000))).toEqual([]);
  await Promise.all([objects.remove(mine), other.remove(theirs)]);
});

test("requests carry checksums and the encryption that was set", async () => {
  const seen: string[] = [];
  const recorder = createServer((request, response) => {
    seen.push(JSON.stringify(request.headers));
    request.resume().on("end", () => response.end());
  });
  recorder.listen(0, "127.0.0.1");
  await new Promise((resolve) => recorder.once("listening", resolve));
  onTestFinished(() => void recorder.close());
  const address = recorder.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = {
    ...server.settings,
    endpoint,
    checksums: true,
    encryption: "aws:kms",
  } as const;
  await openS3Bucket(connectS3(settings)).put(randomUUID(), stream(Buffer.from("hello")), 100);
  expect(seen).toHaveLength(1);
  // CRC-32 of "hello" in Base64.
  expect(JSON.parse(seen[0] ?? "")).toMatchObject({
    "x-amz-checksum-crc32": "NhCmhg==",
    "x-amz-server-side-encryption": "aws:kms",
  });
});

test("the storage works with a bucket in place of the folder", async () => {
  const storage = await startStorage({ objects });
  onTestFinished(() => storage.close());
  const ownerId = await storage.database.createUser();
  const desk = (await storage.client(ownerId)).from("desk");
  const name = `${ownerId}/letter.txt`;
  expect((await desk.upload(name, "Dear all")).error).toBeNull();
  expect((await desk.update(name, "Dear you")).error).toBeNull();
  expect(await (await desk.download(name)).data?.text()).toBe("Dear you");
  expect(await keys()).toHaveLength(1);
  const { data } = await desk.createSignedUrl(name, 60);
  expect(await (await fetch(data?.signedUrl ?? "")).text()).toBe("Dear you");
  expect((await desk.upload(`${ownerId}/long`, new Uint8Array(2_000_000))).error).not.toBeNull();
  expect((await desk.remove([name])).error).toBeNull();
  expect(await keys()).toEqual([]);
});
