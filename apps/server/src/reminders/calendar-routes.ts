import { createHash } from "node:crypto";
import { parseLanguage } from "@postulo/i18n/language";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Context } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
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
const wish = z.object({ language: z.unknown() });

const refusals = {
  401: { code: "not_authenticated", message: "User not authenticated." },
  404: { code: "not_found", message: "There is no such calendar." },
  413: { code: "too_large", message: "The request is too large." },
  429: { code: "over_request_rate_limit", message: "Too many requests. Ask again in an hour." },
} as const;
const refuse = (c: Context, status: keyof typeof refusals) => c.json(refusals[status], status);

/**
 * `POST /calendar-feed` with a bearer token makes the person's feed and answers its address, this once; `DELETE` takes it
 * back. `GET /calendar/{token}.ics` is the feed, for calendar programs.
 */
export function createCalendarRoutes(options: CalendarOptions): Hono {
  const { pool, publicUrl, resolveCaller, clientAddress, now } = options;

  const personOf = async (c: Context): Promise<string | undefined> => {
    c.header("cache-control", "no-store");
    const resolved = await resolveCaller(c.req.raw);
    if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
    return signedInClaims.safeParse(resolved.caller.claims).data?.sub;
  };

  const routes = new Hono();
  routes.post(
    "/calendar-feed",
    bodyLimit({ maxSize: maxBodyBytes, onError: (c) => refuse(c, 413) }),
    async (c) => {
      const userId = await personOf(c);
      if (userId === undefined) return refuse(c, 401);
      const wanted = wish.safeParse(await c.req.json().catch(() => undefined));
      const language = parseLanguage(wanted.data?.language);
      const token = await makeFeed(pool, { userId, language });
      return c.json({ url: `${publicUrl}/calendar/${token}.ics` }, 201);
    },
  );
  routes.delete("/calendar-feed", async (c) => {
    const userId = await personOf(c);
    if (userId === undefined) return refuse(c, 401);
    await removeFeed(pool, userId);
    return c.body(null, 204);
  });
  routes.get("/calendar/:file", async (c) => {
    c.header("x-robots-tag", "noindex");
    c.header("cache-control", "no-store");
    const token = /^([\w-]{43})\.ics$/.exec(c.req.param("file"))?.[1] ?? "";
    const found = await findFeed(pool, token, clientAddress(c));
    if (found.kind === "unknown") return refuse(c, 404);
    if (found.kind === "tooMany") {
      c.header("retry-after", String(oneHourSeconds));
      return refuse(c, 429);
    }
    const calendar = await readCalendar(pool, found);
    const hash = createHash("sha256").update(JSON.stringify(calendar)).digest("base64url");
    // Weak: the time of writing differs from one answer to the next, and says nothing.
    const etag = `W/"${hash}"`;
    c.header("etag", etag);
    // To be asked for each time, and kept by nobody but the calendar program itself.
    c.header("cache-control", "private, no-cache");
    if (c.req.header("if-none-match")?.split(/,\s*/).includes(etag)) return c.body(null, 304);
    c.header("content-type", "text/calendar; charset=utf-8");
    c.header("content-disposition", 'inline; filename="postulo.ics"');
    return c.body(writeCalendar(calendar, now()));
  });
  return routes;
}
