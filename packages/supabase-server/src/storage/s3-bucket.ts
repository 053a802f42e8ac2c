import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  S3ServiceException,
  paginateListObjectsV2,
} from "@aws-sdk/client-s3";
import type { ListMultipartUploadsCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { limitStalls } from "./internal/limit-stalls.ts";
import { signatureLength } from "./internal/verified-media-type.ts";
import type { ByteRange, DownloadHeaders, ObjectStore, StoredObject } from "./object-store.ts";
import type { S3Connection } from "./s3-connection.ts";

const partsAtOnce = 2;
/** A client follows the redirect at once. A download that has begun goes on. */
const downloadUrlSeconds = 60;
const keyPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const missingNames = new Set(["NoSuchKey", "NotFound"]);
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && missingNames.has(error.name);
/** Of services that implement a part of the protocol. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 501 || error.$metadata.httpStatusCode === 405);

/** Adds the code that the client's other timeouts have to that of a silent socket: the call can be repeated. */
const withTimeoutCode = (error: unknown): unknown =>
  error instanceof Error && error.name === "TimeoutError" && !("code" in error)
    ? Object.assign(error, { code: "ETIMEDOUT" })
    : error;

/** Stores a stream in parts: all of it, or nothing. */
export async function uploadToS3(
  { uploads, bucket, prefix, partBytes, stored }: S3Connection,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  let failure: unknown;
  const body = Readable.from(content, { objectMode: false });
  // The error of ending the upload at the service would take its place.
  body.once("error", (error) => {
    failure = error;
  });
  const upload = new Upload({
    client: uploads,
    params: { Bucket: bucket, Key: prefix + key, Body: body, ...stored },
    partSize: partBytes,
    queueSize: partsAtOnce,
  });
  try {
    await upload.done();
  } catch (error) {
    throw failure ?? withTimeoutCode(error);
  }
}

/** Undefined when there is no such key. */
export async function readFromS3(
  { client, bucket, prefix, answerLimitMs }: S3Connection,
  key: string,
  range?: ByteRange,
): Promise<Readable | undefined> {
  try {
    const { Body } = await client.send(
      new GetObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        ...(range ? { Range: `bytes=${range.first}-${range.last}` } : {}),
      }),
    );
    return Body instanceof Readable ? limitStalls(Body, answerLimitMs) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Succeeds also when there is no such key. */
export async function removeFromS3(
  { client, bucket, prefix }: S3Connection,
  key: string,
): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
}

/** The keys below the prefix, without it, and the time of each. */
export async function* listS3({
  client,
  bucket,
  prefix,
}: S3Connection): AsyncGenerator<{ key: string; storedAt: Date }> {
  for await (const { Contents } of paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: prefix },
  ))
    for (const { Key = "", LastModified = new Date() } of Contents ?? [])
      yield { key: Key.slice(prefix.length), storedAt: LastModified };
}

/** Ends uploads that began before that time: a process that was killed leaves their parts. */
export async function abortUploads(connection: S3Connection, before: Date): Promise<void> {
  try {
    await abortListed(connection, before);
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
  }
}

async function abortListed({ client, bucket, prefix }: S3Connection, before: Date): Promise<void> {
  const at = { Bucket: bucket, Prefix: prefix };
  let next: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined =
    {};
  while (next) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ ...at, ...next }),
    );
    for (const { Key, UploadId, Initiated = new Date() } of page.Uploads ?? []) {
      if (Initiated >= before) continue;
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    }
    const { IsTruncated, NextKeyMarker, NextUploadIdMarker } = page;
    next =
      IsTruncated === true
        ? { KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker }
        : undefined;
  }
}

class TooLargeError extends Error {}

/** Measures content on its way; more than `maxBytes` make reading it fail. */
function measure(content: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      if (head.length < signatureLength)
        head = Buffer.concat([head, piece.subarray(0, signatureLength)]);
      sizeBytes += piece.byteLength;
      if (sizeBytes > maxBytes) throw new TooLargeError();
      hash.update(piece);
      yield piece;
    }
  }
  const result = (): StoredObject => ({
    kind: "stored",
    sizeBytes,
    etag: `"${hash.digest("hex").slice(0, 32)}"`,
    head,
  });
  return { measured: measured(), result };
}

function keyOf(key: string): string {
  if (!keyPattern.test(key)) throw new Error("an object's key must be a version id");
  return key;
}

async function signDownload(
  { bucket, prefix }: S3Connection,
  downloads: S3Client,
  { key, contentType, contentDisposition }: DownloadHeaders & { readonly key: string },
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: prefix + keyOf(key),
    ResponseContentType: contentType,
    ResponseContentDisposition: contentDisposition,
    ResponseCacheControl: "private, no-store",
  });
  return getSignedUrl(downloads, command, { expiresIn: downloadUrlSeconds });
}

/** Stores objects in a bucket of S3 or of another service with its protocol. */
export function openS3Bucket(connection: S3Connection): ObjectStore {
  const { downloads } = connection;
  return {
    ...(downloads && {
      downloadUrl: (key, headers) => signDownload(connection, downloads, { key, ...headers }),
    }),
    put: async (key, content: ReadableStream<Uint8Array>, maxBytes) => {
      const { measured, result } = measure(content, maxBytes);
      try {
        await uploadToS3(connection, keyOf(key), measured);
      } catch (error) {
        if (error instanceof TooLargeError) return { kind: "tooLarge" };
        throw error;
      }
      return result();
    },
    get: async (key, range) => {
      const content = await readFromS3(connection, keyOf(key), range);
      return content && Readable.toWeb(content);
    },
    sizeOf: (key) => sizeInS3(connection, keyOf(key)),
    remove: (key) => removeFromS3(connection, keyOf(key)),
    storedBefore: async function* storedBefore(time) {
      for await (const { key, storedAt } of listS3(connection))
        if (storedAt < time && keyPattern.test(key)) yield key;
      await abortUploads(connection, time);
    },
    check: () => checkBucket(connection),
  };
}

/** The head of an object gets the same answer when its key is missing and when the bucket is. */
async function checkBucket({ client, bucket }: S3Connection): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (cause) {
    if (isMissing(cause)) throw new Error(`there is no bucket ${bucket}`, { cause });
    throw cause;
  }
}

async function sizeInS3(
  { client, bucket, prefix }: S3Connection,
  key: string,
): Promise<number | undefined> {
  try {
    const { ContentLength } = await client.send(
      new HeadObjectCommand({ Bucket: bucket, Key: prefix + key }),
    );
    return ContentLength;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
