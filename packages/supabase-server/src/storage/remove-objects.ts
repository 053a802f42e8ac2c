import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller } from "@postulo/postgres/as-caller";
import { objectColumns, objectRows } from "./internal/storage-database.ts";
import type { ObjectRow } from "./internal/storage-database.ts";
import type { StorageParts } from "./internal/store-object.ts";
import { deleteBlobs } from "./internal/store-object.ts";

/**
 * Removes those of the named objects that the caller may remove: first their rows, then their bytes.
 * @returns the removed objects. Missing names are skipped.
 */
export async function removeObjects(
  { pool, objects }: StorageParts,
  caller: Caller,
  { bucket, names }: { bucket: string; names: readonly string[] },
): Promise<ObjectRow[]> {
  const removed = await asCaller(pool, caller, async (client) => {
    const { rows } = await client.query(
      `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${objectColumns}`,
      [bucket, names],
    );
    return objectRows.parse(rows);
  });
  await deleteBlobs(
    objects,
    removed.map(({ version }) => version),
  );
  return removed;
}
