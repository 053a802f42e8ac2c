import { asCaller } from "@postulo/postgres/as-caller";
import type { Context, Hono } from "hono";
import type { ObjectStore } from "../object-store.ts";
import { listObjects, listRequest } from "./list-objects.ts";
import { listObjectsV2, listV2Request } from "./list-objects-v2.ts";
import type { FindObject } from "./object-finders.ts";
import { createFinders } from "./object-finders.ts";
import { objectInfo } from "./object-info.ts";
import { parseObjectPath } from "./object-path.ts";
import { readJson } from "./request-json.ts";
import type { RouteParts } from "./route-parts.ts";
import { serveObject } from "./serve-object.ts";
import { checkSignedUrl } from "./signed-url.ts";
import { objectNotFound } from "./storage-error.ts";

/** Reads the row again when the bytes do not exist, because the object may have been overwritten meanwhile. */
async function serve(
  objects: ObjectStore,
  find: FindObject,
  { request, shared }: { request: Request; shared: boolean },
): Promise<Response> {
  const once = async (): Promise<Response | undefined> => {
    const row = await find();
    if (!row) throw objectNotFound();
    return serveObject(objects, row, { request, shared });
  };
  const response = (await once()) ?? (await once());
  if (!response) throw objectNotFound();
  return response;
}

async function respondInfo(context: Context, find: FindObject): Promise<Response> {
  const row = await find();
  if (!row) throw objectNotFound();
  return context.json(objectInfo(row), 200, { etag: row.metadata.eTag });
}

function addInfo(routes: Hono, parts: RouteParts): void {
  const { findPublic, findAs } = createFinders(parts);
  routes.get("/object/info/public/:bucket/:name{.+}", async (context) => {
    const path = parseObjectPath(context.req.url, "/object/info/public/");
    return respondInfo(context, await findPublic(path));
  });
  routes.get("/object/info/authenticated/:bucket/:name{.+}", async (context) => {
    const caller = await parts.callerOf(context);
    const path = parseObjectPath(context.req.url, "/object/info/authenticated/");
    return respondInfo(context, findAs(caller, path));
  });
  routes.get("/object/info/:bucket/:name{.+}", async (context) => {
    const caller = await parts.anyCallerOf(context);
    return respondInfo(context, findAs(caller, parseObjectPath(context.req.url, "/object/info/")));
  });
}

function addLists(routes: Hono, { pool, callerOf }: RouteParts): void {
  routes.post("/object/list/:bucket", async (context) => {
    const caller = await callerOf(context);
    const request = await readJson(context.req.raw, listRequest);
    const bucket = context.req.param("bucket");
    return context.json(
      await asCaller(pool, caller, (client) => listObjects(client, bucket, request)),
    );
  });
  routes.post("/object/list-v2/:bucket", async (context) => {
    const caller = await callerOf(context);
    const request = await readJson(context.req.raw, listV2Request);
    const bucket = context.req.param("bucket");
    return context.json(
      await asCaller(pool, caller, (client) => listObjectsV2(client, bucket, request)),
    );
  });
}

/** Downloads, ranges, metadata and lists. */
export function addReading(routes: Hono, parts: RouteParts): void {
  const { objects, keyring, callerOf, anyCallerOf } = parts;
  const { findAny, findPublic, findAs } = createFinders(parts);
  addInfo(routes, parts);
  addLists(routes, parts);
  routes.get("/object/public/:bucket/:name{.+}", async (context) => {
    const find = await findPublic(parseObjectPath(context.req.url, "/object/public/"));
    return serve(objects, find, { request: context.req.raw, shared: true });
  });
  routes.get("/object/sign/:bucket/:name{.+}", async (context) => {
    const path = parseObjectPath(context.req.url, "/object/sign/");
    await checkSignedUrl(keyring, path, context.req.url);
    return serve(objects, findAny(path), { request: context.req.raw, shared: true });
  });
  routes.get("/object/authenticated/:bucket/:name{.+}", async (context) => {
    const caller = await callerOf(context);
    const find = findAs(caller, parseObjectPath(context.req.url, "/object/authenticated/"));
    return serve(objects, find, { request: context.req.raw, shared: false });
  });
  routes.get("/object/:bucket/:name{.+}", async (context) => {
    const caller = await anyCallerOf(context);
    const find = findAs(caller, parseObjectPath(context.req.url, "/object/"));
    return serve(objects, find, { request: context.req.raw, shared: false });
  });
}
