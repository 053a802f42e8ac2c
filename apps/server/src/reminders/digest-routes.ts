import { showDigestUnsubscription, unsubscribeDigest } from "@postulo/contract/mail-links";
import type { Language } from "@postulo/i18n/language";
import { Hono } from "hono";
import type { Context } from "hono";
import type { Pool } from "pg";
import { addEndpoint } from "../http/endpoint-routes.ts";
import { renderLinkPage } from "../mail/link-page.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { sendPlainPage } from "../web-pages/plain-page.ts";
import { endDigestOf, findDigestOf } from "./digest-link.ts";
import { translateDigest } from "./digest-messages.ts";

type Step = "question" | "done" | "unknown";

/**
 * The page where the link of a daily e-mail leads. Looking changes nothing, since mail programs look at every
 * link; the button does. A mail program's own button may post here too (RFC 8058).
 */
export function createDigestRoutes(pool: Pool): Hono {
  const routes = new Hono();
  addEndpoint(routes, showDigestUnsubscription, async (c) => {
    const language = await findDigestOf(pool, tokenOf(c));
    return language ? answer(c, "question", language) : answer(c, "unknown");
  });
  addEndpoint(routes, unsubscribeDigest, async (c) => {
    const language = await endDigestOf(pool, tokenOf(c));
    return language ? answer(c, "done", language) : answer(c, "unknown");
  });
  return routes;
}

/** Undefined for any other format. */
function tokenOf(c: Context): string {
  const token = c.req.query("token") ?? "";
  return /^[\w-]{43}$/.test(token) ? token : "";
}

function answer(
  c: Context,
  step: Step,
  language: Language = cookieLanguage(c),
): Response | Promise<Response> {
  const t = translateDigest(language);
  const page = {
    language,
    title: t(`page.${step}.title`),
    body: t(`page.${step}.body`),
    home: t("page.home"),
  };
  const question = { button: t("page.question.button"), action: `?token=${tokenOf(c)}` };
  return sendPlainPage(
    c,
    renderLinkPage(step === "question" ? { ...page, question } : page),
    step === "unknown" ? 404 : 200,
  );
}
