import type { Pool } from "pg";
import { z } from "zod";
import { asStorageOwner } from "./internal/storage-database.ts";
import type { ObjectStore } from "./object-store.ts";

const batchSize = 500;
const versionRows = z.array(z.object({ version: z.string() }));

/**
 * Deletes orphaned blobs (without an object or a resumable upload), which a crash can leave. Only blobs stored before `before` are checked,
 * because a younger one may get its row later.
 * @returns their number.
 */
export async function removeOrphanedBlobs(
  { pool, objects }: { pool: Pool; objects: ObjectStore },
  { before, signal }: { before: Date; signal?: AbortSignal },
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const settle = async () => {
    const keys = batch;
    batch = [];
    const { rows } = await asStorageOwner(pool, (client) =>
      client.query(
        `select version from storage.objects where version = any ($1)
         union all select unnest(parts) from storage.resumable_uploads where parts && $1`,
        [keys],
      ),
    );
    const referenced = new Set(versionRows.parse(rows).map(({ version }) => version));
    const orphans = keys.filter((key) => !referenced.has(key));
    await Promise.all(orphans.map((key) => objects.remove(key)));
    removed += orphans.length;
  };
  for await (const key of objects.storedBefore(before)) {
    if (signal?.aborted) break;
    batch.push(key);
    if (batch.length === batchSize) await settle();
  }
  if (batch.length > 0) await settle();
  return removed;
}
