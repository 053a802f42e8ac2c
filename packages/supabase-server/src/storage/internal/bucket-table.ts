import type { Caller } from "@postulo/postgres/as-caller";
import type { PoolClient } from "pg";
import { DatabaseError } from "pg";
import { z } from "zod";
import type { listBucketsRequest } from "./bucket-request.ts";
import { bucketNotFound, duplicateBucket, StorageApiError } from "./storage-error.ts";
import { subjectOf } from "./storage-database.ts";

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  public: z.boolean(),
  file_size_limit: z.nullable(z.coerce.number()),
  allowed_mime_types: z.nullable(z.array(z.string())),
  created_at: z.date(),
  updated_at: z.date(),
});
const rowsSchema = z.array(rowSchema);
/** A bucket as the API shows it. */
type BucketRow = z.infer<typeof rowSchema>;

const columns =
  "id, name, coalesce(owner::text, '') as owner, public, file_size_limit, allowed_mime_types, created_at, updated_at";

/** The buckets that the caller may see, whose name contains the text in any case. */
export async function listBuckets(
  client: PoolClient,
  { limit, offset, sortColumn, sortOrder, search }: z.infer<typeof listBucketsRequest>,
): Promise<BucketRow[]> {
  const { rows } = await client.query(
    `select ${columns} from storage.buckets where strpos(lower(name), lower($1)) > 0
      order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
    [search, limit, offset],
  );
  return rowsSchema.parse(rows);
}

export async function findBucket(client: PoolClient, id: string): Promise<BucketRow> {
  const { rows } = await client.query(`select ${columns} from storage.buckets where id = $1`, [id]);
  const [bucket] = rowsSchema.parse(rows);
  if (!bucket) throw bucketNotFound();
  return bucket;
}

interface NewBucket {
  id: string;
  name: string;
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: readonly string[] | null;
}

export async function insertBucket(
  client: PoolClient,
  caller: Caller,
  bucket: NewBucket,
): Promise<void> {
  const { ownerId, owner } = subjectOf(caller);
  try {
    await client.query(
      `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        bucket.id,
        bucket.name,
        owner,
        ownerId,
        bucket.public,
        bucket.fileSizeLimit,
        bucket.allowedMimeTypes,
      ],
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "23505") throw duplicateBucket(error);
    throw error;
  }
}

interface BucketChanges {
  public: boolean | undefined;
  fileSizeLimit: number | null | undefined;
  allowedMimeTypes: readonly string[] | null | undefined;
}

/** Changes what is not undefined. */
export async function updateBucket(
  client: PoolClient,
  id: string,
  changes: BucketChanges,
): Promise<void> {
  const { rowCount } = await client.query(
    `update storage.buckets set
       public = coalesce($2, public),
       file_size_limit = case when $3 then $4::bigint else file_size_limit end,
       allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
     where id = $1`,
    [
      id,
      changes.public ?? null,
      changes.fileSizeLimit !== undefined,
      changes.fileSizeLimit ?? null,
      changes.allowedMimeTypes !== undefined,
      changes.allowedMimeTypes ?? null,
    ],
  );
  if (rowCount === 0) throw bucketNotFound();
}

/** The foreign key of `storage.objects` rejects a bucket with content. */
export async function deleteBucket(client: PoolClient, id: string): Promise<void> {
  const { rowCount } = await client
    .query("delete from storage.buckets where id = $1", [id])
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === "23503") throw bucketNotEmpty(error);
      throw error;
    });
  if (rowCount === 0) throw bucketNotFound();
}

const bucketNotEmpty = (cause: Error): StorageApiError =>
  new StorageApiError(
    {
      status: 409,
      error: "ResourceNotEmpty",
      message: "The bucket you tried to delete is not empty",
      code: "ResourceNotEmpty",
    },
    { cause },
  );
