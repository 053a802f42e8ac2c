import { controlsIn, isBox, isInput, isSelect, isTextArea } from "../collect/controls.ts";
import { uploadTriggers } from "../collect/upload-triggers.ts";
import { isReplacedByCustomControl } from "../collect/visibility.ts";

const maxLevels = 3;
const maxDrawingHeight = 400;

/** Whether it is a text control, which never substitutes another control. */
function isTyping(element: HTMLElement): boolean {
  if (isTextArea(element)) return true;
  return isInput(element) && !isReplacedByCustomControl(element);
}

const drawn =
  "svg,img,button,[role=button],[role=combobox],[role=checkbox],[role=radio],[role=switch]";

function hasLine(element: Element): boolean {
  const { borderTopWidth, borderTopStyle, boxShadow, backgroundImage } = getComputedStyle(element);
  const isLine = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) > 0;
  return isLine || boxShadow !== "none" || backgroundImage !== "none";
}

/** Whether the wrapper contains a custom control besides its label. */
function isDrawnIn(wrapper: Element, control: HTMLElement): boolean {
  if (hasLine(wrapper)) return true;
  return [...wrapper.querySelectorAll("*")].some((element) => {
    if (element === control || element.closest("label") || control.contains(element)) return false;
    if (!element.checkVisibility()) return false;
    return element.matches(drawn) || (!element.contains(control) && hasLine(element));
  });
}

/** Whether the wrapper contains only this control. */
function isOwn(wrapper: Element, control: HTMLElement): boolean {
  const others = controlsIn(wrapper).filter((other) => other !== control);
  if (isBox(control)) return others.every(isBox);
  return others.every((other) => !isTyping(other));
}

function wrappersOf(control: HTMLElement): readonly HTMLElement[] {
  const wrappers: HTMLElement[] = [];
  let at = control.parentElement;
  for (let level = 0; at && level < maxLevels && at.localName !== "body"; level++) {
    if (at.localName === "form" || !isOwn(at, control)) break;
    if (at.getBoundingClientRect().height <= maxDrawingHeight && isDrawnIn(at, control))
      wrappers.push(at);
    at = at.parentElement;
  }
  return wrappers;
}

const hasLabels = (control: HTMLElement): control is HTMLInputElement =>
  "labels" in control && !isSelect(control);

/**
 * The visible elements that replace a hidden native control: the label of a box or an upload, its custom wrapper, and its button. Empty
 * for a control that is visible itself or not at all.
 */
export function visualSubstitutes(control: HTMLElement): readonly HTMLElement[] {
  if (!isReplacedByCustomControl(control)) return [];
  const isLabelEnough = isBox(control) || (isInput(control) && control.type === "file");
  const labels = isLabelEnough && hasLabels(control) ? [...(control.labels ?? [])] : [];
  return [...labels, ...wrappersOf(control), ...uploadTriggers(control)];
}
