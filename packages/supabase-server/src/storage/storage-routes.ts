import type { Caller } from "@postulo/postgres/as-caller";
import { databaseRetryAfterSeconds } from "@postulo/postgres/lost-database";
import type { Context } from "hono";
import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { connectionAddress } from "../auth/guesses/client-address.ts";
import type { ResolveCaller } from "../caller.ts";
import type { Keyring } from "../keyring.ts";
import { createBucketRoutes } from "./internal/bucket-routes.ts";
import { removedObject } from "./internal/object-info.ts";
import { parseObjectPath } from "./internal/object-path.ts";
import { addReading } from "./internal/read-routes.ts";
import { receiveObject } from "./internal/receive-object.ts";
import {
  copyChanges,
  copyObject,
  copyRequest,
  moveObject,
  relocationOf,
  relocationRequest,
} from "./internal/relocate-object.ts";
import { addRendering } from "./internal/render-routes.ts";
import { createResumableRoutes } from "./internal/resumable/resumable-routes.ts";
import { readJson } from "./internal/request-json.ts";
import type { RouteParts } from "./internal/route-parts.ts";
import { signManyRequest, signObjects, signRequest } from "./internal/signed-url.ts";
import { checkUploadToken, signUpload } from "./internal/signed-upload.ts";
import {
  accessDenied,
  fromStoringError,
  objectNotFound,
  StorageApiError,
} from "./internal/storage-error.ts";
import type { TransformImage } from "./image-transform.ts";
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
  /** The address of a client; that of the connection unless given. */
  clientAddress?: (context: Context) => string;
  /** Without it there are no transformed images. */
  transformImage?: TransformImage | undefined;
}

const defaultMaxBytes = 50 * 1024 * 1024;
/** The version of Supabase Storage whose answers these are. */
const protocolVersion = "1.0.0";

const removeRequest = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

function toErrorResponse(error: Error, context: Context): Response {
  const apiError = error instanceof StorageApiError ? error : fromStoringError(error);
  if (!apiError) throw error;
  if (apiError.status === 503) context.header("retry-after", String(databaseRetryAfterSeconds));
  return context.json(apiError.toJSON(), apiError.httpStatus);
}

/** Signed URLs. */
function addSigning(routes: Hono, { pool, keyring, callerOf, rendersImages }: RouteParts): void {
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
    const { expiresIn, transform } = await readJson(context.req.raw, signRequest);
    const target = {
      bucket: path.bucket,
      names: [path.name],
      // Without an image server the URL is that of the object.
      transform: (rendersImages && transform) || undefined,
    };
    const [signed] = await signObjects({ pool, keyring, caller }, target, expiresIn);
    if (!signed || signed.signedURL === null) throw objectNotFound();
    return context.json({ signedURL: signed.signedURL });
  });
}

const uploadPath = (context: Context) => parseObjectPath(context.req.url, "/object/upload/sign/");

/** Signed upload URLs. */
function addSignedUploads(routes: Hono, parts: RouteParts): void {
  const { keyring, callerOf } = parts;
  const address = "/object/upload/sign/:bucket/:name{.+}";

  routes.post(address, async (context) => {
    const caller = await callerOf(context);
    const upsert = context.req.header("x-upsert") === "true";
    const grant = { path: uploadPath(context), upsert };
    return context.json(await signUpload(parts, caller, grant));
  });
  routes.put(address, async (context) => {
    const path = uploadPath(context);
    const token = context.req.query("token") ?? null;
    const { caller, upsert } = await checkUploadToken(keyring, token, path);
    const { raw: request } = context.req;
    const { id } = await receiveObject(parts, caller, { request, path, upsert });
    return context.json({ Id: id, Key: `${path.bucket}/${path.name}` });
  });
}

/** Storing, moving, copying, removing. */
function addWriting(routes: Hono, parts: RouteParts): void {
  const { callerOf } = parts;

  routes.post("/object/move", async (context) => {
    const caller = await callerOf(context);
    const relocation = relocationOf(await readJson(context.req.raw, relocationRequest));
    const { id } = await moveObject(parts, caller, relocation);
    const { name } = relocation.destination;
    return context.json({ message: "Successfully moved", Id: id, Key: name });
  });
  routes.post("/object/copy", async (context) => {
    const caller = await callerOf(context);
    const request = await readJson(context.req.raw, copyRequest);
    const relocation = relocationOf(request);
    const { id } = await copyObject(parts, caller, {
      ...relocation,
      upsert: context.req.header("x-upsert") === "true",
      changes: copyChanges(request, context.req.raw),
    });
    const { bucket, name } = relocation.destination;
    return context.json({ Id: id, Key: `${bucket}/${name}`, id, bucket_id: bucket, name });
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

/** Health and version, without authorization. */
function addStatus(routes: Hono): void {
  routes.get("/status", (context) => context.body(null, 200));
  routes.get("/version", (context) => context.text(protocolVersion));
}

function addFallback(routes: Hono): void {
  routes.all("*", () => {
    throw new StorageApiError({
      status: 404,
      httpStatus: 404,
      error: "Not Found",
      message: "Route not found",
      code: "InvalidRequest",
    });
  });
}

/** The API of Supabase Storage over `storage.buckets` and `storage.objects`, under row-level security. */
export function createStorageRoutes(options: StorageOptions): Hono {
  const anyCallerOf = async (context: Context): Promise<Caller> => {
    const resolved = await options.resolveCaller(context.req.raw);
    if (resolved.kind === "caller") return resolved.caller;
    throw accessDenied(resolved.message);
  };
  const callerOf = (context: Context): Promise<Caller> => {
    const { headers } = context.req.raw;
    if (!headers.has("authorization") && !headers.has("apikey"))
      throw accessDenied("Invalid Compact JWS");
    return anyCallerOf(context);
  };
  const { pool, objects, keyring, transformImage, maxObjectBytes = defaultMaxBytes } = options;
  const { clientAddress = connectionAddress } = options;
  const rendersImages = transformImage !== undefined;
  const shared = { pool, objects, keyring, maxObjectBytes, rendersImages };
  const parts: RouteParts = { ...shared, callerOf, anyCallerOf, clientAddress };
  const routes = new Hono();
  routes.onError(toErrorResponse);
  addStatus(routes);
  routes.route("/bucket", createBucketRoutes(parts));
  routes.route("/upload/resumable", createResumableRoutes(parts));
  // Before the general routes: a bucket cannot be called "list".
  addSigning(routes, parts);
  addSignedUploads(routes, parts);
  addReading(routes, parts);
  if (transformImage) addRendering(routes, parts, transformImage);
  addWriting(routes, parts);
  addFallback(routes);
  return routes;
}
