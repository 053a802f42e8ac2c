import type { MiddlewareHandler } from "hono";
import type { Log } from "./log.ts";

/** Names of our doors, tables and functions; what follows them may be somebody's file or id. */
const loggedPath =
  /^\/(?:(?:rest\/v1\/(?:rpc\/)?|auth\/v1\/|functions\/v1\/)[\w-]+|storage\/v1|health\/\w+|config\.json|cover-letter|resume-parser|inbox|assets|dashboard)/;

/** One line a request, without what a person typed: no query, no body, no file name. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    log("info", "request", {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: loggedPath.exec(c.req.path)?.[0] ?? "/",
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}
