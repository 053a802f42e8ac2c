import { createHash } from "node:crypto";
import type { Language } from "@postulo/i18n/language";
import { escapeHtml } from "./escape-html.ts";

const style = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1f2430; --soft: #5a6070; --accent: #1d5c4d; --on-accent: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --paper: #15171c; --ink: #e8e6e1; --soft: #a5a9b4; --accent: #7fd1b9; --on-accent: #15171c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 18vh 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
p { margin: 0 0 1.5rem; }
button { font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 8px; padding: .75rem 1.25rem; min-height: 44px; cursor: pointer; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
footer { margin-top: 2.5rem; color: var(--soft); }
`;

/** Only the style above, and a form that leads back to us. */
export const linkPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

export interface LinkPage {
  language: Language;
  title: string;
  body: string;
  home: string;
  /** What a click on the button posts to. */
  question?: { button: string; action: string };
}

/** What the link of a mail opens: a page that needs no script. */
export function drawLinkPage({ language, title, body, home, question }: LinkPage): string {
  const form = question
    ? `<form method="post" action="${escapeHtml(question.action)}"><button>${escapeHtml(question.button)}</button></form>`
    : "";
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Postulo</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(body)}</p>
${form}
<footer><a href="/">${escapeHtml(home)}</a></footer>
</main>
</body>
</html>`;
}
