import type { Language } from "@postulo/i18n/language";
import type { PlainPage } from "../web-pages/plain-page.ts";
import { escapeHtml } from "./escape-html.ts";

export interface LinkPage {
  language: Language;
  title: string;
  body: string;
  home: string;
  /** What a click on the button posts to. */
  question?: { button: string; action: string };
}

/** What the link of a mail opens. */
export function renderLinkPage({ language, title, body, home, question }: LinkPage): PlainPage {
  const form = question
    ? `<form method="post" action="${escapeHtml(question.action)}"><button class="main">${escapeHtml(question.button)}</button></form>`
    : "";
  return {
    language,
    title,
    isNarrow: true,
    content: `<section>
<p>${escapeHtml(body)}</p>
${form}
</section>
<footer><a href="/">${escapeHtml(home)}</a></footer>`,
  };
}
