import { createHash } from "node:crypto";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Context, Hono } from "hono";
import { limitKey } from "../../caller.ts";
import type { ImageTransform, TransformImage } from "../image-transform.ts";
import { describeTransform, imageTransformSchema, limitSides } from "../image-transform.ts";
import type { ObjectStore } from "../object-store.ts";
import { readQuery } from "./bucket-request.ts";
import type { FindObject } from "./object-finders.ts";
import { createFinders } from "./object-finders.ts";
import { parseObjectPath } from "./object-path.ts";
import type { RouteParts } from "./route-parts.ts";
import { cacheControlOf } from "./serve-object.ts";
import { checkSignedTransform } from "./signed-url.ts";
import type { ObjectRow } from "./storage-database.ts";
import { invalidRequest, objectNotFound, StorageApiError } from "./storage-error.ts";

/** Of the stored image; it is held in memory. */
const maxSourceBytes = 25 * 1024 * 1024;

const busy = (): StorageApiError =>
  new StorageApiError({
    status: 429,
    httpStatus: 429,
    error: "too_many_requests",
    message: "Too many images are transformed at the moment",
    code: "SlowDown",
  });

async function readSource(objects: ObjectStore, row: ObjectRow): Promise<Uint8Array> {
  if (row.metadata.size > maxSourceBytes)
    throw invalidRequest("The source image file is too large to process");
  const stream = await objects.get(row.version);
  if (!stream) throw objectNotFound();
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Rendering {
  find: FindObject;
  transform: ImageTransform;
  /** Whether shared caches may store it. */
  shared: boolean;
  /** Whose turns it takes: a user, else a client. */
  requester: string;
}

async function render(
  { objects }: RouteParts,
  transformImage: TransformImage,
  { find, transform: asked, shared, requester }: Rendering,
): Promise<Response> {
  const row = await find();
  if (!row) throw objectNotFound();
  const transform = limitSides(asked);
  const image = await transformImage(() => readSource(objects, row), transform, requester);
  if (image.kind === "busy") throw busy();
  if (image.kind === "invalid")
    throw invalidRequest("The source image is invalid or unsupported for rendering");
  const digest = createHash("sha256").update(image.bytes).digest("hex");
  return new Response(Buffer.from(image.bytes), {
    headers: {
      "cache-control": cacheControlOf(row, shared),
      "content-disposition": "inline",
      "content-length": String(image.bytes.byteLength),
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": image.contentType,
      etag: `"${digest.slice(0, 32)}"`,
      vary: "authorization",
      "x-content-type-options": "nosniff",
      "x-transformations": describeTransform(transform),
    },
  });
}

const transformOf = (context: Context) => readQuery(context, imageTransformSchema);

/** Transformed images, where the server transforms them. */
export function addRendering(
  routes: Hono,
  parts: RouteParts,
  transformImage: TransformImage,
): void {
  const { keyring, callerOf } = parts;
  const requesterOf = (context: Context, caller?: Caller) =>
    limitKey(caller, parts.clientAddress(context));
  const { findAny, findPublic, findAs } = createFinders(parts);
  routes.get("/render/image/authenticated/:bucket/:name{.+}", async (context) => {
    const caller = await callerOf(context);
    const path = parseObjectPath(context.req.url, "/render/image/authenticated/");
    const transform = transformOf(context);
    const find = findAs(caller, path);
    const requester = requesterOf(context, caller);
    return render(parts, transformImage, { find, transform, shared: false, requester });
  });
  routes.get("/render/image/public/:bucket/:name{.+}", async (context) => {
    const find = await findPublic(parseObjectPath(context.req.url, "/render/image/public/"));
    const requested = { transform: transformOf(context), requester: requesterOf(context) };
    return render(parts, transformImage, { find, shared: true, ...requested });
  });
  routes.get("/render/image/sign/:bucket/:name{.+}", async (context) => {
    const path = parseObjectPath(context.req.url, "/render/image/sign/");
    const transform = await checkSignedTransform(keyring, path, context.req.url);
    const requester = requesterOf(context);
    return render(parts, transformImage, {
      find: findAny(path),
      transform,
      shared: true,
      requester,
    });
  });
}
