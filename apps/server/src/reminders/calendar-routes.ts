import { createHash } from "node:crypto";
import { createCalendarFeed, deleteCalendarFeed, getCalendar } from "@postulo/contract/calendar";
import { defaultLanguage } from "@postulo/i18n/language";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { readCalendar } from "./calendar-entries.ts";
import { findFeed, makeFeed, removeFeed } from "./calendar-feed.ts";
import { writeCalendar } from "./calendar-text.ts";

export interface CalendarOptions {
  pool: Pool;
  publicUrl: string;
  resolveCaller: ResolveCaller;
  clientAddress: (c: Context) => string;
  now: () => Date;
}

const maxBodyBytes = 1024;
const oneHourSeconds = 3600;
const signedInClaims = z.object({ sub: z.guid() });

const refuseCreate = createRefuse(createCalendarFeed, { too_large: "The request is too large." });
const refuseDelete = createRefuse(deleteCalendarFeed, {});
const refuseCalendar = createRefuse(getCalendar, {
  not_found: "There is no such calendar.",
  over_request_rate_limit: "Too many requests. Try again in an hour.",
});

/**
 * `POST /calendar-feed` with a bearer token creates the user's feed and returns its URL, once; `DELETE` revokes it.
 * `GET /calendar/{token}.ics` is the feed, for calendar programs.
 */
export function createCalendarRoutes(options: CalendarOptions): Hono {
  const { pool, publicUrl, resolveCaller, clientAddress, now } = options;

  const userOf = async (c: Context): Promise<string | undefined> => {
    c.header("cache-control", "no-store");
    const resolved = await resolveCaller(c.req.raw);
    if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
    return signedInClaims.safeParse(resolved.caller.claims).data?.sub;
  };

  const routes = new Hono();
  addEndpoint(
    routes,
    createCalendarFeed,
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuseCreate(c, "too_large") }),
    async (c) => {
      const userId = await userOf(c);
      if (userId === undefined) return refuseCreate(c, "not_authenticated");
      const { schema } = createCalendarFeed.request;
      const body = schema.safeParse(await c.req.json().catch(() => undefined));
      const language = body.data?.language ?? defaultLanguage;
      const token = await makeFeed(pool, { userId, language });
      return respond(c, createCalendarFeed, { url: `${publicUrl}/calendar/${token}.ics` });
    },
  );
  addEndpoint(routes, deleteCalendarFeed, async (c) => {
    const userId = await userOf(c);
    if (userId === undefined) return refuseDelete(c, "not_authenticated");
    await removeFeed(pool, userId);
    return c.body(null, 204);
  });
  addEndpoint(routes, getCalendar, async (c) => {
    c.header("x-robots-tag", "noindex");
    c.header("cache-control", "no-store");
    const token = /^([\w-]{43})\.ics$/.exec(c.req.param("file") ?? "")?.[1] ?? "";
    const found = await findFeed(pool, token, clientAddress(c));
    if (found.kind === "unknown") return refuseCalendar(c, "not_found");
    if (found.kind === "tooMany") {
      c.header("retry-after", String(oneHourSeconds));
      return refuseCalendar(c, "over_request_rate_limit");
    }
    const calendar = await readCalendar(pool, { ...found, publicUrl }, now());
    const hash = createHash("sha256").update(JSON.stringify(calendar)).digest("base64url");
    // Weak: the time of writing differs from one answer to the next, and says nothing.
    const etag = `W/"${hash}"`;
    c.header("etag", etag);
    // Revalidated each time, and cached by the calendar program only.
    c.header("cache-control", "private, no-cache");
    if (c.req.header("if-none-match")?.split(/,\s*/).includes(etag)) return c.body(null, 304);
    c.header("content-type", "text/calendar; charset=utf-8");
    c.header("content-disposition", 'inline; filename="postulo.ics"');
    return c.body(writeCalendar(calendar, now()));
  });
  return routes;
}
