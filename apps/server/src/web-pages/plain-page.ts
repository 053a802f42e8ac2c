import { createHash } from "node:crypto";
import type { Language } from "@postulo/i18n/language";
import type { Context } from "hono";
import { escapeHtml } from "../mail/escape-html.ts";

/** The product's colours; these pages work without its built stylesheet. */
const style = `
:root { color-scheme: light dark; --page: #fafafa; --card: #fff; --text: #18181b; --soft: #52525b; --line: #e4e4e7; --edge: #8b8b95; --fill: #4f46e5; --link: #4338ca; --wrong: #b91c1c; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0b0d; --card: #1c1c20; --text: #f4f4f5; --soft: #a8a8b3; --line: #2a2a2e; --edge: #65656f; --fill: #5b53ea; --link: #c7d2fe; --wrong: #fca5a5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1rem 4rem; }
main.narrow { max-width: 34rem; padding-top: 14vh; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0; }
p { margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 4px; }
nav { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: 1rem 0 2rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
article, section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; display: grid; gap: 1rem; overflow-wrap: anywhere; }
section, footer { margin-top: 1.5rem; }
form { display: grid; gap: .75rem; }
button, .action { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 8px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; }
.action, button.main { display: inline-block; justify-self: start; background: var(--fill); border-color: var(--fill); color: #fff; font-weight: 600; text-decoration: none; }
form .main { justify-self: stretch; }
.soft { color: var(--soft); }
.text { white-space: pre-wrap; }
.order { font-size: 1.125rem; font-weight: 600; }
.wrong { color: var(--wrong); }
`;

/** Only the style above and no script; its forms lead back to this server. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A page rendered by the server. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** The content below the title, as escaped HTML. */
  readonly content: string;
  /** For one question or one message. */
  readonly isNarrow?: boolean;
}

/** Sends a page without scripts that is neither cached nor indexed. */
export function sendPlainPage(
  c: Context,
  { language, title, content, isNarrow = false }: PlainPage,
  status: 200 | 404 = 200,
): Response | Promise<Response> {
  const name = escapeHtml(title);
  c.header("content-security-policy", policy);
  c.header("cache-control", "no-store");
  return c.html(
    `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · Postulo</title>
<style>${style}</style>
</head>
<body>
<main${isNarrow ? ' class="narrow"' : ""}>
<h1>${name}</h1>
${content}
</main>
</body>
</html>`,
    status,
  );
}
