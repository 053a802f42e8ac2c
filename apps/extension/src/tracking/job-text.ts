/** As long as a posting may be for a letter, with room to spare. */
const maxLength = 30_000;
/** Shorter ones are a form with a heading, not a posting. */
const leastLength = 80;

const notText = "script,style,noscript,template,svg,nav,header,footer,form,button,select,textarea";
const blocks = "p,div,section,article,li,ul,ol,h1,h2,h3,h4,h5,h6,br,tr,blockquote,dd,dt";

/** The words of a document of its own that nothing else looks at, a block a line, without what is operated. */
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

// Parsed this way no script runs and nothing is loaded.
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** An escaped description is HTML only after it has been read once as text. */
function describedWords(html: string): string {
  const words = wordsOf(parse(html));
  return /<(?:p|br|ul|li|div)\b/i.test(words) ? wordsOf(parse(words)) : words;
}

/** What a page says about its job: the description of its structured data, else the words of its main part; empty when there is little. */
export function jobText(root: Document, described: string): string {
  const written = describedWords(described);
  if (written.length >= leastLength) return written;
  const main = root.querySelector("main,[role=main],article") ?? root.body;
  const read = wordsOf(parse(main.innerHTML));
  return read.length >= leastLength ? read : written;
}
