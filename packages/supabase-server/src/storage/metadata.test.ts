import type { StorageClient } from "@supabase/storage-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StorageFixture } from "./testing/storage-fixture.ts";
import { startStorage } from "./testing/storage-fixture.ts";

let storage: StorageFixture;
let ownerId: string;
let owner: StorageClient;

beforeAll(async () => {
  storage = await startStorage();
  ownerId = await storage.database.createUser();
  owner = await storage.client(ownerId);
});
afterAll(() => storage.close());

const bucket = () => owner.from("desk");
const own = (name: string): string => `${ownerId}/${name}`;
const kibibyte = 1024;
const limitBytes = 64 * kibibyte;
/** Metadata whose JSON has this size. */
const metadataOf = (bytes: number) => ({ a: "a".repeat(bytes - '{"a":""}'.length) });
const tooLarge = {
  statusCode: "413",
  message: "The metadata exceeded the maximum allowed size",
};

const storedBytes = async (name: string): Promise<number | undefined> => {
  const { rows } = await storage.database.admin.query<{ bytes: number }>(
    "select octet_length(user_metadata::text) as bytes from storage.objects where name = $1",
    [own(name)],
  );
  return rows[0]?.bytes;
};

/** Sends `metadata` unchanged, in a form field or in the header. */
async function send(name: string, metadata: string, how: "form" | "header"): Promise<unknown> {
  const authorization = `Bearer ${await storage.token(ownerId)}`;
  const form = new FormData();
  form.append("metadata", metadata);
  form.append("", new Blob(["x"]));
  const init =
    how === "form"
      ? { headers: { authorization }, body: form }
      : {
          headers: { authorization, "x-metadata": Buffer.from(metadata).toString("base64") },
          body: "x",
        };
  const response = await fetch(`${storage.url}/object/desk/${own(name)}`, {
    method: "POST",
    ...init,
  });
  return response.json();
}

describe("metadata of an object", () => {
  test("of 64 KiB is stored, and a byte more is rejected with 413, in every form", async () => {
    const file = new Blob(["x"]);
    const full = { metadata: metadataOf(limitBytes) };
    const over = { metadata: metadataOf(limitBytes + 1) };
    expect((await bucket().upload(own("full"), file, full)).error).toBeNull();
    // PostgreSQL writes a space after the colon.
    expect(await storedBytes("full")).toBe(limitBytes + 1);
    expect((await bucket().upload(own("over"), file, over)).error).toMatchObject(tooLarge);
    expect((await bucket().update(own("full"), file, over)).error).toMatchObject(tooLarge);
    const signed = await bucket().createSignedUploadUrl(own("signed"));
    const put = await bucket().uploadToSignedUrl(
      own("signed"),
      signed.data?.token ?? "",
      file,
      over,
    );
    expect(put.error).toMatchObject(tooLarge);
    const large = await bucket().upload(own("large"), file, {
      metadata: metadataOf(900 * kibibyte),
    });
    expect(large.error).toMatchObject({ statusCode: "413" });
    for (const name of ["over", "signed", "large"])
      expect([name, await storedBytes(name)]).toEqual([name, undefined]);
    expect(await storedBytes("full")).toBe(limitBytes + 1);
  });

  test("is rejected with 400 when the database cannot store it", async () => {
    const nested = `{"a":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
    for (const metadata of [nested, String.raw`{"a":"\u0000"}`, '{"a":"\\ud800"}', "[]", "{"])
      expect([metadata.slice(0, 20), await send("bad", metadata, "form")]).toMatchObject([
        metadata.slice(0, 20),
        { statusCode: "400" },
      ]);
    const deep = `{"a":${"[".repeat(3_000)}${"]".repeat(3_000)}}`;
    expect(await send("bad", deep, "header")).toMatchObject({ statusCode: "400" });
    expect(await storedBytes("bad")).toBeUndefined();
  });

  test("is bounded by the database too, as are names", async () => {
    const insert = (name: string, metadata: object) =>
      storage.database.admin
        .query(
          "insert into storage.objects (bucket_id, name, user_metadata) values ('desk', $1, $2)",
          [name, metadata],
        )
        .then(() => "stored")
        .catch((error: { code?: string }) => error.code);
    expect(await insert("a", metadataOf(limitBytes))).toBe("stored");
    expect(await insert("b", metadataOf(2 * limitBytes))).toBe("23514");
    expect(await insert("é".repeat(512), {})).toBe("stored");
    expect(await insert("é".repeat(513), {})).toBe("23514");
  });
});

test("a name over 1,024 bytes is rejected, in every form", async () => {
  const long = own("é".repeat(500));
  const invalid = { statusCode: "400", message: `Invalid key: ${long}` };
  expect((await bucket().upload(long, "x")).error).toMatchObject(invalid);
  expect((await bucket().createSignedUploadUrl(long)).error).toMatchObject(invalid);
  await bucket().upload(own("short"), "x");
  expect((await bucket().move(own("short"), long)).error).toMatchObject(invalid);
  expect((await bucket().copy(own("short"), long)).error).toMatchObject(invalid);
});
