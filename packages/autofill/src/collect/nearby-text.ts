import { fieldRemark } from "@postulo/lexicon/form-texts";
import { isAdjacentToAnother } from "./adjacent-label.ts";
import { controlSelector, isControl } from "./controls.ts";
import { readOnce } from "./reading-cache.ts";
import { isInline, isSilent, ownText, collapseWhitespace } from "./text.ts";
import { isLabelOf, isSharedId } from "./label-index.ts";

const maxSteps = 60;
const maxPieces = 3;
const wall = new Set(["form", "body", "main", "dialog", "table"]);

type Direction = "before" | "after";
type Step = { readonly node: Node; readonly isSameLine: boolean };

const sibling = (node: Node, direction: Direction) =>
  direction === "before" ? node.previousSibling : node.nextSibling;

/** The parent element; for the top of a shadow root its host. */
function parentOf(node: Node): Element | undefined {
  const parent = node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
  return parent instanceof Element && !wall.has(parent.localName) ? parent : undefined;
}

/** The next node in the direction after `from`; undefined at a boundary element. */
function neighbour(from: Node, direction: Direction): Step | undefined {
  let node = from;
  let isSameLine = true;
  for (;;) {
    const next = sibling(node, direction);
    if (next) return { node: next, isSameLine };
    const parent = parentOf(node);
    if (!parent) return undefined;
    isSameLine &&= isInline(parent);
    node = parent;
  }
}

/** Internal inputs of a custom control, which do not separate the control from its label. */
const isForPage = (element: Element) =>
  element.getAttribute("tabindex") === "-1" &&
  (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("readonly"));

/** These sliders are not filled, but they have labels. */
const sliderSelector = "[role=slider]";
const obstacleSelector = `${controlSelector},${sliderSelector}`;

const isObstacle = (element: Element) =>
  (isControl(element) && !isForPage(element)) || element.matches(sliderSelector);

function containsControl(element: Element): boolean {
  if (element.childElementCount === 0) return false;
  for (const inner of element.querySelectorAll(obstacleSelector))
    if (isObstacle(inner)) return true;
  return false;
}

/** Whether an element is associated with another control by markup. */
function labelsAnother(element: Element, control: Element): boolean {
  if (!(element instanceof HTMLLabelElement)) return false;
  const owner = element.control;
  const isTied =
    owner !== null &&
    (element.contains(owner) || (!isSharedId(owner) && isLabelOf(element, owner)));
  return isTied ? owner !== control : isAdjacentToAnother(element, control);
}

const errorName = /(?:^|[\s_-])(?:errors?|invalid|feedback)(?:$|[\s_-])/i;

/** Whether an element is an error message or a live region. */
function isMessage(element: Element, control: Element): boolean {
  if (element.matches("label,legend,h1,h2,h3,h4,h5,h6")) return false;
  if (element.matches("[role=alert]") || errorName.test(element.getAttribute("class") ?? ""))
    return true;
  const canTell = typeof element.checkVisibility === "function";
  return canTell && !element.checkVisibility() && control.checkVisibility();
}

type Found = { readonly text: string } | "end" | "enter" | "skip";

/** A validation message, which belongs to the previous field: "Please enter a valid e-mail address". */
const complaint = /^(?:please|veuillez|merci)\b.*\bvalide?s?\b/i;

const textFound = (text: string): Found =>
  text === "" || complaint.test(text) ? "skip" : { text };

/** A label that wraps another control. */
const isOfAnother = (element: Element) => isSilent(element) || element instanceof HTMLLabelElement;

/** A group with a legend and more, whose controls may be in shadow roots. */
function holdsGroup(element: Element): boolean {
  const legend = element.childElementCount > 0 ? element.querySelector("legend") : null;
  return legend !== null && (legend.parentElement?.childElementCount ?? 0) > 1;
}

const lineSelector = ":scope > p,:scope > div";

/** A block with several lines, such as a name and its hint. */
const isOfLines = (element: Element) =>
  element.childElementCount > 1 &&
  !(element instanceof HTMLLabelElement) &&
  element.querySelectorAll(lineSelector).length > 1;

/** What an element is for each control; "text" when it has one, which may be of another control. */
const kindOf = readOnce((element: Element): "end" | "enter" | "skip" | "text" => {
  if (element.localName === "hr") return "end";
  if (isFrameDrawing(element)) return "skip";
  if (isObstacle(element)) return "end";
  if (containsControl(element)) return isOfAnother(element) ? "end" : "enter";
  if (holdsGroup(element)) return "end";
  return isSilent(element) ? "skip" : "text";
});

function readElement(element: Element, control: Element): Found {
  const kind = kindOf(element);
  if (kind !== "text") return kind;
  if (isMessage(element, control)) return "skip";
  if (isOfLines(element)) return "enter";
  return labelsAnother(element, control) ? "end" : textFound(ownText(element));
}

/** An outline that repeats the label of its field, as in Material UI. */
const isFrameDrawing = (element: Element) =>
  element.localName === "fieldset" && element.getAttribute("aria-hidden") === "true";

/** The result of one node: text, the end of the search, or nothing. */
function read(node: Node, control: Element): Found {
  if (node instanceof Element) return readElement(node, control);
  return node.nodeType === Node.TEXT_NODE
    ? textFound(collapseWhitespace(node.nodeValue ?? ""))
    : "skip";
}

type Piece = { readonly text: string; readonly isInline: boolean; readonly isSameLine: boolean };

/** Joins inline pieces of one line: `<b>City</b> (required) <input>`. */
function joined(pieces: readonly Piece[], direction: Direction): readonly string[] {
  const lines: Piece[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last?.isInline && piece.isInline && piece.isSameLine) {
      const text =
        direction === "before" ? `${piece.text} ${last.text}` : `${last.text} ${piece.text}`;
      lines[lines.length - 1] = { ...last, text };
    } else lines.push(piece);
  }
  return lines
    .map((line) => collapseWhitespace(line.text))
    .filter((text) => direction === "after" || !fieldRemark.test(text))
    .slice(0, maxPieces);
}

const isInlineNode = (node: Node) =>
  node.nodeType === Node.TEXT_NODE || (node instanceof Element && isInline(node));

/** Enters a node that contains a control, in the direction of the walk. */
function entering(node: Node, direction: Direction): Step | undefined {
  const inner = direction === "before" ? node.lastChild : node.firstChild;
  return inner ? { node: inner, isSameLine: false } : neighbour(node, direction);
}

/** A title belongs to the content after it. */
const titleSelector = "h1,h2,h3,h4,h5,h6,legend,[role=heading]";
const isTitle = (element: Element) =>
  element.matches(titleSelector) || element.querySelector(titleSelector) !== null;

/**
 * The texts before or after a control that are not associated with it, nearest first. Stops at the next control, so that
 * no text of another field is returned.
 */
export function nearbyText(control: Element, direction: Direction): readonly string[] {
  const pieces: Piece[] = [];
  let isBroken = false;
  let step = neighbour(control, direction);
  for (let count = 0; step && count < maxSteps && pieces.length < maxPieces * 2; count++) {
    const { node, isSameLine } = step;
    isBroken ||= node.nodeName === "BR" || !isSameLine;
    if (direction === "after" && node instanceof Element && isTitle(node)) break;
    const result = read(node, control);
    if (result === "end") break;
    if (typeof result === "object") {
      pieces.push({ text: result.text, isInline: isInlineNode(node), isSameLine: !isBroken });
      isBroken = false;
    }
    step = result === "enter" ? entering(node, direction) : neighbour(node, direction);
  }
  return joined(pieces, direction);
}
