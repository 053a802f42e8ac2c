import { controlsIn } from "./controls.ts";
import { ownText } from "./text.ts";
import { isSharedId } from "./tied-labels.ts";

const farthest = 3;

type Held = HTMLElement | "none" | "several";

let held = new WeakMap<Element, Held>();

/** To be called before a page is read again. */
export function forgetAdopted(): void {
  held = new WeakMap();
}

/** The one control inside an element; fields stand in the same elements, up to the whole form, so that each is read once. */
function controlOf(element: Element): Held {
  const before = held.get(element);
  if (before) return before;
  const [first, second] = controlsIn(element);
  const found = second ? "several" : (first ?? "none");
  held.set(element, found);
  return found;
}

/** A label that neither wraps nor names a control of its own: it was only put beside one. */
function isFree(label: Element): label is HTMLLabelElement {
  if (!(label instanceof HTMLLabelElement) || controlsIn(label).length > 0) return false;
  return label.control === null || isSharedId(label.control);
}

/** The label that alone shares an element with this control alone, before it or, as floating ones do, behind it. */
export function adoptedLabel(control: Element): Element | undefined {
  let at = control.parentElement;
  for (let depth = 0; at && depth < farthest; at = at.parentElement, depth++) {
    if (controlOf(at) === "several") return undefined;
    const labels = [...at.querySelectorAll("label")].filter(
      (label) => isFree(label) && ownText(label) !== "",
    );
    if (labels.length > 0) return labels.length === 1 ? labels[0] : undefined;
  }
  return undefined;
}

/** Whether a label that ties nothing belongs to another control than this. */
export function isAdoptedByAnother(label: Element, control: Element): boolean {
  if (!isFree(label)) return false;
  let at = label.parentElement;
  for (let depth = 0; at && depth < farthest; at = at.parentElement, depth++) {
    const found = controlOf(at);
    if (found !== "none") return found !== "several" && found !== control;
  }
  return false;
}
