import { randomUUID } from "node:crypto";
import { openS3Bucket } from "@postulo/supabase-server/storage/s3-bucket";
import { connectS3 } from "@postulo/supabase-server/storage/s3-connection";
import { expect, test } from "vitest";
import { downloadOrigin, s3SettingsOf } from "./s3-settings.ts";
import { parseSettings } from "./settings.ts";

test.each([
  ["https://bucket.s3.eu-central-1.amazonaws.com", { S3_BUCKET: "bucket" }],
  ["https://s3.eu-central-1.amazonaws.com", { S3_BUCKET: "my.bucket" }],
  ["https://s3.eu-central-1.amazonaws.com", { S3_BUCKET: "bucket", S3_PATH_STYLE: "on" }],
  [
    "https://files.example.org:9000",
    {
      S3_BUCKET: "bucket",
      S3_ENDPOINT: "http://minio:9000",
      S3_PUBLIC_ENDPOINT: "https://files.example.org:9000",
    },
  ],
  ["http://127.0.0.1:9", { S3_BUCKET: "bucket", S3_PUBLIC_ENDPOINT: "http://127.0.0.1:9" }],
])("pages may download from %s, where URLs of the bucket lead", async (origin, given) => {
  const settings = parseSettings({
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_PUBLIC_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
    ...given,
  });
  expect(downloadOrigin(settings)).toBe(origin);
  const bucket = settings.S3_BUCKET ?? "";
  const objects = openS3Bucket(connectS3(s3SettingsOf(settings, { bucket, prefix: "" })));
  const headers = { contentType: "text/plain", contentDisposition: "inline" };
  const url = await objects.downloadUrl?.(randomUUID(), headers);
  expect(new URL(url ?? "").origin).toBe(origin);
});

test("without a public endpoint the server sends the bytes", () => {
  const settings = parseSettings({ S3_BUCKET: "bucket", S3_ENDPOINT: "http://minio:9000" });
  expect(downloadOrigin(settings)).toBeUndefined();
  const connection = connectS3(s3SettingsOf(settings, { bucket: "bucket", prefix: "" }));
  expect(openS3Bucket(connection).downloadUrl).toBeUndefined();
});
