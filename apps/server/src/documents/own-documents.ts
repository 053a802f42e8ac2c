import { documentBucket } from "@postulo/domain/document";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { removeExpiredUploads } from "@postulo/supabase-server/storage/remove-expired-uploads";
import { removeOrphanedBlobs } from "@postulo/supabase-server/storage/remove-orphans";
import { insertBlobRows, storeBlob } from "@postulo/supabase-server/storage/stored-blobs";
import type { StoredBlob } from "@postulo/supabase-server/storage/stored-blobs";
import type { Pool } from "pg";
import type { DocumentStore, KeptDocument } from "./document-store.ts";

const removeRows = `delete from storage.objects where bucket_id = $1 and name = any ($2)`;

/** Documents in the object store of this server. */
export function openOwnDocuments({
  pool,
  objects,
}: {
  pool: Pool;
  objects: ObjectStore;
}): DocumentStore {
  const blobs = new WeakMap<KeptDocument, StoredBlob>();
  const blobsOf = (kept: readonly KeptDocument[]) =>
    kept.flatMap((each) => {
      const blob = blobs.get(each);
      return blob ? [{ name: each.name, blob }] : [];
    });
  return {
    open: async ({ version }) => (version === null ? undefined : objects.get(version)),
    keep: async (name, { content, ...limits }) => {
      const blob = await storeBlob(objects, content, limits);
      if (typeof blob === "string") return blob;
      const kept = { name };
      blobs.set(kept, blob);
      return kept;
    },
    insertRows: async (client, ownerId, kept) => {
      await insertBlobRows(client, { bucket: documentBucket, ownerId }, blobsOf(kept));
    },
    drop: async (kept) => {
      await Promise.allSettled(blobsOf(kept).map(({ blob }) => objects.remove(blob.version)));
    },
    locksRows: true,
    // The bytes first: a crash in between leaves the row, and the removal is repeated.
    remove: async (client, documents) => {
      const outcomes = await Promise.allSettled(
        documents.map(async ({ version }) => {
          if (version !== null) await objects.remove(version);
        }),
      );
      const failed = new Set(
        documents.filter((_, at) => outcomes[at]?.status === "rejected").map(({ name }) => name),
      );
      const removed = documents.filter(({ name }) => !failed.has(name));
      await client.query(removeRows, [documentBucket, removed.map(({ name }) => name)]);
      return failed;
    },
    removeOrphans: (before, signal) => removeOrphanedBlobs({ pool, objects }, { before, signal }),
    check: () => objects.check(),
    removeExpiredUploads: async (signal) => {
      await removeExpiredUploads({ pool, objects }, signal);
    },
  };
}
