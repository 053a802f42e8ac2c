import { Hono } from "hono";
import { lazyRoutes } from "../http/lazy-routes.ts";
import type { Scheduler } from "../jobs/scheduler.ts";
import type { CalendarOptions } from "./calendar-routes.ts";
import { createDigestQueue } from "./digest-queue.ts";
import type { DigestQueueOptions } from "./digest-queue.ts";

const intervalMs = 60_000;

/**
 * What reaches people without their coming here: the daily e-mail with the page where it is stopped, and the feed for their
 * calendar. To be mounted at the root.
 */
export function createReminders(
  options: DigestQueueOptions & CalendarOptions & { scheduler: Scheduler },
): Hono {
  options.scheduler.schedule("digests", intervalMs, createDigestQueue(options));
  const digest = lazyRoutes("/", async () => {
    const { createDigestRoutes } = await import("./digest-routes.ts");
    return createDigestRoutes(options.pool);
  });
  const calendar = lazyRoutes("/", async () => {
    const { createCalendarRoutes } = await import("./calendar-routes.ts");
    return createCalendarRoutes(options);
  });
  const routes = new Hono();
  routes.use("/digest/*", digest);
  routes.use("/calendar-feed", calendar).use("/calendar/*", calendar);
  return routes;
}
