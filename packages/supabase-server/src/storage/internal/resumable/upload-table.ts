import type { Caller } from "@postulo/postgres/as-caller";
import { asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import type { ObjectPath } from "../object-path.ts";
import { storageOwnerRole, subjectOf } from "../storage-database.ts";
import type { UploadRequest } from "./tus-request.ts";
import { offsetConflict, uploadNotFound } from "./tus-request.ts";

const uploadSchema = z.object({
  id: z.string(),
  bucket_id: z.string(),
  name: z.string(),
  upsert: z.boolean(),
  size: z.coerce.number(),
  received: z.coerce.number(),
  parts: z.array(z.string()),
  content_type: z.string(),
  cache_control: z.string(),
  user_metadata: z.nullable(z.record(z.string(), z.unknown())),
  expires_at: z.date(),
  is_finished: z.boolean(),
});
/** A row of `storage.resumable_uploads`. */
export type ResumableUpload = z.infer<typeof uploadSchema>;
const uploadRows = z.array(uploadSchema);
const partRows = z.array(z.object({ parts: z.array(z.string()) }));

const columns = `id, bucket_id, name, upsert, size, received, parts, content_type, cache_control, user_metadata,
  expires_at, finished_at is not null as is_finished`;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A caller of resumable uploads. */
export interface Uploader extends Caller {
  /** The subject of the token; for anonymous callers the client, because they have none. */
  readonly uploader: string | null;
}

export function toUploader(caller: Caller, client: string): Uploader {
  const { ownerId } = subjectOf(caller);
  return { ...caller, uploader: ownerId ?? (caller.role === "anon" ? `client ${client}` : null) };
}

/** As the owner of the schema, in a transaction that fails when the session of the caller has ended. */
function asOwnerFor<T>(
  pool: Pool,
  { claims }: Caller,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return asCallerPipelined(pool, { role: storageOwnerRole, claims }, work);
}

/** @throws {StorageApiError} unless the caller began this upload, and it has not expired. */
export async function findUpload(
  pool: Pool,
  caller: Uploader,
  id: string,
): Promise<ResumableUpload> {
  if (!uuid.test(id)) throw uploadNotFound();
  const { rows } = await asOwnerFor(pool, caller, (client) =>
    client.query(
      `select ${columns} from storage.resumable_uploads
        where id = $1 and role = $2 and uploader is not distinct from $3 and expires_at > now()`,
      [id, caller.role, caller.uploader],
    ),
  );
  const [upload] = uploadRows.parse(rows);
  if (!upload) throw uploadNotFound();
  return upload;
}

/** Locks the uploads of this caller until the transaction ends, and stays in the role of the owner. */
export async function lockUploads(client: PoolClient, caller: Uploader): Promise<void> {
  await client.query(
    `select set_config('role', $1, true), pg_advisory_xact_lock(hashtextextended($2, 0))`,
    [storageOwnerRole, `storage.resumable_uploads ${caller.role} ${caller.uploader}`],
  );
}

const isUnderWay = "finished_at is null and expires_at > now()";
const ofUploader = `role = $1 and uploader is not distinct from $2 and ${isUnderWay}`;

/** The number of uploads that the caller has under way. */
export async function countUploads(client: PoolClient, caller: Uploader): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from storage.resumable_uploads where ${ofUploader}`,
    [caller.role, caller.uploader],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Deletes the caller's uploads that received nothing for an hour.
 * @returns the keys of their pieces.
 */
export async function deleteIdleUploads(client: PoolClient, caller: Uploader): Promise<string[]> {
  const { rows } = await client.query(
    `delete from storage.resumable_uploads
      where ${ofUploader} and updated_at < now() - interval '1 hour' returning parts`,
    [caller.role, caller.uploader],
  );
  return partRows.parse(rows).flatMap(({ parts }) => parts);
}

/**
 * Inserts the objects that uploads of this subject, or of all anonymous callers, will become under other names, so that
 * policies count them. To be rolled back.
 */
export async function insertExpectedObjects(
  client: PoolClient,
  caller: Caller,
  { bucket, name }: ObjectPath,
): Promise<void> {
  await client.query(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     select bucket_id, name, owner_id, jsonb_build_object('size', size)
       from storage.resumable_uploads where role = $1 and owner_id is not distinct from $2 and ${isUnderWay}
          and (bucket_id, name) is distinct from ($3, $4)
     on conflict do nothing`,
    [caller.role, subjectOf(caller).ownerId, bucket, name],
  );
}

/** @returns the id and the end of the new upload. */
export async function insertUpload(
  client: PoolClient,
  caller: Uploader,
  { request, upsert }: { request: UploadRequest; upsert: boolean },
): Promise<ResumableUpload> {
  const { rows } = await client.query(
    `insert into storage.resumable_uploads
       (bucket_id, name, role, owner_id, upsert, size, content_type, cache_control, user_metadata, uploader, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() + interval '24 hours') returning ${columns}`,
    [
      request.path.bucket,
      request.path.name,
      caller.role,
      subjectOf(caller).ownerId,
      upsert,
      request.sizeBytes,
      request.contentType,
      request.cacheControl,
      request.userMetadata === null ? null : JSON.stringify(request.userMetadata),
      caller.uploader,
    ],
  );
  const [upload] = uploadRows.parse(rows);
  if (!upload) throw new Error("insert returned no row");
  return upload;
}

const isUnchanged = "id = $1 and received = $2 and finished_at is null";

/** Adds a stored piece. @throws {StorageApiError} when the upload has changed since, or has ended. */
export async function addPart(
  pool: Pool,
  caller: Caller,
  { upload, key, sizeBytes }: { upload: ResumableUpload; key: string; sizeBytes: number },
): Promise<void> {
  const { rowCount } = await asOwnerFor(pool, caller, (client) =>
    client.query(
      `update storage.resumable_uploads
          set received = received + $3, parts = array_append(parts, $4), updated_at = now() where ${isUnchanged}`,
      [upload.id, upload.received, sizeBytes, key],
    ),
  );
  if (rowCount === 0) throw offsetConflict();
}

/** Marks an upload as finished, in the transaction that inserts its object. */
export async function finishUpload(
  client: PoolClient,
  { id, received }: ResumableUpload,
): Promise<void> {
  await client.query("select set_config('role', $1, true)", [storageOwnerRole]);
  const { rowCount } = await client.query(
    `update storage.resumable_uploads
        set received = size, parts = '{}', user_metadata = null, finished_at = now(), updated_at = now(),
            expires_at = now() + interval '1 hour' where ${isUnchanged}`,
    [id, received],
  );
  if (rowCount === 0) throw offsetConflict();
}

/** Ends an upload. @returns the keys of its pieces. */
export async function deleteUpload(
  pool: Pool,
  caller: Caller,
  { id }: ResumableUpload,
): Promise<string[]> {
  const { rows } = await asOwnerFor(pool, caller, (client) =>
    client.query(
      "delete from storage.resumable_uploads where id = $1 and finished_at is null returning parts",
      [id],
    ),
  );
  return partRows.parse(rows).flatMap(({ parts }) => parts);
}
