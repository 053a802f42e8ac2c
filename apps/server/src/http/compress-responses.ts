import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";

const toGzip = promisify(gzip);
/** Below it the headers weigh more than what is saved. */
const minBytes = 1024;
/** Most of what can be saved, at a fraction of the time. */
const level = 2;

const thisMachine = /^(?:127\.|::1$|::ffff:127\.)/;
const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/**
 * Compresses responses with gzip for other machines; on loopback it would only cost time. Not for routes that reflect
 * input beside a secret (BREACH).
 */
export function compressResponses(clientAddress: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!accepts.test(c.req.header("accept-encoding") ?? "")) return;
    if (c.req.method === "HEAD" || thisMachine.test(clientAddress(c))) return;
    const { res } = c;
    if (res.body === null || res.headers.has("content-encoding")) return;
    const plain = new Uint8Array(await res.arrayBuffer());
    const headers = new Headers(res.headers);
    headers.append("vary", "Accept-Encoding");
    if (plain.byteLength < minBytes) {
      c.res = new Response(plain, { status: res.status, headers });
      return;
    }
    headers.set("content-encoding", "gzip");
    headers.delete("content-length");
    c.res = new Response(await toGzip(plain, { level }), { status: res.status, headers });
  };
}
