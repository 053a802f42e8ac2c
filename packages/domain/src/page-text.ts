/** The part of the DOM that is used, because this package is compiled without it. */
interface PageElement {
  readonly remove: () => void;
  readonly before: (text: string) => void;
  readonly after: (text: string) => void;
}
interface PagePart {
  readonly textContent: string | null;
  readonly querySelectorAll: (selectors: string) => Iterable<PageElement>;
}
interface Page {
  readonly body: PagePart;
  readonly querySelector: (selectors: string) => PagePart | null;
}

/** Controls with their labels, but not the form around them, which may contain the whole page. */
const notText =
  "script,style,noscript,template,svg,nav,button,select,textarea,label,legend,datalist";
/** Left out of a whole page; a part of it may have its title in one. */
const pageFrame = "header,footer";
const blocks =
  "p,div,section,article,header,footer,form,li,ul,ol,h1,h2,h3,h4,h5,h6,br,tr,td,th,table,blockquote,dl,dd,dt,pre";

/**
 * The text of a part of a page, one line per block, without controls. Changes the part: pass a copy that DOMParser made,
 * which runs no scripts and loads nothing.
 */
export function partText(part: PagePart, removed = notText): string {
  for (const element of part.querySelectorAll(removed)) element.remove();
  for (const block of part.querySelectorAll(blocks)) {
    block.before("\n");
    block.after("\n");
  }
  return (part.textContent ?? "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The text of the main part of a page, without one of the whole page. Changes the page, see `partText`. */
export function mainText(page: Page): string {
  const main = page.querySelector("main,[role=main],article");
  return main ? partText(main) : partText(page.body, `${notText},${pageFrame}`);
}
