import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Rejects bodies of more than `maxBytes`. `Content-Length` is sufficient, because Node enforces it; without it the body
 * is counted, which needs a complete web Request and is slow.
 */
export function limitBody(
  maxBytes: number,
  refuse: (c: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const declared = c.req.header("content-length");
    if (declared === undefined || c.req.header("transfer-encoding") !== undefined)
      return counted(c, next);
    return Number(declared) > maxBytes ? refuse(c) : next();
  };
}
