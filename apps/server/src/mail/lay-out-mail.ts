import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mail.ts";

/** What a mail says, in the order in which it says it. */
export interface MailWords {
  language: Language;
  before: readonly string[];
  button: string;
  link: string;
  after: readonly string[];
  /** Introduces the link once more, for those whose program shows no button. */
  linkFallback: string;
}

/** The same words as plain text and as a simple page. */
export function layOutMail(to: string, subject: string, words: MailWords): Mail {
  const action = { label: words.button, link: words.link };
  return { to, subject, text: asText(words), html: asHtml(words), action };
}

function asText({ before, button, link, after }: MailWords): string {
  return [...before, `${button}:\n${link}`, ...after].join("\n\n");
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function asHtml({ language, before, button, link, after, linkFallback }: MailWords): string {
  const address = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}">
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1f2430;max-width:36em;margin:0 auto;padding:24px">
${before.map(paragraph).join("\n")}
<p><a href="${address}" style="display:inline-block;background:#1d5c4d;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="font-size:14px">${escapeHtml(linkFallback)}<br><a href="${address}">${address}</a></p>
${after.map(paragraph).join("\n")}
</body>
</html>`;
}
