import type { Pool } from "pg";
import { z } from "zod";
import { asStorageOwner } from "./internal/storage-database.ts";
import { deleteBlobs } from "./internal/store-object.ts";
import type { ObjectStore } from "./object-store.ts";

const batchSize = 100;
const partRows = z.array(z.object({ parts: z.array(z.string()) }));

/**
 * Deletes resumable uploads that have expired, and the bytes that they received.
 * @returns their number.
 */
export async function removeExpiredUploads(
  { pool, objects }: { pool: Pool; objects: ObjectStore },
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (;;) {
    if (signal?.aborted) return removed;
    const { rows } = await asStorageOwner(pool, (client) =>
      client.query(
        `delete from storage.resumable_uploads where id in (
           select id from storage.resumable_uploads where expires_at <= now() limit $1 for update skip locked)
         returning parts`,
        [batchSize],
      ),
    );
    const expired = partRows.parse(rows);
    await deleteBlobs(
      objects,
      expired.flatMap(({ parts }) => parts),
    );
    removed += expired.length;
    if (expired.length < batchSize) return removed;
  }
}
