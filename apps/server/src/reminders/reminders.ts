import { Hono } from "hono";
import type { RepeatedWork } from "../process/repeated-work.ts";
import { createCalendarRoutes } from "./calendar-routes.ts";
import type { CalendarOptions } from "./calendar-routes.ts";
import { createDigestQueue } from "./digest-queue.ts";
import type { DigestOptions } from "./digest-queue.ts";
import { createDigestRoutes } from "./digest-routes.ts";

const everyMs = 60_000;

/**
 * What reaches people without their coming here: the daily e-mail with the page where it is stopped, and the feed for their
 * calendar. To be mounted at the root.
 */
export function createReminders(
  options: DigestOptions & CalendarOptions & { repeated: RepeatedWork },
): Hono {
  options.repeated.repeat("digests", everyMs, createDigestQueue(options));
  const routes = new Hono();
  routes.route("/digest", createDigestRoutes(options.pool));
  routes.route("/", createCalendarRoutes(options));
  return routes;
}
