import { Hono } from "hono";
import type { OperatorAccess } from "../http/operator-key.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { answerPlainPage } from "../web-pages/plain-page.ts";
import { drawClosedInbox, drawInbox } from "./inbox-page.ts";
import type { Inbox } from "./inbox.ts";

/** Below `/inbox`: mails with links that sign people in. Requires the cookie that `/inbox?key=...` sets. */
export function createInboxRoutes(inbox: Inbox, access: OperatorAccess): Hono {
  const routes = new Hono();
  routes.get("/", async (c) => {
    const redeemed = access.redeem(c, "/inbox");
    if (redeemed) return redeemed;
    const language = cookieLanguage(c);
    if (!access.isGranted(c)) return answerPlainPage(c, drawClosedInbox(language), 404);
    return answerPlainPage(c, drawInbox(await inbox.list(), language));
  });
  return routes;
}
