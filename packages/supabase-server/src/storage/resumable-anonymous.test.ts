import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResumableStorage } from "./testing/resumable-storage.ts";
import { encodeMetadata, startResumableStorage } from "./testing/resumable-storage.ts";

let tus: ResumableStorage;

beforeAll(async () => {
  tus = await startResumableStorage({
    clientAddress: (context) => context.req.header("x-test-address") ?? "192.0.2.1",
  });
  await tus.storage.service.createBucket("drop", { public: false });
  await tus.storage.database.admin.query(
    "create policy drop on storage.objects to anon using (bucket_id = 'drop') with check (bucket_id = 'drop')",
  );
});
afterAll(() => tus.storage.close());

/** A request with the publishable key alone. */
function callFrom(
  address: string,
  {
    method,
    url = tus.endpoint,
    headers = {},
    body = null,
  }: {
    method: string;
    url?: string;
    headers?: Record<string, string>;
    body?: string | null;
  },
): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      authorization: "Bearer sb_publishable_test",
      "tus-resumable": "1.0.0",
      "x-test-address": address,
      ...headers,
    },
    body,
  });
}

const create = (address: string, name: string) =>
  callFrom(address, {
    method: "POST",
    headers: {
      "upload-length": "6",
      "upload-metadata": encodeMetadata({ bucketName: "drop", objectName: name }),
    },
  });

const patch = (address: string, url: string) =>
  callFrom(address, {
    method: "PATCH",
    url,
    headers: { "upload-offset": "0", "content-type": "application/offset+octet-stream" },
    body: "abcdef",
  });

test("an upload that an anonymous client began is seen, continued and ended by no other client", async () => {
  const created = await create("192.0.2.1", `${randomUUID()}.txt`);
  expect(created.status).toBe(201);
  const url = new URL(created.headers.get("location") ?? "", tus.endpoint).href;
  const other = "198.51.100.7";
  expect([
    (await callFrom(other, { method: "HEAD", url })).status,
    (await patch(other, url)).status,
    (await callFrom(other, { method: "DELETE", url })).status,
    (await patch("192.0.2.1", url)).status,
  ]).toEqual([404, 404, 404, 204]);
});

test("an anonymous client with its maximum of uploads leaves others theirs", async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push((await create("192.0.2.2", `${randomUUID()}.txt`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await create("192.0.2.3", `${randomUUID()}.txt`)).status).toBe(201);
});
