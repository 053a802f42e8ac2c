import { isAdoptedByAnother } from "./adopted-label.ts";
import { controlSelector, isControl } from "./controls.ts";
import { isInline, isSilent, ownText, tidy } from "./text.ts";
import { isSharedId } from "./tied-labels.ts";

const maxSteps = 60;
const maxPieces = 3;
const wall = new Set(["form", "body", "main", "dialog", "table"]);

type Direction = "before" | "after";
type Step = { readonly node: Node; readonly isSameLine: boolean };

const sibling = (node: Node, direction: Direction) =>
  direction === "before" ? node.previousSibling : node.nextSibling;

/** Out of a shadow root the way goes on at its host. */
function parentOf(node: Node): Element | undefined {
  const parent = node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
  return parent instanceof Element && !wall.has(parent.localName) ? parent : undefined;
}

/** The next node in reading direction, leaving `from` behind; undefined at a wall of the page. */
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

/** Inputs that a page keeps for itself beside a drawn control do not stand between the control and its label. */
const isForPage = (element: Element) =>
  element.getAttribute("tabindex") === "-1" &&
  (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("readonly"));

/** A slider is left to the person, and its words are its own. */
const sliderSelector = "input[type=range],[role=slider]";
const obstacleSelector = `${controlSelector},${sliderSelector}`;

const isObstacle = (element: Element) =>
  (isControl(element) && !isForPage(element)) || element.matches(sliderSelector);

function holdsControl(element: Element): boolean {
  if (isObstacle(element)) return true;
  for (const inner of element.querySelectorAll(obstacleSelector))
    if (isObstacle(inner)) return true;
  return false;
}

/** Whether an element's text belongs to another control by markup. */
function labelsAnother(element: Element, control: Element): boolean {
  if (!(element instanceof HTMLLabelElement)) return false;
  const owner = element.control;
  const isTied = owner !== null && (element.contains(owner) || !isSharedId(owner));
  return isTied ? owner !== control : isAdoptedByAnother(element, control);
}

const errorName = /(?:^|[\s_-])(?:errors?|invalid|feedback)(?:$|[\s_-])/i;

/** What a page says only after something went wrong: a message in waiting, or one for those who listen. */
function isMessage(element: Element, control: Element): boolean {
  if (element.matches("label,legend,h1,h2,h3,h4,h5,h6")) return false;
  if (element.matches("[role=alert]") || errorName.test(element.getAttribute("class") ?? ""))
    return true;
  const canTell = typeof element.checkVisibility === "function";
  return canTell && !element.checkVisibility() && control.checkVisibility();
}

type Found = { readonly text: string } | "end" | "enter" | "skip";

/** "Please enter a valid e-mail address" was said about a field that is done with. */
const complaint = /^(?:please|veuillez|merci)\b.*\bvalide?s?\b/i;

const textFound = (text: string): Found =>
  text === "" || complaint.test(text) ? "skip" : { text };

/** A label around another control names that one. */
const isOfAnother = (element: Element) =>
  isObstacle(element) || isSilent(element) || element instanceof HTMLLabelElement;

/** A group whose controls stand in components of their own still asks a question of its own. */
const holdsGroup = (element: Element) => element.querySelector("legend") !== null;

const lineSelector = ":scope > p,:scope > div";

/** A name with a hint under it is two texts. */
const isOfLines = (element: Element) =>
  !(element instanceof HTMLLabelElement) && element.querySelectorAll(lineSelector).length > 1;

function readElement(element: Element, control: Element): Found {
  if (element.localName === "hr") return "end";
  if (isFrameDrawing(element)) return "skip";
  if (holdsControl(element)) return isOfAnother(element) ? "end" : "enter";
  if (holdsGroup(element)) return "end";
  if (isSilent(element)) return "skip";
  if (isMessage(element, control)) return "skip";
  if (isOfLines(element)) return "enter";
  return labelsAnother(element, control) ? "end" : textFound(ownText(element));
}

/** A drawn frame repeats the label of its own field, for the gap in its line. */
const isFrameDrawing = (element: Element) =>
  element.localName === "fieldset" && element.getAttribute("aria-hidden") === "true";

/** What one neighbouring node contributes: a piece of text, the end of the search, or nothing. */
function read(node: Node, control: Element): Found {
  if (node instanceof Element) return readElement(node, control);
  return node.nodeType === Node.TEXT_NODE ? textFound(tidy(node.nodeValue ?? "")) : "skip";
}

type Piece = { readonly text: string; readonly isInline: boolean; readonly isSameLine: boolean };

/** Joins pieces that are parts of one line: `<b>City</b> (required) <input>`. */
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
  return lines.map((line) => tidy(line.text)).slice(0, maxPieces);
}

const isInlineNode = (node: Node) =>
  node.nodeType === Node.TEXT_NODE || (node instanceof Element && isInline(node));

/** Steps into a node that holds a control, from the side the walk comes from. */
function entering(node: Node, direction: Direction): Step | undefined {
  const inner = direction === "before" ? node.lastChild : node.firstChild;
  return inner ? { node: inner, isSameLine: false } : neighbour(node, direction);
}

/** A title is about what follows it. */
const titleSelector = "h1,h2,h3,h4,h5,h6,legend,[role=heading]";
const isTitle = (element: Element) =>
  element.matches(titleSelector) || element.querySelector(titleSelector) !== null;

/**
 * The text that stands before or after a control without being tied to it, nearest first: up to the next control, so that
 * a text is never taken from a neighbour that has its own field.
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
