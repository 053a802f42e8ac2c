import { randomUUID } from "node:crypto";
import type { ReadableStream } from "node:stream/web";
import type { Caller } from "@postulo/postgres/as-caller";
import { asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { DatabaseError } from "pg";
import type { ObjectStore } from "../object-store.ts";
import type { Bucket } from "./bucket.ts";
import { allowsType, wrongType } from "./bucket.ts";
import { verifiedMediaType } from "./verified-media-type.ts";
import type { ObjectPath } from "./object-path.ts";
import type { NewObject } from "./object-row.ts";
import { writeObjectRow } from "./object-row.ts";
import type { ObjectMetadata } from "./storage-database.ts";
import { tooLarge } from "./storage-error.ts";

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

/** Checks the policies before any byte is stored: the row is inserted and rolled back. */
export async function dryRunInsert(
  { pool }: StorageParts,
  caller: Caller,
  upload: Upload,
): Promise<void> {
  const object: NewObject = {
    ...upload.path,
    version: randomUUID(),
    metadata: describe(upload, { sizeBytes: 0, etag: "" }),
    userMetadata: upload.userMetadata,
  };
  await asCallerPipelined(pool, caller, async (client) => {
    await Promise.all([
      client.query("savepoint trial"),
      writeObjectRow(client, caller, { object, upsert: upload.upsert, newId: randomUUID() }),
      client.query("rollback to savepoint trial"),
    ]);
  });
}

/** Stores the bytes, then inserts their row, then deletes the replaced blob. */
export async function storeObject(
  { pool, objects }: StorageParts,
  caller: Caller,
  {
    upload,
    stream,
    bucket,
    maxBytes,
  }: { upload: Upload; stream: ReadableStream<Uint8Array>; bucket: Bucket; maxBytes: number },
): Promise<{ id: string }> {
  const version = randomUUID();
  const stored = await objects.put(version, stream, maxBytes);
  if (stored.kind === "tooLarge") throw tooLarge();
  const contentType = verifiedMediaType(upload.contentType, stored.head);
  if (!allowsType(bucket, contentType)) {
    await objects.remove(version);
    throw wrongType(contentType);
  }
  const metadata = describe({ ...upload, contentType }, stored);
  const object: NewObject = {
    ...upload.path,
    version,
    metadata,
    userMetadata: upload.userMetadata,
  };
  const writeRow = () =>
    asCallerPipelined(pool, caller, (client) =>
      writeObjectRow(client, caller, { object, upsert: upload.upsert, newId: randomUUID() }),
    );
  const { id, replaced } = await writeRow().catch(async (error: unknown) => {
    // After a database error no row refers to the bytes. After any other failure the row may have been committed.
    if (error instanceof DatabaseError) await objects.remove(version);
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
