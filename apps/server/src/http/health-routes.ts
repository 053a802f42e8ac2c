import { Hono } from "hono";
import type { Pool } from "pg";

/** `/health/live`: the process answers. `/health/ready`: so does the database. */
export function createHealthRoutes(pool: Pool): Hono {
  const routes = new Hono();
  routes.get("/live", (c) => c.json({ status: "ok" }));
  routes.get("/ready", async (c) => {
    const isReady = await pool.query("select 1").then(
      () => true,
      () => false,
    );
    return c.json({ status: isReady ? "ok" : "database unreachable" }, isReady ? 200 : 503);
  });
  return routes;
}
