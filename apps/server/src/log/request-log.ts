import type { MiddlewareHandler } from "hono";
import type { Log } from "./log.ts";

/** Prefixes of routes, tables and functions; the rest of a path may contain a file name or id. */
const loggedPath = new RegExp(
  `^/(?:${[
    "(?:rest/v1/(?:rpc/)?|auth/v1/|functions/v1/)[\\w-]+",
    "storage/v1|health(?:/\\w+)?|config\\.json|inbox|assets|dashboard",
    "cover-letter|application-pack|resume-parser",
  ].join("|")})`,
);

/** The part of a path that names a route: no file name, id or token. */
export const loggedPathOf = (path: string): string => loggedPath.exec(path)?.[0] ?? "/";

/** Logs one line per request, without query, body and file names. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    log("info", "request", {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: loggedPathOf(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}
