import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller } from "@postulo/postgres/as-caller";
import { z } from "zod";
import { checkSize, checkType, loadBucket, sizeLimit } from "./bucket.ts";
import type { ObjectPath } from "./object-path.ts";
import { checkName } from "./object-path.ts";
import type { ObjectRow } from "./storage-database.ts";
import { findObject } from "./storage-database.ts";
import { objectNotFound } from "./storage-error.ts";
import { headerMetadata, headerText } from "./upload-content.ts";
import type { StorageParts, Upload } from "./store-object.ts";
import { storeObject, dryRunInsert } from "./store-object.ts";

export const relocationRequest = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

export const copyRequest = relocationRequest.extend({
  /** Whether the copy has the metadata of the source; else `metadata` and `x-metadata` replace it. */
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({ cacheControl: z.string().nullish(), mimetype: z.string().nullish() })
    .nullish(),
});

interface CopyChanges {
  contentType?: string;
  cacheControl?: string;
  userMetadata?: Record<string, unknown> | null;
}

/** What differs in the copy. */
export function copyChanges(request: z.infer<typeof copyRequest>, raw: Request): CopyChanges {
  if (request.copyMetadata ?? true) return {};
  const { cacheControl, mimetype } = request.metadata ?? {};
  return {
    ...(mimetype && { contentType: headerText(mimetype, "application/octet-stream") }),
    ...(cacheControl && { cacheControl: headerText(cacheControl, "no-cache") }),
    userMetadata: headerMetadata(raw),
  };
}

interface Relocation {
  source: ObjectPath;
  destination: ObjectPath;
}

export function relocationOf(request: z.infer<typeof relocationRequest>): Relocation {
  const { bucketId, sourceKey, destinationKey, destinationBucket } = request;
  return {
    source: { bucket: bucketId, name: checkName(sourceKey) },
    destination: { bucket: destinationBucket ?? bucketId, name: checkName(destinationKey) },
  };
}

export interface Limits {
  maxObjectBytes: number;
}

async function readSource(
  { pool }: StorageParts,
  caller: Caller,
  source: ObjectPath,
): Promise<ObjectRow> {
  const row = await asCaller(pool, caller, (client) => findObject(client, source));
  if (!row) throw objectNotFound();
  return row;
}

/** Changes the name or bucket of an object. Its bytes are not moved, because only the row has the name. */
export async function moveObject(
  parts: StorageParts & Limits,
  caller: Caller,
  { source, destination }: Relocation,
): Promise<{ id: string }> {
  const row = await readSource(parts, caller, source);
  const bucket = await loadBucket(parts.pool, destination.bucket);
  checkType(bucket, row.metadata.mimetype);
  checkSize(bucket, row.metadata.size, parts.maxObjectBytes);
  await asCaller(parts.pool, caller, async (client) => {
    const { rowCount } = await client.query(
      "update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2",
      [source.bucket, source.name, destination.bucket, destination.name],
    );
    if (rowCount === 0) throw objectNotFound();
  });
  return { id: row.id };
}

/** Copies an object that the caller may read to an independent object. */
export async function copyObject(
  parts: StorageParts & Limits,
  caller: Caller,
  relocation: Relocation & { upsert: boolean; changes: CopyChanges },
): Promise<{ id: string }> {
  const row = await readSource(parts, caller, relocation.source);
  const bucket = await loadBucket(parts.pool, relocation.destination.bucket);
  const upload: Upload = {
    path: relocation.destination,
    upsert: relocation.upsert,
    contentType: row.metadata.mimetype,
    cacheControl: row.metadata.cacheControl,
    userMetadata: row.user_metadata,
    ...relocation.changes,
  };
  checkType(bucket, upload.contentType);
  await dryRunInsert(parts, caller, upload);
  const stream = await parts.objects.get(row.version);
  if (!stream) throw objectNotFound();
  return storeObject(parts, caller, {
    upload,
    stream,
    bucket,
    maxBytes: sizeLimit(bucket, parts.maxObjectBytes),
  });
}
