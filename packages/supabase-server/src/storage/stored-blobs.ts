import { randomUUID } from "node:crypto";
import type { ReadableStream } from "node:stream/web";
import type { PoolClient } from "pg";
import { verifiedMediaType } from "./internal/verified-media-type.ts";
import type { ObjectMetadata } from "./internal/storage-database.ts";
import type { ObjectStore } from "./object-store.ts";

/** A stored blob without a row yet: an orphan until the row is inserted. */
export interface StoredBlob {
  readonly version: string;
  readonly metadata: ObjectMetadata;
}

/** Why the bytes of an object are not stored. */
export type UnstoredReason = "tooLarge" | "infected";

/** Stores the bytes of an object whose row is inserted later; too large are more than `maxBytes`. */
export async function storeBlob(
  objects: ObjectStore,
  content: ReadableStream<Uint8Array>,
  { contentType, maxBytes }: { contentType: string; maxBytes: number },
): Promise<StoredBlob | UnstoredReason> {
  const version = randomUUID();
  const stored = await objects.put(version, content, maxBytes);
  if (stored.kind !== "stored") return stored.kind;
  const metadata: ObjectMetadata = {
    eTag: stored.etag,
    size: stored.sizeBytes,
    mimetype: verifiedMediaType(contentType, stored.head),
    cacheControl: "no-cache",
    lastModified: new Date().toISOString(),
    contentLength: stored.sizeBytes,
    httpStatusCode: 200,
  };
  return { version, metadata };
}

export interface NamedBlob {
  readonly name: string;
  readonly blob: StoredBlob;
}

/**
 * Inserts the rows of stored blobs in the caller's transaction, whose role must bypass row-level security. Blobs
 * replaced by name become orphans.
 */
export async function insertBlobRows(
  client: PoolClient,
  { bucket, ownerId }: { bucket: string; ownerId: string },
  named: readonly NamedBlob[],
): Promise<void> {
  const rows = named.map(({ name, blob: bytes }) => ({ name, ...bytes }));
  await client.query(
    `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata)
     select gen_random_uuid(), $1, n.name, $2::uuid, $2::text, n.version, n.metadata
     from jsonb_to_recordset($3::jsonb) as n (name text, version text, metadata jsonb)
     on conflict (bucket_id, name) do update set
       owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata`,
    [bucket, ownerId, JSON.stringify(rows)],
  );
}
