import type { Caller } from "@postulo/postgres/as-caller";
import { databaseRetryAfterSeconds } from "@postulo/postgres/lost-database";
import type { Context } from "hono";
import { Hono } from "hono";
import { clientKey } from "../../../auth/guesses/client-address.ts";
import type { ObjectPath } from "../object-path.ts";
import type { RouteParts } from "../route-parts.ts";
import { checkUploadToken } from "../signed-upload.ts";
import { deleteBlobs } from "../store-object.ts";
import { fromStoringError, StorageApiError } from "../storage-error.ts";
import { appendToUpload, createUpload, finishEmpty } from "./resumable-upload.ts";
import {
  checkVersion,
  hasPiece,
  methodOf,
  offsetConflict,
  readOffset,
  readUploadRequest,
  sizeExceeded,
  tusError,
  tusExtensions,
  tusVersion,
  uploadNotFound,
} from "./tus-request.ts";
import type { ResumableUpload, Uploader } from "./upload-table.ts";
import { deleteUpload, findUpload, toUploader } from "./upload-table.ts";

/** Who may write an object, and whether it may replace one. */
interface Grant {
  caller: Caller;
  upsert: boolean;
}

/** An address, and how its requests are authorised. */
interface Authorisation {
  address: "" | "/sign";
  /** The caller; for a signed upload its issuer. */
  callerOf: (context: Context) => Promise<Caller>;
  /** @throws {StorageApiError} when the request may not write this object. */
  grantFor: (context: Context, path: ObjectPath) => Promise<Grant>;
}

const uploadHeaders = ({ received, expires_at: expires }: ResumableUpload) => ({
  "upload-offset": String(received),
  "upload-expires": expires.toUTCString(),
  "cache-control": "no-store",
});

/** Rejects what the length of the body already shows to be too large. */
function checkLength({ headers }: Request, { size, received }: ResumableUpload): void {
  if (Number(headers.get("content-length") ?? "0") > size - received) throw sizeExceeded();
}

const uploaderOf = (parts: RouteParts, context: Context, caller: Caller): Uploader =>
  toUploader(caller, clientKey(parts.clientAddress(context)));

async function create(
  parts: RouteParts,
  context: Context,
  allow: Authorisation,
): Promise<Response> {
  const { raw: request } = context.req;
  checkVersion(request);
  const wanted = readUploadRequest(request);
  const { caller: granted, upsert } = await allow.grantFor(context, wanted.path);
  const caller = uploaderOf(parts, context, granted);
  let upload = await createUpload(parts, caller, { request: wanted, upsert });
  if (upload.size === 0) upload = await finishEmpty(parts, caller, upload);
  else if (hasPiece(request)) {
    checkLength(request, upload);
    upload = await appendToUpload(parts, caller, { upload, body: request.body });
  }
  const { pathname } = new URL(request.url);
  const location = `${pathname.replace(/\/$/, "")}/${upload.id}`;
  return context.body(null, 201, { location, ...uploadHeaders(upload) });
}

/** The upload of the address, when the request may write its object. */
async function findGranted(
  parts: RouteParts,
  context: Context,
  allow: Authorisation,
): Promise<{ upload: ResumableUpload; caller: Caller }> {
  checkVersion(context.req.raw);
  const caller = uploaderOf(parts, context, await allow.callerOf(context));
  const upload = await findUpload(parts.pool, caller, context.req.param("id") ?? "");
  await allow.grantFor(context, { bucket: upload.bucket_id, name: upload.name });
  return { upload, caller };
}

async function show(parts: RouteParts, context: Context, allow: Authorisation): Promise<Response> {
  // Hono routes HEAD like GET.
  if (context.req.method !== "HEAD") throw uploadNotFound();
  const { upload } = await findGranted(parts, context, allow);
  const headers = { ...uploadHeaders(upload), "upload-length": String(upload.size) };
  return context.body(null, 200, headers);
}

async function append(
  parts: RouteParts,
  context: Context,
  allow: Authorisation,
): Promise<Response> {
  const { raw: request } = context.req;
  const { upload, caller } = await findGranted(parts, context, allow);
  if (readOffset(request) !== upload.received) throw offsetConflict();
  checkLength(request, upload);
  const appended = upload.is_finished
    ? upload
    : await appendToUpload(parts, caller, { upload, body: request.body });
  return context.body(null, 204, uploadHeaders(appended));
}

async function terminate(
  parts: RouteParts,
  context: Context,
  allow: Authorisation,
): Promise<Response> {
  const { upload, caller } = await findGranted(parts, context, allow);
  if (upload.is_finished) throw tusError(400, "Cannot terminate an already completed upload");
  await deleteBlobs(parts.objects, await deleteUpload(parts.pool, caller, upload));
  return context.body(null, 204);
}

function respondError(error: Error, context: Context): Response {
  const apiError = error instanceof StorageApiError ? error : fromStoringError(error);
  if (!apiError) throw error;
  const headers: Record<string, string> = { "tus-resumable": tusVersion };
  if (apiError.status === 412) headers["tus-version"] = tusVersion;
  if (apiError.status === 503) headers["retry-after"] = String(databaseRetryAfterSeconds);
  return context.text(apiError.message, apiError.status, headers);
}

/** The calls at one address. */
function addUploads(routes: Hono, parts: RouteParts, allow: Authorisation): void {
  const { address: at } = allow;
  routes.options(`${at}/:id?`, (context) =>
    context.body(null, 204, {
      "tus-version": tusVersion,
      "tus-extension": tusExtensions,
      "tus-max-size": String(parts.maxObjectBytes),
    }),
  );
  routes.post(at, (context) => create(parts, context, allow));
  routes.post(`${at}/`, (context) => create(parts, context, allow));
  routes.get(`${at}/:id`, (context) => show(parts, context, allow));
  routes.patch(`${at}/:id`, (context) => append(parts, context, allow));
  routes.delete(`${at}/:id`, (context) => terminate(parts, context, allow));
  routes.post(`${at}/:id`, (context) => {
    const method = methodOf(context.req.raw);
    if (method === "PATCH") return append(parts, context, allow);
    if (method === "DELETE") return terminate(parts, context, allow);
    throw uploadNotFound();
  });
}

/** The token of a signed upload. */
const signatureOf = (context: Context) => context.req.header("x-signature") ?? null;

/**
 * Resumable uploads by TUS 1.0. Requests are authorised by their bearer token, below `/sign` by the token of a signed
 * upload in `x-signature`. Only the caller who began an upload sees and continues it.
 */
export function createResumableRoutes(parts: RouteParts): Hono {
  const routes = new Hono();
  routes.onError(respondError);
  routes.use(async (context, next) => {
    await next();
    context.res.headers.set("tus-resumable", tusVersion);
  });
  addUploads(routes, parts, {
    address: "/sign",
    callerOf: async (context) =>
      (await checkUploadToken(parts.keyring, signatureOf(context))).caller,
    grantFor: (context, path) => checkUploadToken(parts.keyring, signatureOf(context), path),
  });
  addUploads(routes, parts, {
    address: "",
    callerOf: parts.callerOf,
    grantFor: async (context) => ({
      caller: await parts.callerOf(context),
      upsert: context.req.header("x-upsert") === "true",
    }),
  });
  return routes;
}
