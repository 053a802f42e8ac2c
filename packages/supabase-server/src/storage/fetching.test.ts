import { createPool } from "@postulo/postgres/pool";
import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  await Promise.all(
    ["a.txt", "b.txt", "folder/c.txt", "folder/d.txt", "folder/deep/e.txt"].map((name) =>
      owner.from("desk").upload(own(name), `content of ${name}`),
    ),
  );
});

afterAll(() => storage.close());

const own = (name: string): string => `${ownerId}/${name}`;
const raw = async (name: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${storage.url}/object/desk/${own(name)}`, {
    headers: { authorization: `Bearer ${await storage.token(ownerId)}`, ...headers },
  });

const names = async (folder: string, options = {}) => {
  const { data, error } = await owner.from("desk").list(folder, options);
  expect(error).toBeNull();
  return data?.map(({ name, id }) => (id === null ? `${name}/` : name));
};

describe("downloading", () => {
  test("requires that a policy allows to read", async () => {
    const mine = await owner.from("desk").download(own("a.txt"));
    expect(await mine.data?.text()).toBe("content of a.txt");
    for (const client of [stranger, anonymous]) {
      expect((await client.from("desk").download(own("a.txt"))).error).toMatchObject({
        statusCode: "404",
        message: "Object not found",
      });
      expect((await client.from("desk").info(own("a.txt"))).error).toMatchObject({
        code: "NoSuchKey",
      });
      expect((await client.from("desk").list(ownerId)).data).toEqual([]);
    }
    const authenticated = await fetch(`${storage.url}/object/authenticated/desk/${own("a.txt")}`, {
      headers: { authorization: `Bearer ${await storage.token(ownerId)}` },
    });
    expect(await authenticated.text()).toBe("content of a.txt");
  });

  test("reports whether an object exists", async () => {
    expect(await owner.from("desk").exists(own("a.txt"))).toMatchObject({
      data: true,
      error: null,
    });
    expect(await owner.from("desk").exists(own("z.txt"))).toMatchObject({ data: false });
  });

  test("of a public bucket needs no token, of a private one it is rejected", async () => {
    await owner.from("wall").upload("poster.txt", "hello", { contentType: "text/plain" });
    const { publicUrl } = anonymous.from("wall").getPublicUrl("poster.txt").data;
    const open = await fetch(publicUrl);
    expect(await open.text()).toBe("hello");
    const closed = await fetch(anonymous.from("desk").getPublicUrl(own("a.txt")).data.publicUrl);
    expect([closed.status, await closed.json()]).toMatchObject([400, { statusCode: "404" }]);
  });

  test("supports ranges and conditional requests", async () => {
    const part = await raw("a.txt", { range: "bytes=3-6" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 3-6/16",
      "tent",
    ]);
    expect(await (await raw("a.txt", { range: "bytes=11-" })).text()).toBe("a.txt");
    expect(await (await raw("a.txt", { range: "bytes=-3" })).text()).toBe("txt");
    const beyond = await raw("a.txt", { range: "bytes=99-" });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */16"]);
    const whole = await raw("a.txt");
    const etag = whole.headers.get("etag") ?? "";
    expect([whole.status, whole.headers.get("content-length"), await whole.text()]).toEqual([
      200,
      "16",
      "content of a.txt",
    ]);
    expect((await raw("a.txt", { "if-none-match": etag })).status).toBe(304);
  });

  test("a part of the same version only, when `If-Range` names one", async () => {
    const etag = (await raw("a.txt")).headers.get("etag") ?? "";
    const same = await raw("a.txt", { range: "bytes=3-6", "if-range": etag });
    expect([same.status, await same.text()]).toEqual([206, "tent"]);
    const other = await raw("a.txt", { range: "bytes=3-6", "if-range": '"another-version"' });
    expect([other.status, other.headers.get("content-range"), await other.text()]).toEqual([
      200,
      null,
      "content of a.txt",
    ]);
  });

  test("HEAD sends the size and no body", async () => {
    const response = await fetch(`${storage.url}/object/desk/${own("a.txt")}`, {
      method: "HEAD",
      headers: { authorization: `Bearer ${await storage.token(ownerId)}` },
    });
    expect([
      response.status,
      response.headers.get("content-length"),
      await response.text(),
    ]).toEqual([200, "16", ""]);
  });

  test("never serves HTML or SVG inline", async () => {
    const types = ["text/html", "image/svg+xml", "application/xhtml+xml", "text/xml"];
    for (const type of [...types, "text/plain, text/html", "application/pdf,text/html"]) {
      await owner.from("desk").upload(own("page"), "<script>", { contentType: type, upsert: true });
      const response = await raw("page");
      expect(response.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
    const plain = await raw("a.txt");
    expect(plain.headers.get("content-disposition")).toMatch(/^inline/);
    expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
    expect(plain.headers.get("cache-control")).toBe("private, no-cache, max-age=3600");
  });

  test("serves a PDF inline without a sandbox, for the browser's viewer", async () => {
    await owner.from("desk").upload(own("cv.pdf"), "%PDF-", { contentType: "application/pdf" });
    const { headers } = await raw("cv.pdf");
    expect(headers.get("content-disposition")).toMatch(/^inline/);
    expect(headers.get("content-security-policy")).not.toContain("sandbox");
  });

  test("under another name, also outside of ASCII", async () => {
    const response = await raw(`a.txt?download=${encodeURIComponent(`Zoë's "CV".txt`)}`);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Zo_'s _CV_.txt"; filename*=UTF-8''Zo%C3%AB%27s%20%22CV%22.txt`,
    );
  });
});

