import type { Caller } from "@postulo/postgres/as-caller";
import { asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { ObjectPath } from "./object-path.ts";

const metadataSchema = z.object({
  size: z.number().default(0),
  mimetype: z.string().default("application/octet-stream"),
  eTag: z.string().default('""'),
  cacheControl: z.string().default("no-cache"),
  lastModified: z.string().default("1970-01-01T00:00:00.000Z"),
  contentLength: z.number().default(0),
  httpStatusCode: z.number().default(200),
});
/** Metadata of an object's bytes, with the names of Supabase's storage. */
export type ObjectMetadata = z.infer<typeof metadataSchema>;

/** The version of a row that other programs inserted, for which no bytes are stored. */
const noBytes = "00000000-0000-0000-0000-000000000000";

const objectSchema = z.object({
  id: z.string(),
  name: z.string(),
  bucket_id: z.string(),
  version: z.nullable(z.string()).transform((version) => version ?? noBytes),
  created_at: z.date(),
  updated_at: z.date(),
  metadata: z.preprocess((metadata) => metadata ?? {}, metadataSchema),
  user_metadata: z.nullable(z.record(z.string(), z.unknown())),
});
/** A row of `storage.objects`. */
export type ObjectRow = z.infer<typeof objectSchema>;

export const objectColumns =
  "id, name, bucket_id, version, created_at, updated_at, metadata, user_metadata";
export const objectRows = z.array(objectSchema);

/** The owner of the storage schema. */
export const storageOwnerRole = "supabase_storage_admin";
const owner: Caller = { role: storageOwnerRole, claims: {} };

/**
 * Bypasses row-level security, for data that the server needs independent of the caller. `work` sends all its queries
 * before it first awaits.
 */
export function asStorageOwner<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return asCallerPipelined(pool, owner, work);
}

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller as owner of a row: the subject of the token, and the same when it is a UUID. */
export function subjectOf({ claims }: Caller): { ownerId: string | null; owner: string | null } {
  const subject = claims["sub"];
  const ownerId = typeof subject === "string" ? subject : null;
  return { ownerId, owner: ownerId !== null && uuidPattern.test(ownerId) ? ownerId : null };
}

/** The object as this transaction's caller may see it. */
export async function findObject(
  client: PoolClient,
  { bucket, name }: ObjectPath,
): Promise<ObjectRow | undefined> {
  const { rows } = await client.query(
    `select ${objectColumns} from storage.objects where bucket_id = $1 and name = $2`,
    [bucket, name],
  );
  return objectRows.parse(rows)[0];
}
