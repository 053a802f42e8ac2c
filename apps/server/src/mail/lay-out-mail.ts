import { conventions } from "@postulo/i18n/conventions";
import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mail.ts";

/** What a mail says, in the order in which it says it. */
export interface MailMessages {
  language: Language;
  before: readonly string[];
  lists?: readonly MailList[];
  button: string;
  link: string;
  after: readonly string[];
  /** Introduces the link once more, for those whose program shows no button. */
  linkFallback: string;
  /** For mails that come again and again: how they stop. */
  unsubscribe?: { label: string; link: string };
}

/** Lines below a heading. */
export interface MailList {
  title: string;
  items: readonly string[];
}

/** The same words as plain text and as a simple page. */
export function layOutMail(to: string, subject: string, words: MailMessages): Mail {
  const action = { label: words.button, link: words.link };
  const mail = { to, subject, text: asText(words), html: asHtml(words), action };
  return words.unsubscribe ? { ...mail, unsubscribe: words.unsubscribe.link } : mail;
}

function asText(words: MailMessages): string {
  const { language, before, lists = [], button, link, after, unsubscribe } = words;
  const { colon } = conventions[language];
  const listed = lists.map(({ title, items }) =>
    [title, ...items.map((item) => `- ${item}`)].join("\n"),
  );
  const leave = unsubscribe ? [`${unsubscribe.label}${colon}\n${unsubscribe.link}`] : [];
  return [...before, ...listed, `${button}${colon}\n${link}`, ...after, ...leave].join("\n\n");
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const list = ({ title, items }: MailList) =>
  `<h2 style="font-size:17px;margin:24px 0 8px">${escapeHtml(title)}</h2>
<ul style="margin:0;padding-left:20px">
${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("\n")}
</ul>`;

const leaveLink = ({ label, link }: { label: string; link: string }) =>
  `<p style="font-size:14px"><a href="${escapeHtml(link)}">${escapeHtml(label)}</a></p>`;

function asHtml(words: MailMessages): string {
  const { language, before, lists = [], button, link, after, linkFallback, unsubscribe } = words;
  const address = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}">
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1f2430;max-width:36em;margin:0 auto;padding:24px">
${[...before.map(paragraph), ...lists.map(list)].join("\n")}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:#1d5c4d;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="font-size:14px">${escapeHtml(linkFallback)}<br><a href="${address}">${address}</a></p>
${[...after.map(paragraph), ...(unsubscribe ? [leaveLink(unsubscribe)] : [])].join("\n")}
</body>
</html>`;
}
