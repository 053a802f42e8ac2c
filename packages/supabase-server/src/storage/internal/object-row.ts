import type { Caller } from "@postulo/postgres/as-caller";
import type { PoolClient } from "pg";
import { z } from "zod";
import type { ObjectPath } from "./object-path.ts";
import type { ObjectMetadata } from "./storage-database.ts";
import { subjectOf } from "./storage-database.ts";

export interface NewObject extends ObjectPath {
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Record<string, unknown> | null;
}

export interface Replaced {
  id: string;
  version: string | null;
}

const replacedRows = z.array(z.object({ id: z.string(), version: z.nullable(z.string()) }));

/** As the owner of the schema, who sees the row of a name independent of policies. */
const lockName = ({ bucket, name }: ObjectPath) => ({
  text: "select set_config('role', 'supabase_storage_admin', true), pg_advisory_xact_lock(hashtextextended($1, 0))",
  values: [`storage.objects ${bucket}/${name}`],
});
const findReplaced = ({ bucket, name }: ObjectPath) => ({
  text: "select id, version from storage.objects where bucket_id = $1 and name = $2",
  values: [bucket, name],
});
const setRoleAgain = ({ role }: Caller) => ({
  text: "select set_config('role', $1, true)",
  values: [role],
});

/**
 * Inserts the row of an object as the caller, so that policies apply.
 * @returns its id and the row it replaced.
 * Without `returning`, because a caller who may insert need not be allowed to read. The name stays locked until the
 * transaction ends: otherwise two concurrent first writers would both find no row, and one blob would be orphaned.
 * All queries are sent without waiting in between.
 */
export async function writeObjectRow(
  client: PoolClient,
  caller: Caller,
  { object, upsert, newId }: { object: NewObject; upsert: boolean; newId: string },
): Promise<{ id: string; replaced: Replaced | undefined }> {
  const { ownerId, owner } = subjectOf(caller);
  const [, found] = await Promise.all([
    client.query(lockName(object)),
    client.query(findReplaced(object)),
    client.query(setRoleAgain(caller)),
    client.query(
      `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
     values ($1, $2, $3, $4, $5, $6, $7, $8)${
       upsert
         ? ` on conflict (bucket_id, name) do update set
               owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
               metadata = excluded.metadata, user_metadata = excluded.user_metadata`
         : ""
     }`,
      [
        newId,
        object.bucket,
        object.name,
        owner,
        ownerId,
        object.version,
        JSON.stringify(object.metadata),
        object.userMetadata === null ? null : JSON.stringify(object.userMetadata),
      ],
    ),
  ]);
  const replaced = upsert ? replacedRows.parse(found.rows)[0] : undefined;
  return { id: replaced?.id ?? newId, replaced };
}
