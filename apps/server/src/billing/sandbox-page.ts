import { dateLocaleIn } from "@postulo/i18n/date-locale";
import { orderOf } from "@postulo/billing/price-table";
import { sandboxActions } from "@postulo/billing/sandbox/sandbox-payments";
import { sandboxPrices } from "@postulo/billing/sandbox/sandbox-prices";
import type { SandboxSession, SandboxSubscription } from "@postulo/billing/sandbox/sandbox-records";
import { endOf } from "@postulo/billing/sandbox/sandbox-subscriptions";
import { priceEuros } from "@postulo/domain/plan";
import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "../mail/escape-html.ts";
import type { PlainPage } from "../web-pages/plain-page.ts";
import { translateSandbox } from "./sandbox-messages.ts";

interface SandboxPage {
  readonly session: SandboxSession;
  readonly subscription: SandboxSubscription | undefined;
  readonly wasDeclined: boolean;
}

/** The page of a session: where it is paid, and afterwards where its future is decided. */
export function renderSandboxPage(page: SandboxPage, language: Language): PlainPage {
  const t = translateSandbox(language);
  const { session, subscription } = page;
  const body =
    session.status === "open"
      ? renderOpen(page, language)
      : subscription
        ? renderPaid({ session, subscription }, language)
        : `<p>${t("expired")}</p><p><a href="${escapeHtml(session.cancelUrl)}">${t("backToPostulo")}</a></p>`;
  return {
    language,
    title: t("title"),
    isNarrow: true,
    content: `<p class="soft">${t("explanation")}</p>
<section>
${body}
</section>`,
  };
}

/** What can be done with a paid order. */
const laterActions = sandboxActions.filter((action) => action !== "pay");

function describeOrder(price: string, language: Language) {
  const order = orderOf(sandboxPrices, price);
  if (!order) throw new Error(`There is no price ${price}`);
  const euros = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  }).format(priceEuros[order.plan][order.interval]);
  const t = translateSandbox(language);
  const line = escapeHtml(t(`order.${order.interval}`, { plan: order.plan, price: euros }));
  return { line, euros };
}

function renderOpen({ session, wasDeclined }: SandboxPage, language: Language): string {
  const t = translateSandbox(language);
  const { line, euros } = describeOrder(session.price, language);
  return `<p class="order">${line}</p>
${wasDeclined ? `<p class="wrong" role="alert">${t("declined")}</p>` : ""}
<form method="post">
<button class="main" name="action" value="pay">${escapeHtml(t("pay", { price: euros }))}</button>
<button name="action" value="decline">${t("decline")}</button>
</form>
<p><a href="${escapeHtml(session.cancelUrl)}">${t("abandon")}</a></p>`;
}

function renderPaid(
  { session, subscription }: { session: SandboxSession; subscription: SandboxSubscription },
  language: Language,
): string {
  const t = translateSandbox(language);
  const isOver = subscription.status === "canceled";
  const kind =
    subscription.status === "active" && subscription.isEnding ? "ending" : subscription.status;
  const date = new Intl.DateTimeFormat(dateLocaleIn(language, undefined), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(endOf(subscription));
  const buttons = laterActions
    .map((action) => `<button name="action" value="${action}">${t(`actions.${action}`)}</button>`)
    .join("\n");
  return `<p class="order">${describeOrder(subscription.price, language).line}</p>
<p>${t("paid")} ${escapeHtml(t(`status.${kind}`, { date }))}</p>
${isOver ? "" : `<p>${t("whatNext")}</p>\n<form method="post">\n${buttons}\n</form>`}
<p><a href="${escapeHtml(session.successUrl)}">${t("backToPostulo")}</a></p>`;
}
