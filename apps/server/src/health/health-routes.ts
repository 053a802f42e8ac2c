import { getHealth, getLiveness, getReadiness } from "@postulo/contract/health";
import { Hono } from "hono";
import { addEndpoint, respond } from "../http/endpoint-routes.ts";
import type { Health } from "./health.ts";

/** Whether the process answers, and which components are degraded. */
export function createHealthRoutes({ report }: Health, draining: AbortSignal): Hono {
  const routes = new Hono();
  addEndpoint(routes, getLiveness, (c) => respond(c, getLiveness, { status: "ok" }));
  addEndpoint(routes, getHealth, async (c) => {
    const found = await report();
    return c.json(found, found.status === "ok" ? 200 : 503);
  });
  // Only the database makes a difference to which of several servers answers.
  addEndpoint(routes, getReadiness, async (c) => {
    const found = await report();
    if (draining.aborted) return c.json({ ...found, status: "stopping" }, 503);
    return c.json(found, found.degraded.includes("database") ? 503 : 200);
  });
  return routes;
}
