import { orderOf } from "@postulo/billing/price-table";
import { sandboxPrices } from "@postulo/billing/sandbox/sandbox-prices";
import type { SandboxSession, SandboxSubscription } from "@postulo/billing/sandbox/sandbox-records";
import { endOf } from "@postulo/billing/sandbox/sandbox-subscriptions";
import { priceEuros } from "@postulo/domain/plan";
import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "../mail/escape-html.ts";
import type { PlainPage } from "../web-pages/plain-page.ts";
import { sandboxWords } from "./sandbox-words.ts";

interface SandboxPage {
  readonly session: SandboxSession;
  readonly subscription: SandboxSubscription | undefined;
  readonly wasDeclined: boolean;
}

/** The page of a session: where it is paid, and afterwards where its future is decided. */
export function drawSandboxPage(page: SandboxPage, language: Language): PlainPage {
  const words = sandboxWords[language];
  const { session, subscription } = page;
  const body =
    session.status === "open"
      ? drawOpen(page, language)
      : subscription
        ? drawPaid({ session, subscription }, language)
        : `<p>${words.expired}</p><p><a href="${escapeHtml(session.cancelUrl)}">${words.backToPostulo}</a></p>`;
  return {
    language,
    title: words.title,
    isNarrow: true,
    content: `<p class="soft">${words.explanation}</p>
<section>
${body}
</section>`,
  };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return escapeHtml(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ""));
}

function describeOrder(price: string, language: Language) {
  const order = orderOf(sandboxPrices, price);
  if (!order) throw new Error(`There is no price ${price}`);
  const euros = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  }).format(priceEuros[order.plan][order.interval]);
  const line = fill(sandboxWords[language].order[order.interval], {
    plan: order.plan,
    price: euros,
  });
  return { line, euros };
}

function drawOpen({ session, wasDeclined }: SandboxPage, language: Language): string {
  const words = sandboxWords[language];
  const { line, euros } = describeOrder(session.price, language);
  return `<p class="order">${line}</p>
${wasDeclined ? `<p class="wrong" role="alert">${words.declined}</p>` : ""}
<form method="post">
<button class="main" name="action" value="pay">${fill(words.pay, { price: euros })}</button>
<button name="action" value="decline">${words.decline}</button>
</form>
<p><a href="${escapeHtml(session.cancelUrl)}">${words.abandon}</a></p>`;
}

function drawPaid(
  { session, subscription }: { session: SandboxSession; subscription: SandboxSubscription },
  language: Language,
): string {
  const words = sandboxWords[language];
  const isOver = subscription.status === "canceled";
  const kind =
    subscription.status === "active" && subscription.isEnding ? "ending" : subscription.status;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    endOf(subscription),
  );
  const buttons = Object.entries(words.actions)
    .map(([action, label]) => `<button name="action" value="${action}">${label}</button>`)
    .join("\n");
  return `<p class="order">${describeOrder(subscription.price, language).line}</p>
<p>${words.paid} ${fill(words.status[kind], { date })}</p>
${isOver ? "" : `<p>${words.whatNext}</p>\n<form method="post">\n${buttons}\n</form>`}
<p><a href="${escapeHtml(session.successUrl)}">${words.backToPostulo}</a></p>`;
}
