import { createHash } from "node:crypto";
import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "./escape-html.ts";
import { inboxWords } from "./inbox-words.ts";
import type { StoredMail } from "./inbox.ts";

const style = `
:root { color-scheme: light dark; --page: #fafafa; --card: #fff; --text: #18181b; --soft: #52525b; --line: #e4e4e7; --fill: #4f46e5; --link: #4338ca; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0b0d; --card: #1c1c20; --text: #f4f4f5; --soft: #a8a8b3; --line: #2a2a2e; --fill: #5b53ea; --link: #c7d2fe; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 4px; }
.soft { color: var(--soft); margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: 1rem 0 2rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.25rem 1.5rem 1.5rem; }
.action { display: inline-block; margin: 1rem 0; padding: .5rem 1rem; border-radius: 8px; background: var(--fill); color: #fff; font-weight: 600; text-decoration: none; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; color: var(--soft); }
`;

/** Only the style above; no script, nothing from a mail but its text. */
export const inboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The mails as a page that needs no script; the links in them can be clicked. */
export function drawInbox(mails: readonly StoredMail[], language: Language): string {
  const words = inboxWords[language];
  const list = mails.map((mail) => `<li>${drawMail(mail, language)}</li>`).join("\n");
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
<nav><a href="/inbox">${words.refresh}</a> <a href="/">${words.home}</a></nav>
${mails.length === 0 ? `<p>${words.empty}</p>` : `<ol>\n${list}\n</ol>`}
</main>
</body>
</html>`;
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
<div class="text">${withLinks(mail.text)}</div>
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
