import type { Caller } from "@postulo/postgres/as-caller";
import { checkType, loadBucket, sizeLimit } from "./bucket.ts";
import type { ObjectPath } from "./object-path.ts";
import type { Limits } from "./relocate-object.ts";
import type { StorageParts } from "./store-object.ts";
import { storeObject, dryRunInsert } from "./store-object.ts";
import { readUpload } from "./upload-content.ts";

/** Handles an upload: checks bucket and policies, stores the content, then inserts the row. */
export async function receiveObject(
  parts: StorageParts & Limits,
  caller: Caller,
  { request, path, upsert }: { request: Request; path: ObjectPath; upsert: boolean },
): Promise<{ id: string }> {
  const bucket = await loadBucket(parts.pool, path.bucket);
  const unread = {
    contentType: "application/octet-stream",
    cacheControl: "no-cache",
    userMetadata: null,
  };
  await dryRunInsert(parts, caller, { path, upsert, ...unread });
  const maxBytes = sizeLimit(bucket, parts.maxObjectBytes);
  const { stream, contentType, cacheControl, userMetadata } = await readUpload(request, maxBytes);
  checkType(bucket, contentType);
  const upload = { path, upsert, contentType, cacheControl, userMetadata };
  return storeObject(parts, caller, { upload, stream, bucket, maxBytes });
}
