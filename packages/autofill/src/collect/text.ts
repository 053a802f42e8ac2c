const silent = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "select",
  "textarea",
  "svg",
  "button",
  "option",
]);
const inline = new Set("a abbr b em font i mark small span strong sub sup u".split(" "));
const maxLength = 400;

/** Most texts have nothing to collapse. */
const isCollapsible = /[^\S ]| {2}/;

export const collapseWhitespace = (text: string): string =>
  (isCollapsible.test(text) ? text.replace(/\s+/g, " ") : text).trim().slice(0, maxLength);

const lineEnd = "\n\u2028";

/** Hints inside of a label. */
const hintSelector = "small,[class*=hint],[class*=help],[class*=description]";

function linesOf(element: Element, isSkipped?: (inner: Element) => boolean): string {
  const words: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.nodeValue ?? "");
    else if (node instanceof Element && !silent.has(node.localName) && isSkipped?.(node) !== true) {
      // Slotted content is outside of the component.
      const inner =
        node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
      for (const child of inner) visit(child);
      if (!inline.has(node.localName)) words.push(lineEnd);
      else if (node.nextSibling instanceof Element) words.push(" ");
    }
  };
  visit(element);
  return words.join("");
}

/** The text of an element without that of the controls inside it. */
export const ownText = (element: Element): string => collapseWhitespace(linesOf(element));

/** The first line of an element, without hints; further lines usually are hints. */
export function firstLine(element: Element): string {
  const lines = linesOf(element, (inner) => inner !== element && inner.matches(hintSelector));
  return collapseWhitespace(lines.trim().split(lineEnd)[0] ?? "");
}

/** The whole text of an element that is a control, such as a button. */
export const wholeText = (element: Element): string =>
  collapseWhitespace(element.textContent ?? "");

export const isInline = (element: Element): boolean => inline.has(element.localName);

export const isSilent = (element: Element): boolean => silent.has(element.localName);
