import type { ObjectStore } from "../object-store.ts";
import { parseRange } from "./byte-range.ts";
import type { ObjectRow } from "./storage-database.ts";

/**
 * Types that are served inline. Others are downloaded: an HTML page or SVG with a script must not run on this origin.
 * Anchored at the end, because browsers use the second of two types that a comma separates.
 */
const inlineTypes = new RegExp(
  `^(?:${[
    "image/(?:png|jpeg|gif|webp|avif|bmp)",
    "(?:audio|video)/[\\w.+-]+",
    "text/(?:plain|csv)",
    "application/(?:pdf|json)",
  ].join("|")})(?:;[^,]*)?$`,
  "i",
);
/** Its viewer does not run in a sandbox. */
const pdf = /^application\/pdf(?:;[^,]*)?$/i;

export interface ServeOptions {
  request: Request;
  /** Whether shared caches may store it: only a public object, or one with a secret URL. */
  shared: boolean;
}

/** RFC 6266: `filename` for old clients, `filename*` for names outside of ASCII. */
function disposition(kind: "inline" | "attachment", name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function contentDisposition(row: ObjectRow, url: string): string {
  const requestedName = new URL(url).searchParams.get("download");
  const ownName = row.name.slice(row.name.lastIndexOf("/") + 1);
  if (requestedName !== null)
    return disposition("attachment", requestedName === "" ? ownName : requestedName);
  return disposition(inlineTypes.test(row.metadata.mimetype) ? "inline" : "attachment", ownName);
}

/** An object that needs authorization is validated at each use; the uploader's `max-age` is only named. */
export function cacheControlOf({ metadata }: ObjectRow, shared: boolean): string {
  if (shared) return metadata.cacheControl;
  const maxAge = /(?:^|[ ,])(max-age=\d{1,10})(?:$|[ ,])/.exec(metadata.cacheControl)?.[1];
  return maxAge === undefined ? "private, no-cache" : `private, no-cache, ${maxAge}`;
}

function headersOf(row: ObjectRow, { request, shared }: ServeOptions): Record<string, string> {
  const { metadata } = row;
  return {
    "accept-ranges": "bytes",
    "cache-control": cacheControlOf(row, shared),
    "content-disposition": contentDisposition(row, request.url),
    // In case a browser renders the file nevertheless.
    "content-security-policy": pdf.test(metadata.mimetype)
      ? "frame-ancestors 'none'"
      : "default-src 'none'; sandbox",
    "content-type": metadata.mimetype,
    etag: metadata.eTag,
    "last-modified": new Date(metadata.lastModified).toUTCString(),
    vary: "authorization",
    "x-content-type-options": "nosniff",
  };
}

function isNotModified(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  return known.split(",").some((each) => each.trim().replace(/^W\//, "") === etag);
}

/** The requested range; ignored when `If-Range` names another version. */
function requestedRange(
  request: Request,
  { size, eTag }: ObjectRow["metadata"],
): ReturnType<typeof parseRange> {
  const ifRange = request.headers.get("if-range");
  return ifRange === null || ifRange === eTag
    ? parseRange(request.headers.get("range"), size)
    : "whole";
}

/**
 * Redirects to the bytes where the store serves them to clients. The response of the store has the media type and disposition
 * that this server would send, and another origin than the server's pages, which the settings ensure.
 */
async function redirectToStore(
  objects: ObjectStore,
  { version, metadata }: ObjectRow,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const location = await objects.downloadUrl?.(version, {
    contentType: metadata.mimetype,
    contentDisposition: headers["content-disposition"] ?? "attachment",
  });
  if (location === undefined || (await objects.sizeOf(version)) === undefined) return undefined;
  const ownHeaders = { location, "cache-control": "private, no-store", vary: "authorization" };
  return new Response(null, { status: 302, headers: ownHeaders });
}

/** Responds with an object (200), a range (206), 302 or 304; undefined when its bytes do not exist. */
export async function serveObject(
  objects: ObjectStore,
  row: ObjectRow,
  options: ServeOptions,
): Promise<Response | undefined> {
  const { request } = options;
  const { size, eTag } = row.metadata;
  const headers = headersOf(row, options);
  if (isNotModified(request, eTag)) return new Response(null, { status: 304, headers });
  const range = requestedRange(request, row.metadata);
  if (range === "unsatisfiable") {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${size}` },
    });
  }
  if (objects.downloadUrl && request.method !== "HEAD")
    return redirectToStore(objects, row, headers);
  const isWhole = range === "whole";
  const length = isWhole ? size : range.last - range.first + 1;
  const init = {
    status: isWhole ? 200 : 206,
    headers: {
      ...headers,
      "content-length": String(length),
      ...(!isWhole && { "content-range": `bytes ${range.first}-${range.last}/${size}` }),
    },
  };
  if (request.method === "HEAD") return new Response(null, init);
  const stream = await objects.get(row.version, isWhole ? undefined : range);
  return stream && new Response(stream, init);
}
