import { unconfirmedSignUpDays } from "@postulo/domain/limits";
import type { Endpoint } from "@postulo/contract/endpoint";
import {
  confirmListEntry,
  showListConfirmation,
  showListUnsubscription,
  unsubscribeList,
} from "@postulo/contract/mail-links";
import { Hono } from "hono";
import type { Context } from "hono";
import type { Pool } from "pg";
import { addEndpoint } from "../http/endpoint-routes.ts";
import { confirmEntry, findEntry, removeEntry } from "./list-entry.ts";
import type { ByToken, ListEntry } from "./list-entry.ts";
import type { ListAction } from "./list-link.ts";
import { renderLinkPage } from "../mail/link-page.ts";
import type { LinkPage } from "../mail/link-page.ts";
import { cookieLanguage } from "../web-pages/cookie-language.ts";
import { sendPlainPage } from "../web-pages/plain-page.ts";
import { translateList } from "./list-messages.ts";

interface Action {
  readonly show: Endpoint;
  readonly confirm: Endpoint;
  readonly apply: ByToken;
  readonly outcome: "confirmed" | "unsubscribed";
}

const actions: Readonly<Record<ListAction, Action>> = {
  confirm: {
    show: showListConfirmation,
    confirm: confirmListEntry,
    apply: confirmEntry,
    outcome: "confirmed",
  },
  unsubscribe: {
    show: showListUnsubscription,
    confirm: unsubscribeList,
    apply: removeEntry,
    outcome: "unsubscribed",
  },
};

/**
 * The pages where the links of a mail lead. Looking changes nothing, since
 * mail programs look at every link; the button does. A mail program's own button may post here too (RFC 8058).
 */
export function createMailingListRoutes(pool: Pool): Hono {
  const routes = new Hono();
  for (const action of ["confirm", "unsubscribe"] as const) {
    const { show, confirm, apply, outcome } = actions[action];
    addEndpoint(routes, show, async (c) => {
      const token = tokenOf(c);
      const entry = await findEntry(pool, token);
      if (!entry) return answerUnknown(c);
      const question = { button: words(entry, action, "button"), action: `?token=${token}` };
      return answer(c, 200, { ...pageOf(entry, action), question });
    });
    addEndpoint(routes, confirm, async (c) => {
      const entry = await apply(pool, tokenOf(c));
      return entry ? answer(c, 200, pageOf(entry, outcome)) : answerUnknown(c);
    });
  }
  return routes;
}

/** Undefined for any other format. */
function tokenOf(c: Context): string {
  const token = c.req.query("token") ?? "";
  return /^[\w-]{43}$/.test(token) ? token : "";
}

const words = ({ list, language }: ListEntry, step: ListAction, part: "button") =>
  translateList(language)(`page.${list}.${step}.${part}`);

function pageOf(
  { list, language }: ListEntry,
  step: ListAction | "confirmed" | "unsubscribed",
): LinkPage {
  const t = translateList(language);
  return {
    language,
    title: t(`page.${list}.${step}.title`),
    body: t(`page.${list}.${step}.body`),
    home: t("page.home"),
  };
}

function answerUnknown(c: Context): Response | Promise<Response> {
  const language = cookieLanguage(c);
  const t = translateList(language);
  const title = t("page.unknown.title");
  const body = t("page.unknown.body", { days: unconfirmedSignUpDays });
  return answer(c, 404, { language, title, body, home: t("page.home") });
}

function answer(c: Context, status: 200 | 404, page: LinkPage): Response | Promise<Response> {
  return sendPlainPage(c, renderLinkPage(page), status);
}
