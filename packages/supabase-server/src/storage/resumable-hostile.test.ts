import { randomUUID } from "node:crypto";
import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResumableStorage } from "./testing/resumable-storage.ts";
import {
  encodeMetadata,
  mebibyte,
  refusalOf,
  startResumableStorage,
} from "./testing/resumable-storage.ts";

let tus: ResumableStorage;
let strangerId: string;
let owner: StorageClient;

beforeAll(async () => {
  tus = await startResumableStorage();
  strangerId = await tus.storage.database.createUser();
  owner = await tus.storage.client(tus.ownerId);
});
afterAll(() => tus.storage.close());

describe("a stranger with an account", () => {
  test("neither begins, sees, continues nor ends an upload of another", async () => {
    const authorization = await tus.bearer(strangerId);
    const upload = tus.upload(tus.own("theirs.txt"), Buffer.from("x"), {
      headers: { authorization },
    });
    expect(await refusalOf(upload)).toEqual([403, "new row violates row-level security policy"]);
    const url = await tus.begin(tus.own("mine.txt"), 6);
    expect([
      await tus.offsetOf(url, strangerId),
      (await tus.patch(url, 0, { body: "abc", as: strangerId })).status,
      (await tus.call({ method: "DELETE", url, as: strangerId })).status,
    ]).toEqual([404, 404, 404]);
    const signedFor = await tus.storage.client(strangerId);
    const { data } = await signedFor.from("films").createSignedUploadUrl(`${strangerId}/x`);
    const viaSign = await fetch(url.replace("/resumable/", "/resumable/sign/"), {
      method: "PATCH",
      headers: {
        "x-signature": data?.token ?? "",
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: "abc",
    });
    expect(viaSign.status).toBe(404);
    expect(await tus.offsetOf(url)).toBe(0);
    const anonymous = await fetch(url, { method: "HEAD", headers: { "tus-resumable": "1.0.0" } });
    expect(anonymous.status).toBe(403);
  });

  test("reads no state of uploads from the database", async () => {
    for (const role of ["anon", "authenticated", "service_role"])
      await expect(
        tus.storage.database.admin.query(
          `begin; set local role ${role}; select * from storage.resumable_uploads`,
        ),
      ).rejects.toThrow("permission denied");
    await tus.storage.database.admin.query("rollback");
  });
});

describe("each PATCH is authorised", () => {
  test("by the policies of that moment", async () => {
    const url = await tus.begin(tus.own("revoked.txt"), 6);
    await tus.patch(url, 0, { body: "abc" });
    await tus.storage.database.admin.query(
      "alter policy films on storage.objects with check (false)",
    );
    const refused = await tus.patch(url, 3, { body: "def" });
    await tus.storage.database.admin.query(
      `alter policy films on storage.objects with check
         (bucket_id = 'films' and (storage.foldername(name))[1] = (select auth.uid()::text))`,
    );
    expect(refused.status).toBe(403);
    expect((await owner.from("films").exists(tus.own("revoked.txt"))).data).toBe(false);
    expect(await tus.offsetOf(url)).toBe(3);
  });
});

describe("limits", () => {
  test("of the bucket hold for the announced and for the sent bytes", async () => {
    const announced = await tus.create(tus.own("large"), 31 * mebibyte);
    expect([announced.status, await announced.text()]).toEqual([413, "Maximum size exceeded"]);
    const url = await tus.begin(tus.own("more.txt"), 3);
    expect((await tus.patch(url, 0, { body: "abcd" })).status).toBe(413);
    const streamed = await fetch(url, {
      method: "PATCH",
      headers: {
        authorization: await tus.bearer(),
        "tus-resumable": "1.0.0",
        "upload-offset": "0",
        "content-type": "application/offset+octet-stream",
      },
      body: new Blob(["abcd"]).stream(),
      duplex: "half",
    });
    expect(streamed.status).toBe(413);
    expect((await owner.from("films").exists(tus.own("more.txt"))).data).toBe(false);
  });

  test("of types hold for the declared and the detected one", async () => {
    const declared = tus.upload("page.html", Buffer.from("x"), {
      bucket: "wall",
      metadata: { contentType: "text/html" },
    });
    expect(await refusalOf(declared)).toEqual([415, "mime type text/html is not supported"]);
    const detected = tus.upload("page.png", Buffer.from("<script>alert(1)</script>"), {
      bucket: "wall",
      metadata: { contentType: "image/png" },
    });
    expect(await refusalOf(detected)).toEqual([
      415,
      "mime type application/octet-stream is not supported",
    ]);
  });

  test("of open uploads are ten of one person", async () => {
    const userId = await tus.storage.database.createUser();
    const urls: string[] = [];
    for (let at = 0; at < 10; at += 1) urls.push(await tus.begin(`${userId}/${at}`, 6, userId));
    const eleventh = () => tus.create(`${userId}/11`, 6, { as: userId });
    expect((await eleventh()).status).toBe(429);
    await tus.begin(tus.own("of another.txt"), 6);
    await tus.call({ method: "DELETE", url: urls[0] ?? "", as: userId });
    expect((await eleventh()).status).toBe(201);
    // One that received nothing for an hour makes room.
    await tus.storage.database.admin.query(
      "update storage.resumable_uploads set updated_at = now() - interval '61 minutes' where name = $1",
      [`${userId}/1`],
    );
    expect((await eleventh()).status).toBe(201);
    expect(await tus.offsetOf(urls[1] ?? "", userId)).toBe(404);
  });

  test("of a quota count the other uploads that are open", async () => {
    await tus.storage.service.createBucket("quota", { public: false });
    await tus.storage.database.admin.query(
      `create function public.quota_left() returns bigint language sql stable security definer as
         $$ select 10 - coalesce(sum((metadata ->> 'size')::bigint), 0)::bigint from storage.objects where bucket_id = 'quota' $$;
       create policy quota on storage.objects for insert to authenticated
         with check (bucket_id = 'quota' and (metadata ->> 'size')::bigint <= public.quota_left())`,
    );
    const beginIn = (name: string, sizeBytes: number) =>
      tus.create(name, sizeBytes, { bucket: "quota" });
    expect((await beginIn("a", 11)).status).toBe(403);
    expect((await beginIn("a", 6)).status).toBe(201);
    expect((await beginIn("b", 6)).status).toBe(403);
    expect((await beginIn("b", 4)).status).toBe(201);
  });
});

describe("hostile requests", () => {
  const names = ["..", "../x", "a//b", "a\u0000b", "x".repeat(1100), `${randomUUID()}/./x`];
  test.each(names)("the name %j is rejected", async (name) => {
    expect((await refusalOf(tus.upload(name, Buffer.from("x"))))[0]).toBe(400);
  });

  test.each([
    [{ "upload-length": "-1" }, 400],
    [{ "upload-length": "1e3" }, 400],
    [{ "upload-length": "9".repeat(400) }, 400],
    [{ "upload-defer-length": "1" }, 400],
    [{ "upload-length": "1", "upload-metadata": "bucketName" }, 400],
    [{ "upload-length": "1", "upload-metadata": "a b c,,," }, 400],
    [{ "upload-length": "1", "upload-metadata": encodeMetadata({ bucketName: "films" }) }, 400],
    [
      {
        "upload-length": "1",
        "upload-metadata": encodeMetadata({ bucketName: "no", objectName: "x" }),
      },
      404,
    ],
    [{ "upload-length": "1", "upload-concat": "partial" }, 400],
    [{ "tus-resumable": "0.2.2" }, 412],
  ])("creating with %j is answered with %i", async (headers, status) => {
    const metadata = encodeMetadata({ bucketName: "films", objectName: tus.own("hostile") });
    const response = await tus.call({
      method: "POST",
      headers: { "upload-metadata": metadata, ...headers },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("tus-resumable")).toBe("1.0.0");
  });

  test("an unknown id, a missing offset and another content type are rejected", async () => {
    const url = await tus.begin(tus.own("strict.txt"), 6);
    for (const id of ["x", randomUUID(), "%00", "..%2f..%2fetc"])
      expect(await tus.offsetOf(`${tus.endpoint}/${id}`)).toBe(404);
    expect((await tus.call({ method: "PATCH", url, body: "abc" })).status).toBe(415);
    const headers = { "content-type": "application/offset+octet-stream" };
    expect((await tus.call({ method: "PATCH", url, headers, body: "abc" })).status).toBe(400);
    expect((await tus.call({ method: "GET", url })).status).toBe(404);
  });

  test("OPTIONS names version, extensions and size, without authorization", async () => {
    const { status, headers } = await fetch(tus.endpoint, { method: "OPTIONS" });
    expect([status, headers.get("tus-version"), headers.get("tus-extension")]).toEqual([
      204,
      "1.0.0",
      "creation,creation-with-upload,expiration,termination",
    ]);
    expect(headers.get("tus-max-size")).toBe(String(50 * mebibyte));
  });
});
