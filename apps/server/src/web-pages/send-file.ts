import type { Context } from "hono";
import type { BuiltFile, Encoding } from "./built-files.ts";

/** Sends a file in the best accepted encoding, or the requested range of a video. */
export function sendFile(c: Context, built: BuiltFile, status: 200 | 404): Response {
  const encoding = acceptedEncoding(c.req.header("accept-encoding") ?? "", built.encodings);
  const etag = `"${built.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("etag", etag);
  if (built.encodings.length > 0) c.header("vary", "Accept-Encoding", { append: true });
  if (status === 200 && c.req.header("if-none-match") === etag) return c.body(null, 304);
  c.header("content-type", built.mediaType);
  if (encoding) c.header("content-encoding", encoding);
  const content = built.read(encoding);
  if (built.mediaType.startsWith("video/")) return sendRange(c, content);
  return c.body(new Uint8Array(content), status);
}

/** Some browsers play no film from a server that cannot send a part of it: https://www.rfc-editor.org/rfc/rfc9110#section-14 */
function sendRange(c: Context, content: Uint8Array): Response {
  c.header("accept-ranges", "bytes");
  const requested = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("range") ?? "");
  if (!requested || requested[0] === "bytes=-") return c.body(new Uint8Array(content), 200);
  const [, from = "", to = ""] = requested;
  const size = content.byteLength;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (first > last) {
    c.header("content-range", `bytes */${size}`);
    return c.body(null, 416);
  }
  c.header("content-range", `bytes ${first}-${last}/${size}`);
  return c.body(new Uint8Array(content.subarray(first, last + 1)), 206);
}

function acceptedEncoding(accepted: string, available: readonly Encoding[]): Encoding | undefined {
  const rejected = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(accepted);
  return available.find(
    (encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted) && !rejected(encoding),
  );
}
