import { controlsIn } from "./controls.ts";
import { ownText } from "./text.ts";
import { isSharedId } from "./label-index.ts";
import { readOnce } from "./reading-cache.ts";

const maxDepth = 3;

type ContainedControl = HTMLElement | "none" | "several";

/** The only control inside an element. */
const controlOf = readOnce((element: Element): ContainedControl => {
  const [first, second] = controlsIn(element);
  return second ? "several" : (first ?? "none");
});

/** A label that neither wraps a control nor has `for`. */
function isFree(label: Element): label is HTMLLabelElement {
  if (!(label instanceof HTMLLabelElement) || controlsIn(label).length > 0) return false;
  return label.control === null || isSharedId(label.control);
}

/** The only label in the nearest element with only this control, before the control or, if floating, after it. */
export function adjacentLabel(control: Element): Element | undefined {
  let at = control.parentElement;
  for (let depth = 0; at && depth < maxDepth; at = at.parentElement, depth++) {
    if (controlOf(at) === "several") return undefined;
    const labels = [...at.querySelectorAll("label")].filter(
      (label) => isFree(label) && ownText(label) !== "",
    );
    if (labels.length > 0) return labels.length === 1 ? labels[0] : undefined;
  }
  return undefined;
}

/** Whether an unassociated label is adjacent to another control. */
export function isAdjacentToAnother(label: Element, control: Element): boolean {
  if (!isFree(label)) return false;
  let at = label.parentElement;
  for (let depth = 0; at && depth < maxDepth; at = at.parentElement, depth++) {
    const found = controlOf(at);
    if (found !== "none") return found !== "several" && found !== control;
  }
  return false;
}
