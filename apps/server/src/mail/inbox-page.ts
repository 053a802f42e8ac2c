import { dateLocaleIn } from "@postulo/i18n/date-locale";
import type { Language } from "@postulo/i18n/language";
import type { PlainPage } from "../web-pages/plain-page.ts";
import { escapeHtml } from "./escape-html.ts";
import { translateInbox } from "./inbox-messages.ts";
import type { StoredMail } from "./inbox.ts";

/** The mails as a page that needs no script, with nothing from a mail but its text; the links in them can be clicked. */
export function renderInbox(mails: readonly StoredMail[], language: Language): PlainPage {
  const t = translateInbox(language);
  const list = mails.map((mail) => `<li>${renderMail(mail, language)}</li>`).join("\n");
  return {
    language,
    title: t("title"),
    content: `<p class="soft">${t("explanation")}</p>
<nav><a href="/inbox">${t("refresh")}</a> <a href="/">${t("home")}</a></nav>
${mails.length === 0 ? `<p>${t("empty")}</p>` : `<ol>\n${list}\n</ol>`}`,
  };
}

/** For a browser without the operator's cookie: where the link is, and nothing of any mail. */
export function renderClosedInbox(language: Language): PlainPage {
  const t = translateInbox(language);
  return {
    language,
    title: t("title"),
    isNarrow: true,
    content: `<section>
<p>${t("closed")}</p>
<p class="soft">${t("forOperator")}</p>
</section>
<nav><a href="/">${t("home")}</a></nav>`,
  };
}

function renderMail(mail: StoredMail, language: Language): string {
  const t = translateInbox(language);
  const time = new Intl.DateTimeFormat(dateLocaleIn(language, undefined), {
    dateStyle: "long",
    timeStyle: "medium",
  }).format(new Date(mail.sentAt));
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="soft">${t("to")} ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sentAt)}">${time}</time></p>
${renderAction(mail)}<div class="text soft">${withLinks(mail.text)}</div>
</article>`;
}

function renderAction({ action }: StoredMail): string {
  if (!action) return "";
  return `<p><a class="action" href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>\n`;
}

/** Text is escaped between the addresses, and the addresses too. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      const escaped = escapeHtml(part);
      return /^https?:\/\//.test(part) ? `<a href="${escaped}">${escaped}</a>` : escaped;
    })
    .join("");
}
