import { randomUUID } from "node:crypto";
import type { ReadableStream } from "node:stream/web";
import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller, asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { DatabaseError } from "pg";
import type { ObjectStore } from "../object-store.ts";
import type { Bucket } from "./bucket.ts";
import { allowsType, wrongType } from "./bucket.ts";
import { verifiedMediaType } from "./verified-media-type.ts";
import type { ObjectPath } from "./object-path.ts";
import type { NewObject } from "./object-row.ts";
import { writeObjectRow } from "./object-row.ts";
import type { ObjectMetadata } from "./storage-database.ts";
import { infected, StorageApiError, tooLarge } from "./storage-error.ts";

export interface StorageParts {
  pool: Pool;
  objects: ObjectStore;
}

/** Everything about a new object except its bytes. */
export interface Upload {
  path: ObjectPath;
  upsert: boolean;
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

function describe(
  upload: Upload,
  { sizeBytes, etag }: { sizeBytes: number; etag: string },
): ObjectMetadata {
  return {
    eTag: etag,
    size: sizeBytes,
    mimetype: upload.contentType,
    cacheControl: upload.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: sizeBytes,
    httpStatusCode: 200,
  };
}

/** Inserts the row that an upload of this size would have, without waiting in between. The transaction is rolled back. */
export function tryInsert(
  client: PoolClient,
  caller: Caller,
  { upload, sizeBytes }: { upload: Upload; sizeBytes: number },
): Promise<unknown> {
  const object: NewObject = {
    ...upload.path,
    version: randomUUID(),
    metadata: describe(upload, { sizeBytes, etag: "" }),
    userMetadata: upload.userMetadata,
  };
  return writeObjectRow(client, caller, { object, upsert: upload.upsert, newId: randomUUID() });
}

/** Checks the policies before any byte is stored: the row is inserted and rolled back. */
export async function dryRunInsert(
  { pool }: StorageParts,
  caller: Caller,
  { sizeBytes = 0, ...upload }: Upload & { sizeBytes?: number },
): Promise<void> {
  await asCallerPipelined(pool, caller, async (client) => {
    await Promise.all([
      client.query("savepoint trial"),
      tryInsert(client, caller, { upload, sizeBytes }),
      client.query("rollback to savepoint trial"),
    ]);
  });
}

interface Content {
  upload: Upload;
  stream: ReadableStream<Uint8Array>;
  bucket: Bucket;
  maxBytes: number;
  /** Runs in the transaction of the row, before it. */
  before?: (client: PoolClient) => Promise<void>;
}

/** Stores the bytes. @throws {StorageApiError} when they are too many, or not of a type that the bucket allows. */
async function storeBytes(
  objects: ObjectStore,
  { upload, stream, bucket, maxBytes }: Content,
): Promise<NewObject> {
  const version = randomUUID();
  const stored = await objects.put(version, stream, maxBytes);
  if (stored.kind === "tooLarge") throw tooLarge();
  if (stored.kind === "infected") throw infected();
  const contentType = verifiedMediaType(upload.contentType, stored.head);
  if (!allowsType(bucket, contentType)) {
    await objects.remove(version);
    throw wrongType(contentType);
  }
  const metadata = describe({ ...upload, contentType }, stored);
  return { ...upload.path, version, metadata, userMetadata: upload.userMetadata };
}

/** Stores the bytes, then inserts their row, then deletes the replaced blob. */
export async function storeObject(
  { pool, objects }: StorageParts,
  caller: Caller,
  content: Content,
): Promise<{ id: string }> {
  const { upload, before } = content;
  const object = await storeBytes(objects, content);
  const write = (client: PoolClient) =>
    writeObjectRow(client, caller, { object, upsert: upload.upsert, newId: randomUUID() });
  const written = before
    ? asCaller(pool, caller, async (client) => {
        await before(client);
        return write(client);
      })
    : asCallerPipelined(pool, caller, write);
  const { id, replaced } = await written.catch(async (error: unknown) => {
    // After these errors no row refers to the bytes. After any other failure the row may have been committed.
    if (error instanceof DatabaseError || error instanceof StorageApiError)
      await objects.remove(object.version);
    throw error;
  });
  if (replaced?.version) await deleteBlobs(objects, [replaced.version]);
  return { id };
}

/** Deletes blobs without a row. A failure leaves an orphan for the sweep and is not reported. */
export async function deleteBlobs(
  objects: ObjectStore,
  versions: readonly string[],
): Promise<void> {
  await Promise.allSettled(versions.map((version) => objects.remove(version)));
}
