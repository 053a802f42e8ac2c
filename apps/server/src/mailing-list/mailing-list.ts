import { Hono } from "hono";
import { lazyRoutes } from "../http/lazy-routes.ts";
import type { Scheduler } from "../jobs/scheduler.ts";
import { createMailQueue } from "./queued-mails.ts";
import type { QueueOptions } from "./queued-mails.ts";

const intervalMs = 60_000;
const pages = "/mailing-list";
const signUpPaths = ["/rest/v1/rpc/newsletter_signup", "/rest/v1/rpc/waitlist_signup"];

/**
 * Newsletter and waitlist. The database stores the emails; this module sends confirmation mails and handles their
 * links. Mount it at the root before the table API: a sign-up there triggers its mail immediately.
 */
export function createMailingList(options: QueueOptions & { scheduler: Scheduler }): Hono {
  const queue = options.scheduler.schedule("mailing list", intervalMs, createMailQueue(options));
  const routes = new Hono();
  routes.on("POST", signUpPaths, async (_, next) => {
    await next();
    queue.soon();
  });
  const loadPages = async () => {
    const { createMailingListRoutes } = await import("./mailing-list-routes.ts");
    return createMailingListRoutes(options.pool);
  };
  routes.use(`${pages}/*`, lazyRoutes("/", loadPages));
  return routes;
}
