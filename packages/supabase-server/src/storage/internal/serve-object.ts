import type { ObjectStore } from "../object-store.ts";
import { parseRange } from "./byte-range.ts";
import type { ObjectRow } from "./storage-database.ts";

/**
 * What a browser may show in place. Anything else is saved: a page or drawing with a script must not run under our address.
 * To the end of the type: of two that are parted by a comma, browsers believe the second.
 */
const inlineTypes =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|application\/pdf|text\/plain|text\/csv|application\/json|(?:audio|video)\/[\w.+-]+)(?:;[^,]*)?$/i;
/** Its viewer does not run in a sandbox. */
const pdf = /^application\/pdf(?:;[^,]*)?$/i;

export interface ServeOptions {
  request: Request;
  /** Shared caching is only allowed for a public object, or one with a secret URL. */
  cacheControl: string;
}

/** RFC 6266: the plain form for old programs, the encoded one for every name. */
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

function headersOf(
  row: ObjectRow,
  { request, cacheControl }: ServeOptions,
): Record<string, string> {
  const { metadata } = row;
  return {
    "accept-ranges": "bytes",
    "cache-control": cacheControl,
    "content-disposition": contentDisposition(row, request.url),
    // Takes all power from a page that should be shown after all.
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

/** Answers with the bytes of an object, or a part of them, or that they have not changed; undefined when they are gone. */
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
