import { randomUUID } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller } from "@postulo/postgres/as-caller";
import type { PoolClient } from "pg";
import type { ObjectStore } from "../../object-store.ts";
import { checkType, loadBucket, sizeLimit } from "../bucket.ts";
import type { Limits } from "../relocate-object.ts";
import { infected } from "../storage-error.ts";
import type { StorageParts, Upload } from "../store-object.ts";
import { deleteBlobs, dryRunInsert, storeObject, tryInsert } from "../store-object.ts";
import { PieceReader } from "./piece-reader.ts";
import type { UploadRequest } from "./tus-request.ts";
import { offsetConflict, sizeExceeded, tusError } from "./tus-request.ts";
import type { ResumableUpload, Uploader } from "./upload-table.ts";
import {
  addPart,
  countUploads,
  deleteIdleUploads,
  finishUpload,
  insertExpectedObjects,
  insertUpload,
  lockUploads,
} from "./upload-table.ts";

/** Larger than the chunks of Supabase's clients (6 MiB). A server that is killed loses at most one piece. */
const pieceBytes = 8 * 1024 * 1024;
/** Of one upload, as in the table. */
const maxParts = 1000;
/** Under way of one user, or of one anonymous client, at a time. The service role has no limit. */
const maxUploads = 10;

const uploadOf = (upload: ResumableUpload): Upload => ({
  path: { bucket: upload.bucket_id, name: upload.name },
  upsert: upload.upsert,
  contentType: upload.content_type,
  cacheControl: upload.cache_control,
  userMetadata: upload.user_metadata,
});

async function makeRoom(client: PoolClient, caller: Uploader): Promise<string[]> {
  if (caller.role === "service_role" || (await countUploads(client, caller)) < maxUploads)
    return [];
  const removed = await deleteIdleUploads(client, caller);
  if ((await countUploads(client, caller)) >= maxUploads)
    throw tusError(429, `At most ${maxUploads} uploads can be open at once`);
  return removed;
}

/**
 * Begins an upload. The policies are checked as if this and the caller's other uploads under way were already objects of
 * their full size, so that a quota holds for all of them together.
 */
export async function createUpload(
  parts: StorageParts & Limits,
  caller: Uploader,
  { request, upsert }: { request: UploadRequest; upsert: boolean },
): Promise<ResumableUpload> {
  const bucket = await loadBucket(parts.pool, request.path.bucket);
  if (request.sizeBytes > sizeLimit(bucket, parts.maxObjectBytes)) throw sizeExceeded();
  checkType(bucket, request.contentType);
  const { upload, removed } = await asCaller(parts.pool, caller, async (client) => {
    await lockUploads(client, caller);
    const keys = await makeRoom(client, caller);
    await client.query("savepoint expected");
    await insertExpectedObjects(client, caller, request.path);
    await tryInsert(client, caller, {
      upload: { ...request, upsert },
      sizeBytes: request.sizeBytes,
    });
    await client.query("rollback to savepoint expected");
    return { upload: await insertUpload(client, caller, { request, upsert }), removed: keys };
  });
  await deleteBlobs(parts.objects, removed);
  return upload;
}

/** The bytes of stored pieces, one after the other. */
async function* readParts(objects: ObjectStore, keys: readonly string[]) {
  for (const key of keys) {
    const stream = await objects.get(key);
    if (!stream) throw offsetConflict();
    yield* stream;
  }
}

/** Stores all pieces as one object; its row and the end of the upload are one transaction. */
async function finish(
  parts: StorageParts & Limits,
  caller: Caller,
  { upload, lastKeys }: { upload: ResumableUpload; lastKeys: readonly string[] },
): Promise<void> {
  const bucket = await loadBucket(parts.pool, upload.bucket_id);
  const keys = [...upload.parts, ...lastKeys];
  await storeObject(parts, caller, {
    upload: uploadOf(upload),
    stream: ReadableStream.from(readParts(parts.objects, keys)),
    bucket,
    maxBytes: sizeLimit(bucket, parts.maxObjectBytes),
    before: (client) => finishUpload(client, upload),
  });
  await deleteBlobs(parts.objects, upload.parts);
}

/** Stores the next piece. @returns the upload with it. */
async function storePiece(
  parts: StorageParts & Limits,
  caller: Caller,
  { upload, pieces }: { upload: ResumableUpload; pieces: PieceReader },
): Promise<ResumableUpload> {
  if (upload.parts.length >= maxParts) throw tusError(413, "The upload has too many parts");
  const key = randomUUID();
  const left = upload.size - upload.received;
  const stored = await parts.objects.put(key, pieces.next(Math.min(pieceBytes, left)), pieceBytes);
  if (stored.kind === "tooLarge") throw sizeExceeded();
  if (stored.kind === "infected") throw infected();
  const received = upload.received + stored.sizeBytes;
  let isUsed = false;
  try {
    if (received < upload.size) {
      await addPart(parts.pool, caller, { upload, key, sizeBytes: stored.sizeBytes });
      isUsed = true;
      return { ...upload, received, parts: [...upload.parts, key] };
    }
    if (await pieces.hasMore()) throw sizeExceeded();
    await finish(parts, caller, { upload, lastKeys: [key] });
    return { ...upload, received, parts: [], is_finished: true };
  } finally {
    if (!isUsed) await deleteBlobs(parts.objects, [key]);
  }
}

/**
 * Adds the bytes of a request to an upload, authorised as its caller. What arrived before the connection broke is kept.
 * @returns the upload with the new offset.
 */
export async function appendToUpload(
  parts: StorageParts & Limits,
  caller: Caller,
  { upload, body }: { upload: ResumableUpload; body: ReadableStream<Uint8Array> | null },
): Promise<ResumableUpload> {
  await dryRunInsert(parts, caller, { ...uploadOf(upload), sizeBytes: upload.size });
  const pieces = new PieceReader(body);
  let current = upload;
  while (!current.is_finished && (await pieces.hasMore()))
    current = await storePiece(parts, caller, { upload: current, pieces });
  return current;
}

/** Finishes an upload of no bytes. */
export async function finishEmpty(
  parts: StorageParts & Limits,
  caller: Caller,
  upload: ResumableUpload,
): Promise<ResumableUpload> {
  await finish(parts, caller, { upload, lastKeys: [] });
  return { ...upload, is_finished: true };
}
