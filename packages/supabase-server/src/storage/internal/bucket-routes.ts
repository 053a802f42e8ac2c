import { asCaller } from "@postulo/postgres/as-caller";
import { Hono } from "hono";
import { removeObjects } from "../remove-objects.ts";
import {
  checkBucketName,
  createBucketRequest,
  listBucketsRequest,
  parseMimeTypes,
  parseSizeLimit,
  readQuery,
  updateBucketRequest,
} from "./bucket-request.ts";
import {
  deleteBucket,
  findBucket,
  insertBucket,
  listBuckets,
  updateBucket,
} from "./bucket-table.ts";
import type { RouteParts } from "./route-parts.ts";
import { readJson } from "./request-json.ts";
import { accessDenied, invalidRequest } from "./storage-error.ts";

/** Objects that one transaction deletes. */
const batchSize = 500;

/** Removes every object of the bucket, in batches. */
async function emptyBucket(parts: RouteParts, bucket: string): Promise<void> {
  const service = { role: "service_role", claims: { role: "service_role" } };
  const nextNames = () =>
    asCaller(parts.pool, service, (client) =>
      client.query<{ name: string }>(
        "select name from storage.objects where bucket_id = $1 limit $2",
        [bucket, batchSize],
      ),
    );
  for (;;) {
    const names = (await nextNames()).rows.map(({ name }) => name);
    if (names.length === 0) return;
    await removeObjects(parts, service, { bucket, names });
  }
}

/** Buckets. Policies of `storage.buckets` decide who may see and change them; without one only the service role. */
export function createBucketRoutes(parts: RouteParts): Hono {
  const { pool, maxObjectBytes, callerOf } = parts;
  const routes = new Hono();

  routes.get("/", async (context) => {
    const caller = await callerOf(context);
    const query = readQuery(context, listBucketsRequest);
    return context.json(await asCaller(pool, caller, (client) => listBuckets(client, query)));
  });
  routes.post("/", async (context) => {
    const caller = await callerOf(context);
    const request = await readJson(context.req.raw, createBucketRequest);
    const name = checkBucketName(request.name);
    const bucket = {
      id: checkBucketName(request.id || name),
      name,
      public: request.public ?? false,
      fileSizeLimit: parseSizeLimit(request.file_size_limit, maxObjectBytes) ?? null,
      allowedMimeTypes: parseMimeTypes(request.allowed_mime_types) ?? null,
    };
    await asCaller(pool, caller, (client) => insertBucket(client, caller, bucket));
    return context.json({ name });
  });
  routes.get("/:id", async (context) => {
    const caller = await callerOf(context);
    const id = checkBucketName(context.req.param("id"));
    return context.json(await asCaller(pool, caller, (client) => findBucket(client, id)));
  });
  routes.put("/:id", async (context) => {
    const caller = await callerOf(context);
    const id = checkBucketName(context.req.param("id"));
    const request = await readJson(context.req.raw, updateBucketRequest);
    const changes = {
      public: request.public,
      fileSizeLimit: parseSizeLimit(request.file_size_limit, maxObjectBytes),
      allowedMimeTypes: parseMimeTypes(request.allowed_mime_types),
    };
    if (Object.values(changes).every((value) => value === undefined))
      throw invalidRequest("No content provided");
    await asCaller(pool, caller, (client) => updateBucket(client, id, changes));
    return context.json({ message: "Successfully updated" });
  });
  routes.post("/:id/empty", async (context) => {
    const caller = await callerOf(context);
    if (caller.role !== "service_role") throw accessDenied("Access denied: Invalid role", 403);
    const id = checkBucketName(context.req.param("id"));
    await asCaller(pool, caller, (client) => findBucket(client, id));
    await emptyBucket(parts, id);
    return context.json({
      message: "Empty bucket has been queued. Completion may take up to an hour.",
    });
  });
  routes.delete("/:id", async (context) => {
    const caller = await callerOf(context);
    const id = checkBucketName(context.req.param("id"));
    await asCaller(pool, caller, (client) => deleteBucket(client, id));
    return context.json({ message: "Successfully deleted" });
  });
  return routes;
}
