import { readFile } from "node:fs/promises";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { startS3Server } from "@postulo/supabase-server/storage/testing/s3-server";
import { test as base, expect, registerUser } from "../journey.ts";

/** With a bucket, from which browsers download directly. */
const test = base.extend({
  server: [
    async ({ serverSettings }, provide) => {
      const bucket = await startS3Server();
      const { settings } = bucket;
      const server = await ServerProcess.start({
        ...serverSettings,
        S3_BUCKET: settings.bucket,
        S3_ENDPOINT: settings.endpoint,
        S3_PUBLIC_ENDPOINT: settings.endpoint,
        S3_ACCESS_KEY_ID: settings.credentials?.accessKeyId ?? "",
        S3_SECRET_ACCESS_KEY: settings.credentials?.secretAccessKey ?? "",
        S3_CHECKSUMS: "off",
      });
      await provide(server);
      await server.discard();
      await bucket.stop();
    },
    { scope: "worker" },
  ],
});

test("a document is downloaded straight from the bucket, without the session", async ({
  page,
  server,
}) => {
  const ofBucket: { method: string; status: number | undefined; hasToken: boolean }[] = [];
  page.on("requestfinished", async (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin === server.url || protocol !== "http:") return;
    const [response, headers] = [await request.response(), await request.allHeaders()];
    const hasToken = "authorization" in headers;
    ofBucket.push({ method: request.method(), status: response?.status(), hasToken });
  });
  await registerUser(page);
  await page.goto("/dashboard/your-informations/files");
  const file = { name: "Notes.txt", mimeType: "text/plain", buffer: Buffer.from("Dear all") };
  await page.getByLabel("File to upload").setInputFiles(file);
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Notes.txt" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Notes.txt");
  expect((await readFile(await download.path())).toString()).toBe("Dear all");
  await expect.poll(() => ofBucket).toContainEqual({ method: "GET", status: 200, hasToken: false });
  expect(ofBucket.filter(({ hasToken }) => hasToken)).toEqual([]);
});
