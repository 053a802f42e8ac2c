import { getLiveness, getReadiness } from "@postulo/contract/health";
import { Hono } from "hono";
import type { Pool } from "pg";
import { addEndpoint, respond } from "./endpoint-routes.ts";

/** Whether the process answers, and whether the database does. */
export function createHealthRoutes(pool: Pool): Hono {
  const routes = new Hono();
  addEndpoint(routes, getLiveness, (c) => respond(c, getLiveness, { status: "ok" }));
  addEndpoint(routes, getReadiness, async (c) => {
    const isReady = await pool.query("select 1").then(
      () => true,
      () => false,
    );
    return isReady
      ? respond(c, getReadiness, { status: "ok" })
      : c.json({ status: "database unreachable" }, 503);
  });
  return routes;
}
