import { createHash } from "node:crypto";
import { orderOf } from "@postulo/billing/price-table";
import { sandboxPrices } from "@postulo/billing/sandbox/sandbox-prices";
import type { SandboxSession, SandboxSubscription } from "@postulo/billing/sandbox/sandbox-records";
import { endOf } from "@postulo/billing/sandbox/sandbox-subscriptions";
import { priceEuros } from "@postulo/domain/plan";
import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "../mail/escape-html.ts";
import { sandboxWords } from "./sandbox-words.ts";

const style = `
:root { color-scheme: light dark; --page: #fafafa; --card: #fff; --text: #18181b; --soft: #52525b; --line: #e4e4e7; --edge: #8b8b95; --fill: #4f46e5; --link: #4338ca; --wrong: #b91c1c; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0b0d; --card: #1c1c20; --text: #f4f4f5; --soft: #a8a8b3; --line: #2a2a2e; --edge: #65656f; --fill: #5b53ea; --link: #c7d2fe; --wrong: #fca5a5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; display: grid; gap: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
p { margin: 0; }
form { display: grid; gap: .75rem; }
.soft { color: var(--soft); margin-bottom: 1.5rem; }
.order { font-size: 1.125rem; font-weight: 600; }
.wrong { color: var(--wrong); }
a { color: var(--link); }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 8px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--fill); border-color: var(--fill); color: #fff; font-weight: 600; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; }
`;

/** Only the style above, no script; its forms lead back to this server. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

interface SandboxPage {
  readonly session: SandboxSession;
  readonly subscription: SandboxSubscription | undefined;
  readonly wasDeclined: boolean;
}

/** The page of a session: where it is paid, and afterwards where its future is decided. */
export function drawSandboxPage(page: SandboxPage, language: Language): string {
  const words = sandboxWords[language];
  const { session, subscription } = page;
  const body =
    session.status === "open"
      ? drawOpen(page, language)
      : subscription
        ? drawPaid({ session, subscription }, language)
        : `<p>${words.expired}</p><p><a href="${escapeHtml(session.cancelUrl)}">${words.backToPostulo}</a></p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} · Postulo</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="soft">${words.explanation}</p>
<section>
${body}
</section>
</main>
</body>
</html>`;
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
