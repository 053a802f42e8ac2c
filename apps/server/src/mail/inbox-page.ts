import type { Language } from "@postulo/i18n/language";
import type { PlainPage } from "../web-pages/plain-page.ts";
import { escapeHtml } from "./escape-html.ts";
import { inboxWords } from "./inbox-words.ts";
import type { StoredMail } from "./inbox.ts";

/** The mails as a page that needs no script, with nothing from a mail but its text; the links in them can be clicked. */
export function drawInbox(mails: readonly StoredMail[], language: Language): PlainPage {
  const words = inboxWords[language];
  const list = mails.map((mail) => `<li>${drawMail(mail, language)}</li>`).join("\n");
  return {
    language,
    title: words.title,
    content: `<p class="soft">${words.explanation}</p>
<nav><a href="/inbox">${words.refresh}</a> <a href="/">${words.home}</a></nav>
${mails.length === 0 ? `<p>${words.empty}</p>` : `<ol>\n${list}\n</ol>`}`,
  };
}

/** For a browser without the operator's cookie: where the link is, and nothing of any mail. */
export function drawClosedInbox(language: Language): PlainPage {
  const words = inboxWords[language];
  return {
    language,
    title: words.title,
    isNarrow: true,
    content: `<section>
<p>${words.closed}</p>
<p class="soft">${words.forOperator}</p>
</section>
<nav><a href="/">${words.home}</a></nav>`,
  };
}

function drawMail(mail: StoredMail, language: Language): string {
  const { to } = inboxWords[language];
  const time = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "medium" }).format(
    new Date(mail.sentAt),
  );
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="soft">${to} ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sentAt)}">${time}</time></p>
<p><a class="action" href="${escapeHtml(mail.action.link)}">${escapeHtml(mail.action.label)}</a></p>
<div class="text soft">${withLinks(mail.text)}</div>
</article>`;
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
