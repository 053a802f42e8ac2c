import { Hono } from "hono";
import type { MiddlewareHandler } from "hono";

/** A request on its way through routes that were loaded. */
interface LazyBindings {
  Bindings: { isAnswered: boolean };
}

/**
 * The routes below `path`, loaded with the first request there: what few people ask for costs no start its time and no idle
 * server its memory. What they do not answer goes on to the next route; what fails in loading or asking them fails here.
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
