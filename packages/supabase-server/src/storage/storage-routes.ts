import type { Caller } from "@postulo/postgres/as-caller";
import { asCaller, asCallerPipelined } from "@postulo/postgres/as-caller";
import type { Context } from "hono";
import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import type { ResolveCaller } from "../caller.ts";
import { databaseRetryAfterSeconds } from "@postulo/postgres/lost-database";
import type { Keyring } from "../keyring.ts";
import { loadBucket } from "./internal/bucket.ts";
import { listObjects, listRequest } from "./internal/list-objects.ts";
import { objectInfo, removedObject } from "./internal/object-info.ts";
import type { ObjectPath } from "./internal/object-path.ts";
import { parseObjectPath } from "./internal/object-path.ts";
import { receiveObject } from "./internal/receive-object.ts";
import {
  copyObject,
  moveObject,
  relocationOf,
  relocationRequest,
} from "./internal/relocate-object.ts";
import { readJson } from "./internal/request-json.ts";
import { serveObject } from "./internal/serve-object.ts";
import {
  checkSignedUrl,
  signManyRequest,
  signObjects,
  signRequest,
} from "./internal/signed-url.ts";
import { checkSignedUpload, signUpload } from "./internal/signed-upload.ts";
import type { ObjectRow } from "./internal/storage-database.ts";
import { asStorageOwner, findObject } from "./internal/storage-database.ts";
import {
  bucketNotFound,
  fromStoringError,
  objectNotFound,
  StorageApiError,
} from "./internal/storage-error.ts";
import type { ObjectStore } from "./object-store.ts";
import { removeObjects } from "./remove-objects.ts";

export interface StorageOptions {
  pool: Pool;
  resolveCaller: ResolveCaller;
  objects: ObjectStore;
  /** Signs URLs. */
  keyring: Pick<Keyring, "sign" | "verify">;
  /** The maximum size of an object in every bucket; 50 MB unless given. */
  maxObjectBytes?: number;
}

const defaultMaxBytes = 50 * 1024 * 1024;

const removeRequest = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

type FindObject = () => Promise<ObjectRow | undefined>;

/** Reads the row again when the bytes do not exist, because the object may have been overwritten meanwhile. */
async function serve(
  objects: ObjectStore,
  find: FindObject,
  { request, shared }: { request: Request; shared: boolean },
): Promise<Response> {
  const once = async (): Promise<Response | undefined> => {
    const row = await find();
    if (!row) throw objectNotFound();
    const cacheControl = shared ? row.metadata.cacheControl : "private, no-cache";
    return serveObject(objects, row, { request, cacheControl });
  };
  const response = (await once()) ?? (await once());
  if (!response) throw objectNotFound();
  return response;
}

function toErrorResponse(error: Error, context: Context): Response {
  const apiError = error instanceof StorageApiError ? error : fromStoringError(error);
  if (!apiError) throw error;
  if (apiError.status === 503) context.header("retry-after", String(databaseRetryAfterSeconds));
  return context.json(apiError.toJSON(), apiError.status);
}

/** Downloads, ranges, metadata and lists. */
function addReading(
  routes: Hono,
  options: StorageOptions,
  callerOf: (context: Context) => Promise<Caller>,
): void {
  const { pool, objects, keyring } = options;
  const findAs = async (context: Context, path: ObjectPath): Promise<FindObject> => {
    const caller = await callerOf(context);
    return () => asCallerPipelined(pool, caller, (client) => findObject(client, path));
  };
  const findAny =
    (path: ObjectPath): FindObject =>
    () =>
      asStorageOwner(pool, (client) => findObject(client, path));

  routes.get("/object/info/:bucket/:name{.+}", async (context) => {
    const find = await findAs(context, parseObjectPath(context.req.url, "/object/info/"));
    const row = await find();
    if (!row) throw objectNotFound();
    return context.json(objectInfo(row));
  });
  routes.get("/object/public/:bucket/:name{.+}", async (context) => {
    const path = parseObjectPath(context.req.url, "/object/public/");
    if (!(await loadBucket(pool, path.bucket)).public) throw bucketNotFound();
    return serve(objects, findAny(path), { request: context.req.raw, shared: true });
  });
  routes.get("/object/sign/:bucket/:name{.+}", async (context) => {
    const path = parseObjectPath(context.req.url, "/object/sign/");
    await checkSignedUrl(keyring, path, context.req.url);
    return serve(objects, findAny(path), { request: context.req.raw, shared: true });
  });
  for (const prefix of ["/object/authenticated/", "/object/"]) {
    routes.get(`${prefix}:bucket/:name{.+}`, async (context) => {
      const find = await findAs(context, parseObjectPath(context.req.url, prefix));
      return serve(objects, find, { request: context.req.raw, shared: false });
    });
  }
  routes.post("/object/list/:bucket", async (context) => {
    const caller = await callerOf(context);
    const request = await readJson(context.req.raw, listRequest);
    const bucket = context.req.param("bucket");
    return context.json(
      await asCaller(pool, caller, (client) => listObjects(client, bucket, request)),
    );
  });
}

