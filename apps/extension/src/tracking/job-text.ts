/** Above the limit of postings for letters. */
const maxLength = 30_000;
/** Shorter texts are a form with a heading, not a posting. */
const minLength = 80;

const notText = "script,style,noscript,template,svg,nav,header,footer,form,button,select,textarea";
const blocks = "p,div,section,article,li,ul,ol,h1,h2,h3,h4,h5,h6,br,tr,blockquote,dd,dt";

/** The text of an inert document, one line per block, without controls. */
function wordsOf(inert: Document): string {
  for (const element of inert.body.querySelectorAll(notText)) element.remove();
  for (const block of inert.body.querySelectorAll(blocks)) block.before("\n");
  return (inert.body.textContent ?? "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, maxLength);
}

// DOMParser runs no scripts and loads no resources.
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** The text of a description; escaped HTML is parsed twice. */
function describedWords(html: string): string {
  const words = wordsOf(parse(html));
  return /<(?:p|br|ul|li|div)\b/i.test(words) ? wordsOf(parse(words)) : words;
}

/** What the user has selected; undefined if too short, and where the posting has a description in its structured data. */
export function selectedText(root: Document, described: string): string | undefined {
  const selected = (root.getSelection()?.toString() ?? "").trim().slice(0, maxLength);
  const isDescribed = describedWords(described).length >= minLength;
  return selected.length < minLength || isDescribed ? undefined : selected;
}

/** The text of a posting: the description of its structured data, otherwise its main part; empty if too short. */
export function jobText(root: Document, described: string): string {
  const written = describedWords(described);
  if (written.length >= minLength) return written;
  const main = root.querySelector("main,[role=main],article") ?? root.body;
  const read = wordsOf(parse(main.innerHTML));
  return read.length >= minLength ? read : written;
}
