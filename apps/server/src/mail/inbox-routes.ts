import { parseLanguage } from "@postulo/i18n/language";
import { connectionAddress } from "@postulo/supabase-server/auth/client-address";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { isLoopback } from "../process/loopback.ts";
import { answerPlainPage } from "../web-pages/plain-page.ts";
import { drawInbox } from "./inbox-page.ts";
import type { Inbox } from "./inbox.ts";

/** A proxy writes one of these, and stands on this machine for people who do not. */
const writtenByProxies = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * The inbox is shown to this machine only: it holds links that sign people in. The name that the browser asked for counts
 * too, or a foreign site whose name leads to 127.0.0.1 could read it.
 */
export function createInboxRoutes(inbox: Inbox): Hono {
  const routes = new Hono();
  routes.get("/", async (c) => {
    const asked = URL.parse(`http://${c.req.header("host") ?? ""}`)?.hostname ?? "";
    if (!isLoopback(asked) || !isLoopback(connectionAddress(c))) return c.notFound();
    if (writtenByProxies.some((name) => c.req.header(name) !== undefined)) return c.notFound();
    const language = parseLanguage(getCookie(c, "postulo-language"));
    return answerPlainPage(c, drawInbox(await inbox.list(), language));
  });
  return routes;
}
