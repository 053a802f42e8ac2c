import { everyElement, isControl } from "./control-elements.ts";
import { elementAt } from "./selector.ts";

/** A part of the page, not the wrapping of one control, which may be a trap. */
const isStep = (element: Element) =>
  everyElement().filter((one) => element.contains(one) && isControl(one)).length > 1;

/** Whether an element is hidden; pages fade in what is scrolled to, from opacity 0. */
function isHidden(element: Element): boolean {
  const { display, opacity } = getComputedStyle(element);
  return display === "none" || opacity === "0";
}

const isUpload = (control: Element) => control.matches("input[type=file]");

function hiddenStepsAround(control: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  // An upload is often hidden behind its button.
  const first = isUpload(control) ? control.parentElement : control;
  for (let at = first; at; at = at.parentElement)
    if (at instanceof HTMLElement && isHidden(at)) found.push(at);
  return found.every(isStep) ? found : [];
}

/**
 * Shows the later steps and dialogs that hold these controls, as the page's script does at "Next" or "Apply". Returns how
 * many were hidden.
 */
export function showSteps(selectors: readonly string[]): number {
  const controls = selectors.flatMap((selector) => elementAt(selector) ?? []);
  const hidden = new Set(controls.flatMap(hiddenStepsAround));
  for (const element of hidden) {
    element.hidden = false;
    element.style.setProperty("display", "block", "important");
    element.style.setProperty("visibility", "visible", "important");
    element.style.setProperty("opacity", "1", "important");
  }
  return hidden.size;
}
