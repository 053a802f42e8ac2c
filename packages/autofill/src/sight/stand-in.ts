import { controlsIn, isBox, isInput, isSelect, isTextArea } from "../collect/controls.ts";
import { isReplacedByDrawing } from "../collect/visibility.ts";

const mostLevels = 3;
const tallestDrawing = 400;

/** Whether a person types into it: such a control is never the drawing of another. */
function isTyping(element: HTMLElement): boolean {
  if (isTextArea(element)) return true;
  return isInput(element) && !isReplacedByDrawing(element);
}

const drawn =
  "svg,img,button,[role=button],[role=combobox],[role=checkbox],[role=radio],[role=switch]";

function hasLine(element: Element): boolean {
  const { borderTopWidth, borderTopStyle, boxShadow, backgroundImage } = getComputedStyle(element);
  const isLine = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
  return isLine || boxShadow !== "none" || backgroundImage !== "none";
}

/** Whether something is drawn around the control that looks like one, beside the words that name it. */
function isDrawnIn(wrapper: Element, control: HTMLElement): boolean {
  if (hasLine(wrapper)) return true;
  return [...wrapper.querySelectorAll("*")].some((element) => {
    if (element === control || element.closest("label") || control.contains(element)) return false;
    if (!element.checkVisibility()) return false;
    return element.matches(drawn) || (!element.contains(control) && hasLine(element));
  });
}

/** Whether an element around the control holds it alone. */
function isOwn(wrapper: Element, control: HTMLElement): boolean {
  const others = controlsIn(wrapper).filter((other) => other !== control);
  if (isBox(control)) return others.every(isBox);
  return others.every((other) => !isTyping(other));
}

function wrappersOf(control: HTMLElement): readonly HTMLElement[] {
  const wrappers: HTMLElement[] = [];
  let at = control.parentElement;
  for (let level = 0; at && level < mostLevels && at.localName !== "body"; level++) {
    if (at.localName === "form" || !isOwn(at, control)) break;
    if (at.getBoundingClientRect().height <= tallestDrawing && isDrawnIn(at, control))
      wrappers.push(at);
    at = at.parentElement;
  }
  return wrappers;
}

const hasLabels = (control: HTMLElement): control is HTMLInputElement =>
  "labels" in control && !isSelect(control);

/**
 * What a person sees instead of a control that pages replace by a drawing: the label of a box or an upload, and what is drawn
 * around it. Empty for a control that is seen itself or not at all.
 */
export function standInsOf(control: HTMLElement): readonly HTMLElement[] {
  if (!isReplacedByDrawing(control)) return [];
  const isLabelEnough = isBox(control) || (isInput(control) && control.type === "file");
  const labels = isLabelEnough && hasLabels(control) ? [...(control.labels ?? [])] : [];
  return [...labels, ...wrappersOf(control)];
}
