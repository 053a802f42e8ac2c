import { createHash } from "node:crypto";
import type { Language } from "@postulo/i18n/language";
import type { Context } from "hono";
import { escapeHtml } from "../mail/escape-html.ts";
import { plainFont } from "./plain-font.ts";

/** The product's typeface and colours, without its built stylesheet. Without the web app the typeface is the system's. */
const style = `
@font-face { font-family: "Geist Variable"; src: url("${plainFont}") format("woff2"); font-weight: 100 900; font-display: swap; }
:root { color-scheme: light dark; --page: #fff; --card: #fff; --text: #18181b; --soft: #52525b; --line: #e4e4e7; --edge: #d4d4d8; --hover: #f4f4f5; --fill: #4f46e5; --fill-hover: #4338ca; --link: #4338ca; --wrong: #b91c1c; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0b0d; --card: #141417; --text: #f4f4f5; --soft: #a8a8b3; --line: #2a2a2e; --edge: #65656f; --hover: #1c1c20; --fill: #5b53ea; --fill-hover: #4f46e5; --link: #c7d2fe; --wrong: #fca5a5; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 0.9375rem/1.6 "Geist Variable", system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
header { border-bottom: 1px solid var(--line); }
header a { display: flex; align-items: center; gap: .5rem; max-width: 44rem; height: 3.5rem; margin: 0 auto; padding: 0 1rem; color: var(--text); font-size: 1.0625rem; font-weight: 600; letter-spacing: -.02em; text-decoration: none; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
.narrow, header.narrow a { max-width: 34rem; }
main.narrow { padding-top: 10vh; }
h1 { font-size: 1.75rem; font-weight: 600; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .5rem; text-wrap: balance; }
h2 { font-size: 1.0625rem; font-weight: 600; margin: 0; }
p { margin: 0; text-wrap: pretty; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
nav { display: flex; flex-wrap: wrap; gap: 1.5rem; margin: 1rem 0 2rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
article, section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; display: grid; gap: .75rem; overflow-wrap: anywhere; }
section, footer { margin-top: 1.5rem; }
form { display: grid; gap: .5rem; }
button, .action { font: inherit; font-weight: 500; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 6px; border: 1px solid var(--edge); background: transparent; color: inherit; cursor: pointer; }
button:hover { background: var(--hover); }
.action, button.main { display: inline-block; justify-self: start; background: var(--fill); border-color: var(--fill); color: #fff; text-decoration: none; }
.action:hover, button.main:hover { background: var(--fill-hover); border-color: var(--fill-hover); }
form .main { justify-self: stretch; }
.soft { color: var(--soft); }
.text { white-space: pre-wrap; }
.order { font-size: 1.0625rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.wrong { color: var(--wrong); }
`;

/** As in `apps/web/src/ui/logo.tsx`. */
const logo =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true"><rect width="24" height="24" rx="6.5" fill="#4f46e5"/><path d="M8 18.5V6.5h4.6a3.9 3.9 0 0 1 0 7.8H10.9" stroke="#fff" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round"/><path d="m13.4 17.2 1.5 1.5 2.9-3.1" stroke="#c7d2fe" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Only the style above, its typeface and no script; its forms lead back to this server. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "font-src 'self'",
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
  const narrow = isNarrow ? ' class="narrow"' : "";
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
<header${narrow}><a href="/">${logo}Postulo</a></header>
<main${narrow}>
<h1>${name}</h1>
${content}
</main>
</body>
</html>`,
    status,
  );
}
