import { randomUUID } from "node:crypto";
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  PutBucketCorsCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { listS3 } from "../s3-bucket.ts";
import { connectS3 } from "../s3-connection.ts";
import type { S3Settings } from "../s3-connection.ts";

export interface S3Server {
  readonly settings: S3Settings & {
    readonly endpoint: string;
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  stop(): Promise<void>;
}

/**
 * A new bucket of a service that runs, deleted at the end. Its `stop` does not stop the service.
 * @param url `http://ACCESS_KEY:SECRET_KEY@HOST:PORT`; with `?checksums=off` for a service that rejects checksums.
 */
export async function createBucketAt(url: string): Promise<S3Server> {
  const { origin, username, password, searchParams } = new URL(url);
  const settings: S3Server["settings"] = {
    bucket: `postulo-${randomUUID()}`,
    endpoint: origin,
    region: "us-east-1",
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
    prefix: "documents/",
    pathStyle: true,
    checksums: searchParams.get("checksums") !== "off",
  };
  const { endpoint, region, credentials, bucket: Bucket } = settings;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket }));
  const rule = { AllowedOrigins: ["*"], AllowedMethods: ["GET"], AllowedHeaders: ["*"] };
  await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
  return {
    settings,
    stop: async () => {
      for await (const { key } of listS3(connectS3({ ...settings, prefix: "" })))
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
      await client.send(new DeleteBucketCommand({ Bucket }));
      client.destroy();
    },
  };
}