/** Signed URLs. */
function addSigning(
  routes: Hono,
  options: StorageOptions,
  callerOf: (context: Context) => Promise<Caller>,
): void {
  const { pool, keyring } = options;
  routes.post("/object/sign/:bucket", async (context) => {
    const caller = await callerOf(context);
    const { expiresIn, paths } = await readJson(context.req.raw, signManyRequest);
    const bucket = context.req.param("bucket");
    return context.json(
      await signObjects({ pool, keyring, caller }, { bucket, names: paths }, expiresIn),
    );
  });
  routes.post("/object/sign/:bucket/:name{.+}", async (context) => {
    const caller = await callerOf(context);
    const path = parseObjectPath(context.req.url, "/object/sign/");
    const { expiresIn } = await readJson(context.req.raw, signRequest);
    const target = { bucket: path.bucket, names: [path.name] };
    const [signed] = await signObjects({ pool, keyring, caller }, target, expiresIn);
    if (!signed || signed.signedURL === null) throw objectNotFound();
    return context.json({ signedURL: signed.signedURL });
  });
}

const uploadPath = (context: Context) => parseObjectPath(context.req.url, "/object/upload/sign/");

/** Signed upload URLs. */
function addSignedUploads(
  routes: Hono,
  options: StorageOptions,
  callerOf: (context: Context) => Promise<Caller>,
): void {
  const { pool, objects, keyring, maxObjectBytes = defaultMaxBytes } = options;
  const address = "/object/upload/sign/:bucket/:name{.+}";

  routes.post(address, async (context) => {
    const caller = await callerOf(context);
    const upsert = context.req.header("x-upsert") === "true";
    const wanted = { path: uploadPath(context), upsert };
    return context.json(await signUpload({ pool, objects, keyring }, caller, wanted));
  });
  routes.put(address, async (context) => {
    const path = uploadPath(context);
    const { caller, upsert } = await checkSignedUpload(keyring, path, context.req.url);
    const { raw: request } = context.req;
    const parts = { pool, objects, maxObjectBytes };
    const { id } = await receiveObject(parts, caller, { request, path, upsert });
    return context.json({ Id: id, Key: `${path.bucket}/${path.name}` });
  });
}

/** Storing, moving, copying, removing. */
function addWriting(
  routes: Hono,
  options: StorageOptions,
  callerOf: (context: Context) => Promise<Caller>,
): void {
  const { pool, objects, maxObjectBytes = defaultMaxBytes } = options;
  const parts = { pool, objects, maxObjectBytes };

  routes.post("/object/move", async (context) => {
    const caller = await callerOf(context);
    await moveObject(
      parts,
      caller,
      relocationOf(await readJson(context.req.raw, relocationRequest)),
    );
    return context.json({ message: "Successfully moved" });
  });
  routes.post("/object/copy", async (context) => {
    const caller = await callerOf(context);
    const relocation = relocationOf(await readJson(context.req.raw, relocationRequest));
    const upsert = context.req.header("x-upsert") === "true";
    const { id } = await copyObject(parts, caller, { ...relocation, upsert });
    const { bucket, name } = relocation.destination;
    return context.json({ Id: id, Key: `${bucket}/${name}` });
  });
  routes.on(["POST", "PUT"], "/object/:bucket/:name{.+}", async (context) => {
    const caller = await callerOf(context);
    const path = parseObjectPath(context.req.url, "/object/");
    const upsert = context.req.method === "PUT" || context.req.header("x-upsert") === "true";
    const { id } = await receiveObject(parts, caller, { request: context.req.raw, path, upsert });
    return context.json({ Id: id, Key: `${path.bucket}/${path.name}` });
  });
  routes.delete("/object/:bucket", async (context) => {
    const caller = await callerOf(context);
    const { prefixes } = await readJson(context.req.raw, removeRequest);
    const removed = await removeObjects(parts, caller, {
      bucket: context.req.param("bucket"),
      names: prefixes,
    });
    return context.json(removed.map(removedObject));
  });
  routes.delete("/object/:bucket/:name{.+}", async (context) => {
    const caller = await callerOf(context);
    const { bucket, name } = parseObjectPath(context.req.url, "/object/");
    const removed = await removeObjects(parts, caller, { bucket, names: [name] });
    if (removed.length === 0) throw objectNotFound();
    return context.json({ message: "Successfully deleted" });
  });
}

/** The API of Supabase Storage over `storage.buckets` and `storage.objects`, under row-level security. */
export function createStorageRoutes(options: StorageOptions): Hono {
  const callerOf = async (context: Context): Promise<Caller> => {
    const resolved = await options.resolveCaller(context.req.raw);
    if (resolved.kind === "caller") return resolved.caller;
    throw new StorageApiError({
      status: 401,
      error: "Unauthorized",
      message: resolved.message,
      code: "InvalidJWT",
    });
  };
  const routes = new Hono();
  routes.onError(toErrorResponse);
  // Before the general routes: a bucket cannot be called "list".
  addSigning(routes, options, callerOf);
  addSignedUploads(routes, options, callerOf);
  addReading(routes, options, callerOf);
  addWriting(routes, options, callerOf);
  routes.all("*", () => {
    throw new StorageApiError({
      status: 404,
      error: "not_found",
      message: "Route not found",
      code: "InvalidRequest",
    });
  });
  return routes;
}
