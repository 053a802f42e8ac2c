import { Hono } from "hono";
import { loadedRoutes } from "../http/lazy-routes.ts";
import type { RepeatedWork } from "../jobs/scheduler.ts";
import type { CalendarOptions } from "./calendar-routes.ts";
import { createDigestQueue } from "./digest-queue.ts";
import type { DigestOptions } from "./send-digest.ts";

const everyMs = 60_000;

/**
 * What reaches people without their coming here: the daily e-mail with the page where it is stopped, and the feed for their
 * calendar. To be mounted at the root.
 */
export function createReminders(
  options: DigestOptions & CalendarOptions & { repeated: RepeatedWork },
): Hono {
  options.repeated.repeat("digests", everyMs, createDigestQueue(options));
  const digest = loadedRoutes("/digest", async () => {
    const { createDigestRoutes } = await import("./digest-routes.ts");
    return createDigestRoutes(options.pool);
  });
  const calendar = loadedRoutes("/", async () => {
    const { createCalendarRoutes } = await import("./calendar-routes.ts");
    return createCalendarRoutes(options);
  });
  const routes = new Hono();
  routes.use("/digest/*", digest);
  routes.use("/calendar-feed", calendar).use("/calendar/*", calendar);
  return routes;
}
