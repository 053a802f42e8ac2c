import type { MiddlewareHandler } from "hono";
import { loggedPathOf } from "../log/request-log.ts";
import { startSpan, withinSpan } from "./spans.ts";

const firstServerError = 500;

/** Records a span for each request, without query, body, file names and ids. */
export const traceRequests: MiddlewareHandler = async (c, next) => {
  const { method } = c.req;
  const route = loggedPathOf(c.req.path);
  const span = startSpan({
    name: `${method} ${route}`,
    kind: "server",
    attributes: { "http.request.method": method, "http.route": route },
  });
  if (!span) return next();
  await withinSpan(span, next);
  const { status } = c.res;
  span.end({
    attributes: { "http.response.status_code": status },
    ...(status < firstServerError ? {} : { error: String(status) }),
  });
};
