import type { Pool } from "pg";
import { z } from "zod";
import { asStorageOwner } from "./internal/storage-database.ts";
import type { ObjectStore } from "./object-store.ts";

const batchSize = 500;
const versionRows = z.array(z.object({ version: z.string() }));

/**
 * Removes bytes that no row points to, as a crash between the two leaves them, and answers how many objects they were. Only
 * what was stored before `before` is looked at: the row of a younger one may be on its way.
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
      client.query("select version from storage.objects where version = any ($1)", [keys]),
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
