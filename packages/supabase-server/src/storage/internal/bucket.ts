import type { Pool } from "pg";
import { z } from "zod";
import { asStorageOwner } from "./storage-database.ts";
import { bucketNotFound, StorageApiError, tooLarge } from "./storage-error.ts";

const bucketSchema = z.object({
  id: z.string(),
  public: z.boolean(),
  file_size_limit: z.nullable(z.coerce.number()),
  allowed_mime_types: z.nullable(z.array(z.string())),
});
export type Bucket = z.infer<typeof bucketSchema>;

/** The rules of a bucket, read independently of the caller's policies. */
export async function loadBucket(pool: Pool, id: string): Promise<Bucket> {
  const { rows } = await asStorageOwner(pool, (client) =>
    client.query(
      "select id, public, file_size_limit, allowed_mime_types from storage.buckets where id = $1",
      [id],
    ),
  );
  const [bucket] = z.array(bucketSchema).parse(rows);
  if (!bucket) throw bucketNotFound();
  return bucket;
}

const bareType = (contentType: string): string =>
  (contentType.split(";")[0] ?? "").trim().toLowerCase();

/** Whether the bucket allows this type. `image/*` in its list allows every image. */
export function allowsType({ allowed_mime_types: allowed }: Bucket, contentType: string): boolean {
  if (allowed === null || allowed.length === 0) return true;
  const type = bareType(contentType);
  return allowed.some((each) => {
    const pattern = bareType(each);
    return pattern.endsWith("/*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
}

export const wrongType = (contentType: string): StorageApiError =>
  new StorageApiError({
    status: 415,
    error: "invalid_mime_type",
    message: `mime type ${bareType(contentType)} is not supported`,
    code: "InvalidMimeType",
  });

/** @throws {StorageApiError} when the bucket does not allow this type. */
export function checkType(bucket: Bucket, contentType: string): void {
  if (!allowsType(bucket, contentType)) throw wrongType(contentType);
}

export const sizeLimit = ({ file_size_limit: limit }: Bucket, maxObjectBytes: number): number =>
  Math.min(limit ?? maxObjectBytes, maxObjectBytes);

export function checkSize(bucket: Bucket, sizeBytes: number, maxObjectBytes: number): void {
  if (sizeBytes > sizeLimit(bucket, maxObjectBytes)) throw tooLarge();
}
