import { mailLink } from "@postulo/domain/application-edit";
import { websiteUrl } from "@postulo/domain/profile/website";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { createElement, useMemo, type ReactNode } from "react";
import classes from "./markdown-text.module.css";

/** Without extensions there are no other tokens. */
const isKnown = (token: Token): token is MarkedToken => token.type !== "";

const shown = (tokens: readonly Token[] | undefined): ReactNode =>
  // The index is a stable key, because the whole text is parsed again on a change.
  (tokens ?? []).map((token, at) =>
    isKnown(token) ? <Shown key={`${at} ${token.type}`} token={token} /> : null,
  );

/** The URL if it is safe as a link: http, https or mailto; else undefined. */
function safeAddress(href: string): string | undefined {
  if (/^mailto:/i.test(href)) return mailLink(href.slice("mailto:".length));
  return /^https?:\/\//i.test(href) ? websiteUrl(href) : undefined;
}

function Link({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const address = safeAddress(href);
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The page's own headings end at level 2. */
const headingLevel = (depth: number) => Math.min(depth + 2, 6);

function List({ token }: { readonly token: Tokens.List }) {
  const items = token.items.map((item, at) => <li key={`${at} item`}>{shown(item.tokens)}</li>);
  return token.ordered ? <ol start={token.start || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ token: { header, rows } }: { readonly token: Tokens.Table }) {
  return (
    <table>
      <thead>
        <tr>
          {header.map((cell, at) => (
            <th key={`${at} head`} scope="col">
              {shown(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, line) => (
          <tr key={`${line} row`}>
            {cells.map((cell, at) => (
              <td key={`${at} cell`}>{shown(cell.tokens)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tokens that are rendered as one element with children. */
const tags: Readonly<Record<string, string>> = {
  strong: "strong",
  em: "em",
  del: "del",
  paragraph: "p",
  blockquote: "blockquote",
};
const withoutText: readonly string[] = ["space", "def"];

/** Inline tokens. HTML is rendered as text. */
function Leaf({ token }: { readonly token: MarkedToken }): ReactNode {
  if (withoutText.includes(token.type)) return null;
  if (token.type === "hr") return <hr />;
  if (token.type === "br") return <br />;
  if (token.type === "codespan") return <code>{token.text}</code>;
  if (token.type === "checkbox") return token.checked ? "☑ " : "☐ ";
  if (token.type === "code") {
    return (
      <pre>
        <code>{token.text}</code>
      </pre>
    );
  }
  return token.type === "text" || token.type === "escape" ? token.text : token.raw;
}

/** Renders a token as React elements, never as an HTML string. */
function Shown({ token }: { readonly token: MarkedToken }): ReactNode {
  if (token.type === "heading")
    return createElement(`h${headingLevel(token.depth)}`, {}, shown(token.tokens));
  if (token.type === "list") return <List token={token} />;
  if (token.type === "table") return <Table token={token} />;
  if (token.type === "link") return <Link href={token.href}>{shown(token.tokens)}</Link>;
  // A link instead of an external image, which would reveal the reader to its server.
  if (token.type === "image") return <Link href={token.href}>{token.text || token.href}</Link>;
  const tag = tags[token.type];
  const inner = "tokens" in token ? token.tokens : undefined;
  if (tag !== undefined) return createElement(tag, {}, shown(inner));
  return inner ? shown(inner) : <Leaf token={token} />;
}

/** Renders Markdown. */
export default function MarkdownText({ text }: { readonly text: string }) {
  const tokens = useMemo(() => lexer(text, { gfm: true, breaks: true }), [text]);
  return <div className={classes["text"]}>{shown(tokens)}</div>;
}
