import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

const oneYearSeconds = 31_536_000;
const preflightSeconds = 7200;
const readableHeaders = [
  "content-range,content-location,content-disposition,etag,retry-after,x-request-id,x-supabase-api-version,preference-applied",
  // Of resumable uploads.
  "location,upload-offset,upload-length,upload-expires,tus-resumable,tus-version,tus-extension,tus-max-size",
].join(",");
/** What a proxy in front may hand on. */
const usableId = /^[\w\-=]{1,255}$/;

/*
 * Headers are set on Node's response in advance: setting one on Hono's response would create a new web Response,
 * which is slow. Headers of a handler override them.
 */

type Environment = { Bindings: HttpBindings; Variables: { requestId: string } };

/** For every answer: its id, and that it may load nothing. A page brings its own policy for content. */
export function responseHeaders(publicUrl: string): MiddlewareHandler<Environment> {
  const headers = new Map([
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ]);
  if (publicUrl.startsWith("https:"))
    headers.set("strict-transport-security", `max-age=${oneYearSeconds}; includeSubDomains`);
  return (c, next) => {
    const { outgoing } = c.env;
    const given = c.req.header("x-request-id") ?? "";
    const requestId = usableId.test(given) ? given : randomUUID();
    c.set("requestId", requestId);
    outgoing.setHeader("x-request-id", requestId);
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    return next();
  };
}

/**
 * For endpoints with a bearer token, which browsers never send automatically: any origin is allowed, such as the
 * extension's.
 */
export function allowAnyOrigin(): MiddlewareHandler<Environment> {
  const preflight = cors({ origin: "*", maxAge: preflightSeconds });
  return (c, next) => {
    c.env.outgoing.setHeader("access-control-expose-headers", readableHeaders);
    // Without this header it is not a preflight request: clients of resumable uploads ask for the protocol's version.
    const isPreflight = c.req.header("access-control-request-method") !== undefined;
    if (c.req.method === "OPTIONS" && isPreflight) return preflight(c, next);
    c.env.outgoing.setHeader("access-control-allow-origin", "*");
    return next();
  };
}
