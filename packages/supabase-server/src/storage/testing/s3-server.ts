import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { scratchFolder } from "@postulo/postgres/testing/scratch-folder";
import { createBucketAt } from "./s3-service.ts";
import type { S3Server } from "./s3-service.ts";

/** The URL of a service that the tests use instead, as `createBucketAt` takes it. */
const elsewhere = "TEST_S3_URL";

/** What a server needs in its environment, apart from the name of a bucket. */
export const s3Environment = ({ settings }: S3Server) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.credentials.secretAccessKey,
  S3_CHECKSUMS: settings.checksums ? "on" : "off",
});

/** As `docs/deploy.md` sets it. */
const cors = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
  <AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;

/**
 * A server with the protocol of S3 and one bucket. It knows neither checksums in trailers, nor encryption, which it ignores,
 * nor listing and ending unfinished uploads; its lists have one page, since the cipher of its tokens is gone from OpenSSL; and it computes other signatures for calls about a bucket, and for
 * URLs with `*`, `'` or brackets, than AWS and its client, so that it must accept wrong ones. Expired URLs are refused, and requests with two kinds of
 * authorization.
 * @param place where the objects are kept and the port, for a server that is started again; else a temporary folder and a free port.
 */
export async function startS3Server(
  place?: Readonly<{ directory: string; port: number }>,
): Promise<S3Server> {
  const url = process.env[elsewhere];
  if (url !== undefined && !place) return createBucketAt(url);
  const directory = place?.directory ?? (await mkdtemp(path.join(scratchFolder(), "postulo-s3-")));
  const server = new S3rver({
    address: "127.0.0.1",
    port: place?.port ?? 0,
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: "postulo", configs: [cors] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket: "postulo",
      endpoint: `http://127.0.0.1:${port}`,
      region: "us-east-1",
      credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
      prefix: "documents/",
      pathStyle: true,
      checksums: false,
    },
    stop: async () => {
      await server.close();
      if (!place) await rm(directory, { recursive: true, force: true });
    },
  };
}
