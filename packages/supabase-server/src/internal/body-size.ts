import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses bodies of more than `maxBytes`. A declared length is enough, for Node hands on no more than was declared; only
 * when there is none is the body looked at, which makes a whole web request of it and costs more than all the rest.
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
