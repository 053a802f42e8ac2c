import { Transformer } from "@napi-rs/image";
import type { ImageTransform } from "@postulo/supabase-server/storage/image-transform";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../testing/started-server.ts";
import type { StartedServer } from "../testing/started-server.ts";
import { createImageTransformer } from "./transform-image.ts";

const secretKey = "sb_secret_0123456789012345678901_01234567";
const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } };

/** One colour. */
const pictureOf = (width: number, height: number) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height);

const transformer = createImageTransformer();
const transform = (source: Uint8Array, options: ImageTransform, person: string) =>
  transformer(() => Promise.resolve(source), options, person);
const cover = { resize: "cover", format: "origin" } as const;

async function sizeOf(bytes: Uint8Array): Promise<[string, number, number]> {
  const { format, width, height } = await new Transformer(bytes).metadata();
  return [format, width, height];
}

describe("an image", () => {
  test.each([
    [{ ...cover, width: 20, height: 20 }, ["png", 20, 20]],
    [{ ...cover, width: 20 }, ["png", 20, 10]],
    [{ ...cover, height: 20, resize: "contain" as const }, ["png", 40, 20]],
    [{ ...cover, width: 20, height: 40, resize: "contain" as const }, ["png", 20, 10]],
    [{ ...cover, width: 20, height: 40, resize: "fill" as const }, ["png", 20, 40]],
    [{ ...cover, width: 5000 }, ["png", 100, 50]],
    [{ ...cover, format: "webp" as const, quality: 40 }, ["webp", 100, 50]],
    [cover, ["png", 100, 50]],
  ])("becomes %j", async (options, expected) => {
    const outcome = await transform(await pictureOf(100, 50).png(), options, "a");
    if (outcome.kind !== "image") throw new Error(outcome.kind);
    expect(await sizeOf(outcome.bytes)).toEqual(expected);
  });

  test("that is none, is broken or is too large is invalid, and the server goes on", async () => {
    const png = await pictureOf(100, 50).png();
    const bomb = Buffer.from(png);
    // Width and height of the header: more pixels than are allowed.
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    for (const source of [Buffer.from("<svg/>"), png.subarray(0, 60), bomb, Buffer.alloc(0)])
      expect(await transform(source, { ...cover, width: 10 }, "a")).toEqual({ kind: "invalid" });
  });

  test("of a person with too many waits for nothing", async () => {
    const png = await pictureOf(100, 50).png();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => transform(png, { ...cover, width: 10 }, "a")),
    );
    expect(outcomes.filter(({ kind }) => kind === "busy")).toHaveLength(2);
  });
});

describe("the storage", () => {
  let server: StartedServer;
  beforeAll(async () => {
    server = await startTestServer({
      CONFIRM_EMAIL: "off",
      SECRET_KEY: secretKey,
      IMAGE_TRANSFORMATIONS: "on",
    });
  });
  afterAll(() => server.stop());

  const half = { width: 50, height: 25, quality: 60 };

  async function storePicture() {
    const service = createClient(server.url, secretKey, withoutSession).storage;
    await service.createBucket("pictures", { public: false });
    const bucket = service.from("pictures");
    const png = await pictureOf(100, 50).png();
    await bucket.upload("a.png", new Blob([new Uint8Array(png)]), {
      contentType: "image/png",
      upsert: true,
    });
    return { service, bucket };
  }

  test("serves it to those who may read it", async () => {
    const { service, bucket } = await storePicture();
    const { data } = await bucket.download("a.png", { transform: half });
    expect(data?.type).toBe("image/png");
    expect(await sizeOf(new Uint8Array((await data?.arrayBuffer()) ?? []))).toEqual([
      "png",
      50,
      25,
    ]);
    const stranger = createClient(server.url, "sb_publishable_postulo", withoutSession).storage;
    const refused = await stranger.from("pictures").download("a.png", { transform: half });
    expect(refused.error).toMatchObject({ statusCode: "404" });
    const { publicUrl } = bucket.getPublicUrl("a.png", { transform: half }).data;
    expect((await fetch(publicUrl)).status).toBe(400);
    await service.updateBucket("pictures", { public: true });
    expect((await fetch(publicUrl)).headers.get("x-transformations")).toBe(
      "height:25,width:50,resizing_type:fill,quality:60",
    );
    await service.updateBucket("pictures", { public: false });
  });

  test("signs a URL for this image only, and not for the stored one", async () => {
    const { bucket } = await storePicture();
    const { data } = await bucket.createSignedUrl("a.png", 60, { transform: half });
    const signed = data?.signedUrl ?? "";
    const image = await fetch(`${signed}&width=100`);
    expect(await sizeOf(new Uint8Array(await image.arrayBuffer()))).toEqual(["png", 50, 25]);
    expect(image.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const original = await fetch(signed.replace("/render/image/sign/", "/object/sign/"));
    expect(original.status).toBe(400);
    const whole = (await bucket.createSignedUrl("a.png", 60)).data?.signedUrl ?? "";
    const rendered = await fetch(whole.replace("/object/sign/", "/render/image/sign/"));
    expect(rendered.status).toBe(400);
  });

  test("rejects what is no image, and sides that are no numbers", async () => {
    const { bucket } = await storePicture();
    await bucket.upload("a.txt", "<svg onload=alert(1)>", { upsert: true });
    const text = await bucket.download("a.txt", { transform: half });
    expect(text.error).toMatchObject({ statusCode: "400" });
    const headers = { authorization: `Bearer ${secretKey}` };
    for (const query of ["width=-1", "width=x", "quality=500", "resize=explode"]) {
      const url = `${server.url}/storage/v1/render/image/authenticated/pictures/a.png?${query}`;
      expect((await fetch(url, { headers })).status).toBe(400);
    }
  });
});
