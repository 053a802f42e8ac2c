import { getInstanceOverview, instanceFigures } from "@postulo/contract/instance-overview";
import { asCaller } from "@postulo/postgres/as-caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import type { Health } from "../health/health.ts";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { toSignedInUser } from "../http/signed-in-user.ts";

interface OverviewOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly health: Health;
}

const found = z.tuple([z.object({ figures: z.nullable(instanceFigures) })]);
/** Counting the objects of a large server takes a while. */
const settings = { statement_timeout: "20s" };

const refuse = createRefuse(getInstanceOverview, {
  not_an_admin: "This account is not an admin of this server.",
});

/** `GET /admin/overview`, with the claims of the signed-in user: the database decides who is an admin. */
export function createOverviewRoutes({ pool, resolveCaller, health }: OverviewOptions): Hono {
  const routes = new Hono();
  addEndpoint(routes, getInstanceOverview, async (c) => {
    c.header("cache-control", "no-store");
    const user = await toSignedInUser(c.req.raw, resolveCaller);
    if (!user) return refuse(c, "not_authenticated");
    // Users have no access to the schema of the function, which looks at the claims.
    const caller = { role: "service_role", claims: user.caller.claims, settings };
    const { rows } = await asCaller(pool, caller, (client) =>
      client.query("select private.instance_overview(now()) as figures"),
    );
    const { figures } = found.parse(rows)[0];
    if (!figures) return refuse(c, "not_an_admin");
    const { degraded } = await health.report();
    return respond(c, getInstanceOverview, { ...figures, degraded });
  });
  return routes;
}
