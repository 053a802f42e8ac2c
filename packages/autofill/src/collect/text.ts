import { readOnce } from "./reading-cache.ts";

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

const maxNodes = 10_000;

/** Slotted content is outside of the component. */
const inside = (element: Element): readonly Node[] =>
  element instanceof HTMLSlotElement
    ? element.assignedNodes({ flatten: true }).slice(0, maxNodes)
    : firstChildren(element);

/** Up to 10,000 children. */
function firstChildren(element: Element): readonly Node[] {
  const nodes: Node[] = [];
  for (let at = element.firstChild; at && nodes.length < maxNodes; at = at.nextSibling)
    nodes.push(at);
  return nodes;
}

/** The text that follows an element: the end of its line, or a space between inline elements. */
function textAfter(element: Element): string {
  if (!inline.has(element.localName)) return lineEnd;
  return element.nextSibling instanceof Element ? " " : "";
}

/** Whether an element inside another one is a control or an option of a list, whose text is not that of the other one. */
const isOption = (inner: Element, outer: Element) =>
  silent.has(inner.localName) || (inner !== outer && inner.getAttribute("role") === "option");

/** Up to 10,000 nodes. Iterative, because pages nest elements deeper than the call stack is. */
function linesOf(element: Element, isSkipped?: (inner: Element) => boolean): string {
  let text = "";
  const open: (Node | string)[] = [element];
  for (let count = 0; count < maxNodes; count++) {
    const at = open.pop();
    if (at === undefined) break;
    if (typeof at === "string") text += at;
    else if (at.nodeType === Node.TEXT_NODE) text += at.nodeValue ?? "";
    else if (at instanceof Element && !isOption(at, element) && isSkipped?.(at) !== true) {
      open.push(textAfter(at));
      // One by one: the arguments of a call are limited by the call stack.
      for (const inner of inside(at).toReversed()) open.push(inner);
    }
  }
  return text;
}

/** Whether an element contains text alone, which is one line. */
const isOfText = (element: Element) =>
  element.childElementCount === 0 && element.localName !== "slot" && !silent.has(element.localName);

/** The text of an element without that of the controls inside it. */
export const ownText = readOnce((element: Element): string =>
  isOfText(element) ? wholeText(element) : collapseWhitespace(linesOf(element)),
);

/** The first line of an element, without hints; further lines usually are hints. */
export const firstLine = readOnce((element: Element): string => {
  if (isOfText(element)) return ownText(element);
  const lines = linesOf(element, (inner) => inner !== element && inner.matches(hintSelector));
  return collapseWhitespace(lines.trim().split(lineEnd)[0] ?? "");
});

/** The whole text of an element that is a control, such as a button. */
export const wholeText = (element: Element): string =>
  collapseWhitespace(element.textContent ?? "");

export const isInline = (element: Element): boolean => inline.has(element.localName);

export const isSilent = (element: Element): boolean => silent.has(element.localName);
