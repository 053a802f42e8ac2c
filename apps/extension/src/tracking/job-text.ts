import { mainText, partText } from "@postulo/domain/page-text";

/** Above the limit of postings for letters. */
const maxLength = 30_000;
/** Shorter texts are a form with a heading, not a posting. */
const minLength = 80;

// DOMParser runs no scripts and loads no resources.
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const htmlText = (html: string) => partText(parse(html).body);

/** The text of a description; escaped HTML is parsed twice. */
function describedText(html: string): string {
  const text = htmlText(html);
  const unescaped = /<(?:p|br|ul|li|div)\b/i.test(text) ? htmlText(text) : text;
  return unescaped.slice(0, maxLength);
}

/** What the user has selected; undefined if too short, and where the posting has a description in its structured data. */
export function selectedText(root: Document, described: string): string | undefined {
  const selected = (root.getSelection()?.toString() ?? "").trim().slice(0, maxLength);
  const isDescribed = describedText(described).length >= minLength;
  return selected.length < minLength || isDescribed ? undefined : selected;
}

/** The text of a posting: the description of its structured data, otherwise its main part; empty if too short. */
export function jobText(root: Document, described: string): string {
  const written = describedText(described);
  if (written.length >= minLength) return written;
  const read = mainText(parse(root.body.outerHTML)).slice(0, maxLength);
  return read.length >= minLength ? read : written;
}
