import { isSeen } from "./visibility.ts";

const silent = new Set("script style noscript template select textarea svg".split(" "));
const maxNodes = 20_000;

/** Whether the text directly in an element is visible. */
const shows = (element: Element | null): boolean => element !== null && isSeen(element);

/** The beginning of the text that the user can see in a document: no scripts, no templates, nothing hidden. */
export function visibleText({ body }: Document, maxLength: number): string {
  const walker = body.ownerDocument.createTreeWalker(
    body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && silent.has(node.localName)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  let text = "";
  for (let count = 0; count < maxNodes && text.length < maxLength; count++) {
    const node = walker.nextNode();
    if (!node) break;
    const words = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "").trim() : "";
    if (words !== "" && shows(node.parentElement)) text += ` ${words}`;
  }
  return text.slice(0, maxLength);
}
