import { Hono } from "hono";
import type { OperatorAccess } from "../http/operator-key.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { sendPlainPage } from "../web-pages/plain-page.ts";
import { renderClosedInbox, renderInbox } from "./inbox-page.ts";
import type { Inbox } from "./inbox.ts";

/** Below `/inbox`: mails with links that sign people in. Requires the cookie that `/inbox?key=...` sets. */
export function createInboxRoutes(inbox: Inbox, access: OperatorAccess): Hono {
  const routes = new Hono();
  routes.get("/", async (c) => {
    const redeemed = access.redeem(c, "/inbox");
    if (redeemed) return redeemed;
    const language = cookieLanguage(c);
    if (!access.isGranted(c)) return sendPlainPage(c, renderClosedInbox(language), 404);
    return sendPlainPage(c, renderInbox(await inbox.list(), language));
  });
  return routes;
}
