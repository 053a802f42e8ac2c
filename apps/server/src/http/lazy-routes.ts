import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";

/** Set by the inner router. */
interface LazyBindings {
  Bindings: { isAnswered: boolean };
}

/**
 * Loads the routes below `path` with the first request, so that rarely used ones cost neither start-up time nor idle
 * memory. Unmatched requests continue with the next route; errors in loading and handling are thrown here.
 */
export function lazyRoutes(path: string, load: () => Promise<Hono>): MiddlewareHandler {
  let routes: Promise<Hono<LazyBindings>> | undefined;
  const open = async () =>
    new Hono<LazyBindings>()
      .route(path, await load())
      .notFound((c) => {
        c.env.isAnswered = false;
        return c.body(null, 404);
      })
      .onError((error) => {
        throw error;
      });
  // A request that comes after a failure tries again.
  const opened = () =>
    (routes ??= open().catch((error: unknown) => {
      routes = undefined;
      throw error;
    }));
  return async (c, next) => {
    const bindings = { ...c.env, isAnswered: true };
    const response = await (await opened()).fetch(c.req.raw, bindings);
    return bindings.isAnswered ? response : next();
  };
}
