import { controlsIn } from "./controls.ts";
import { nearbyText } from "./nearby-text.ts";
import { ownText } from "./text.ts";

const maxLength = 40;

const hasText = (node: Node) =>
  (node instanceof Element ? ownText(node) : (node.nodeValue ?? "").trim()) !== "";

/** Whether an element has one control, directly in it, and one text, after the control. */
function isTextBelow(box: Element): boolean {
  const [control, second] = controlsIn(box);
  if (!control || second || control.parentElement !== box) return false;
  const nodes = [...box.childNodes];
  const [text, another] = nodes.filter(hasText);
  return text !== undefined && !another && nodes.indexOf(text) > nodes.indexOf(control);
}

/**
 * The text below a control, which names it in a row whose parts all have theirs below: "First" and "Last" below the two
 * inputs of a name. Empty elsewhere, where it is a hint.
 */
export function textBelow(control: Element): string {
  const box = control.parentElement;
  if (!control.nextSibling || !box || !isTextBelow(box)) return "";
  const isRow = [box.previousElementSibling, box.nextElementSibling].some(
    (beside) => beside !== null && isTextBelow(beside),
  );
  const text = isRow ? (nearbyText(control, "after")[0] ?? "") : "";
  return text.length > maxLength ? "" : text;
}
