import type { Endpoint, ResponseOf } from "@postulo/contract/endpoint";
import type { Context, Handler, Hono, MiddlewareHandler } from "hono";

/** Registers the handlers of an endpoint of the contract at its method and path. */
export function addEndpoint(
  routes: Hono,
  { method, path }: Endpoint,
  ...handlers: readonly (Handler | MiddlewareHandler)[]
): void {
  const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
  routes.on([method], [pattern], ...handlers);
}

/** The successful JSON response of an endpoint, with the status that the contract has for it. */
export const respond = <E extends Endpoint>(
  c: Context,
  { responses }: E,
  body: ResponseOf<E>,
): Response => c.json(body, 201 in responses ? 201 : 200);
