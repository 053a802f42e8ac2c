import type { ObjectRow } from "./storage-database.ts";

/** Response of `info`. */
export function objectInfo(row: ObjectRow): Record<string, unknown> {
  const { metadata } = row;
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: row.user_metadata ?? {},
    last_modified: metadata.lastModified,
    created_at: row.created_at.toISOString(),
  };
}

/** Response of `remove` for a removed object. */
export function removedObject(row: ObjectRow): Record<string, unknown> {
  return {
    name: row.name,
    bucket_id: row.bucket_id,
    id: row.id,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    metadata: row.metadata,
    user_metadata: row.user_metadata,
  };
}
