import type { Caller } from "@postulo/postgres/as-caller";
import { asCallerPipelined } from "@postulo/postgres/as-caller";
import { loadBucket } from "./bucket.ts";
import type { ObjectPath } from "./object-path.ts";
import type { RouteParts } from "./route-parts.ts";
import type { ObjectRow } from "./storage-database.ts";
import { asStorageOwner, findObject } from "./storage-database.ts";
import { bucketNotFound } from "./storage-error.ts";

export type FindObject = () => Promise<ObjectRow | undefined>;

/** Finds objects, as a caller or as anybody. */
export function createFinders({ pool }: Pick<RouteParts, "pool">) {
  const findAny =
    (path: ObjectPath): FindObject =>
    () =>
      asStorageOwner(pool, (client) => findObject(client, path));
  /** Objects of a public bucket are open to everybody. */
  const findPublic = async (path: ObjectPath): Promise<FindObject> => {
    if (!(await loadBucket(pool, path.bucket)).public) throw bucketNotFound();
    return findAny(path);
  };
  /** What the caller may read, or is in a public bucket. */
  const findAs =
    (caller: Caller, path: ObjectPath): FindObject =>
    async () => {
      const row = await asCallerPipelined(pool, caller, (client) => findObject(client, path));
      if (row) return row;
      return (await loadBucket(pool, path.bucket)).public ? findAny(path)() : undefined;
    };
  return { findAny, findPublic, findAs };
}