describe("listing", () => {
  test("lists the objects directly in a folder, and its subfolders", async () => {
    expect(await names(own("folder"))).toEqual(["c.txt", "d.txt", "deep/"]);
    expect(await names("")).toEqual([`${ownerId}/`]);
    expect(await names(own("fold"))).toEqual([]);
  });

  test("searches, sorts and pages", async () => {
    expect(await names(own("folder"), { search: "D" })).toEqual(["d.txt", "deep/"]);
    expect(await names(own("folder"), { sortBy: { column: "name", order: "desc" } })).toEqual([
      "deep/",
      "d.txt",
      "c.txt",
    ]);
    expect(await names(own("folder"), { limit: 1, offset: 1 })).toEqual(["d.txt"]);
    const { error } = await owner
      .from("desk")
      .list(own("folder"), { sortBy: { column: "id; drop table x" } });
    expect(error).toMatchObject({ statusCode: "400" });
  });

  test("does not read an endless request body to its end", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        if (sent > 100) controller.close();
        else controller.enqueue(new Uint8Array(2 ** 20).fill(0x20));
      },
    });
    const pending = fetch(`${storage.url}/object/list/desk`, {
      method: "POST",
      body: endless,
      duplex: "half",
    });
    // The server may close the connection before everything was sent.
    const response = await pending.catch(() => undefined);
    expect(response?.status ?? 400).toBe(400);
    expect(sent).toBeLessThan(50);
  });

  test("returns size and type", async () => {
    const { data } = await owner.from("desk").list(own("folder"), { limit: 1 });
    expect(data?.[0]).toMatchObject({
      name: "c.txt",
      metadata: { size: 23, mimetype: "text/plain;charset=UTF-8" },
    });
  });
});

describe("signed URLs", () => {
  test("allow anyone to read until they expire", async () => {
    const { data, error } = await owner.from("desk").createSignedUrl(own("a.txt"), 60);
    expect(error).toBeNull();
    const response = await fetch(data?.signedUrl ?? "");
    expect(await response.text()).toBe("content of a.txt");
    const saved = await owner.from("desk").createSignedUrl(own("a.txt"), 60, { download: "x.txt" });
    const download = await fetch(saved.data?.signedUrl ?? "");
    expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename="x.txt"/);
  });

  test("are valid for one object only, and not as access token", async () => {
    const { data } = await owner.from("desk").createSignedUrl(own("a.txt"), 60);
    const other = await fetch((data?.signedUrl ?? "").replace("a.txt", "b.txt"));
    expect(other.status).toBe(400);
    const token = new URL(data?.signedUrl ?? "").searchParams.get("token");
    const signedIn = await fetch(`${storage.url}/object/desk/${own("b.txt")}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await signedIn.json()).toMatchObject({ statusCode: "403", error: "Unauthorized" });
    const access = await fetch(
      `${storage.url}/object/sign/desk/${own("a.txt")}?token=${await storage.token(ownerId)}`,
    );
    expect(access.status).toBe(400);
  });

  test("are issued only to callers who may read", async () => {
    expect((await stranger.from("desk").createSignedUrl(own("a.txt"), 60)).error).toMatchObject({
      statusCode: "404",
    });
    const many = await owner.from("desk").createSignedUrls([own("a.txt"), own("no.txt")], 60);
    expect(many.data).toMatchObject([
      { path: own("a.txt"), error: null },
      {
        path: own("no.txt"),
        signedUrl: null,
        error: "Either the object does not exist or you do not have access to it",
      },
    ]);
    const response = await fetch(many.data?.[0]?.signedUrl ?? "");
    expect(await response.text()).toBe("content of a.txt");
  });

  test("work for names with accents, spaces and percent signs", async () => {
    const name = own("L'été 50% (1).txt");
    await owner.from("desk").upload(name, "summer");
    const { data } = await owner.from("desk").createSignedUrl(name, 60);
    expect(await (await fetch(data?.signedUrl ?? "")).text()).toBe("summer");
  });
});

test("while the database cannot be reached, the client gets Retry-After", async () => {
  const pool = createPool({ host: "127.0.0.1", port: 1, user: "authenticator", database: "none" });
  const lost = await startStorage({ pool });
  const response = await fetch(`${lost.url}/object/public/wall/note.txt`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await response.json()).toMatchObject({ statusCode: "503", code: "DatabaseTimeout" });
  await lost.close();
  await pool.end();
});
