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
  const mail = { to, subject, text: asText(words), html: asHtml(subject, words), action };
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

/** Mail programs ignore the typefaces of a page, and a file from a server would tell it who reads: the reader's own. */
const font =
  "'Geist Variable',Geist,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const list = ({ title, items }: MailList) =>
  `<h2 style="font-size:15px;font-weight:600;margin:24px 0 8px">${escapeHtml(title)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">
${items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join("\n")}
</ul>`;

const leaveLink = ({ label, link }: { label: string; link: string }) =>
  `<p class="soft" style="font-size:13px;color:#52525b;margin:16px 0 0"><a class="link" href="${escapeHtml(link)}" style="color:#4338ca">${escapeHtml(label)}</a></p>`;

/** For programs that show dark mails: the colours of the product's dark theme. */
const darkStyle = `@media (prefers-color-scheme: dark) {
body, .page { background: #0b0b0d !important; color: #f4f4f5 !important; }
.card { background: #141417 !important; border-color: #2a2a2e !important; }
.soft { color: #a8a8b3 !important; }
.link { color: #c7d2fe !important; }
}`;

const brand = `<p style="font-size:17px;font-weight:600;letter-spacing:-0.02em;margin:0 0 16px"><span aria-hidden="true" style="display:inline-block;width:24px;height:24px;margin-right:8px;border-radius:7px;background:#4f46e5;color:#ffffff;font-size:15px;line-height:24px;letter-spacing:0;text-align:center;vertical-align:1px">P</span>Postulo</p>`;

function asHtml(subject: string, words: MailMessages): string {
  const { language, before, lists = [], button, link, after, linkFallback, unsubscribe } = words;
  const address = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
<meta name="color-scheme" content="light dark">
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;background:#fafafa;color:#18181b;font-family:${font};font-size:15px;line-height:1.6">
<div style="max-width:36em;margin:0 auto;padding:32px 16px">
${brand}
<div class="card" style="background:#ffffff;border:1px solid #e4e4e7;border-radius:12px;padding:24px">
${[...before.map(paragraph), ...lists.map(list)].join("\n")}
<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:#4f46e5;color:#ffffff;padding:10px 18px;border-radius:6px;font-weight:500;text-decoration:none">${escapeHtml(button)}</a></p>
${after.map(paragraph).join("\n")}
<p class="soft" style="font-size:13px;color:#52525b;margin:0;overflow-wrap:anywhere">${escapeHtml(linkFallback)}<br><a class="link" href="${address}" style="color:#4338ca">${address}</a></p>
</div>
${unsubscribe ? leaveLink(unsubscribe) : ""}
</div>
</body>
</html>`;
}
