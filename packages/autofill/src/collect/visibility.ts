import { isBox, isInput, isSelect } from "./controls.ts";
import { readOnce } from "./reading-cache.ts";
import { uploadTriggers } from "./upload-triggers.ts";

const minSize = 2;
const farAway = -500;

const isRendered = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** For jsdom, which has no layout and no `checkVisibility`: by styles only. */
function isStyledVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0")
      return false;
  }
  return true;
}

const isShown = (element: Element): boolean =>
  typeof element.checkVisibility === "function" ? isRendered(element) : isStyledVisible(element);

/** Cached, because each access makes the browser check its layout. */
const scrollOf = readOnce((view: Window) => ({ x: view.scrollX, y: view.scrollY }));

/** Visually hidden: moved off the page or shrunk. */
function isDisplaced(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 && box.height === 0 && box.top === 0 && box.left === 0)
    return isMovedByStyle(element);
  if (box.width < minSize || box.height < minSize) return true;
  const { x, y } = scrollOf(window);
  return box.right + x < 0 || box.bottom + y < 0 || box.left + x < farAway;
}

function isMovedByStyle(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    const offset = Math.min(Number.parseFloat(style.left) || 0, Number.parseFloat(style.top) || 0);
    if (style.position === "absolute" && offset < farAway) return true;
  }
  return false;
}

/** Whether an element is rendered where the user can see it. */
export const isSeen = (element: Element): boolean => isShown(element) && !isDisplaced(element);

/** The input of a custom list, which is often transparent under the selected option. */
const isListInput = (element: HTMLElement) =>
  isInput(element) && element.getAttribute("role") === "combobox";

/** Custom boxes, lists and upload buttons hide their native control: then its surroundings must be visible. */
export function isReplacedByCustomControl(element: HTMLElement): boolean {
  if (isBox(element) || isSelect(element) || isListInput(element)) return true;
  return isInput(element) && element.type === "file";
}

/** A control by its question: boxes of one name are one. */
const questionOf = (control: Element) =>
  isInput(control) && isBox(control) ? `box ${control.name}` : control;

const minQuestionsOfStep = 2;

/** Whether an ancestor is hidden that has several questions: a step of the form, not the control behind a custom one. */
function isInHiddenStep(element: Element): boolean {
  const hider = hiddenBy(element);
  if (!hider || hider === element) return false;
  const inside = [...hider.querySelectorAll("input:not([type=hidden]),select,textarea")];
  return new Set(inside.map(questionOf)).size >= minQuestionsOfStep;
}

function isHidden(element: HTMLElement): boolean {
  if (isReplacedByCustomControl(element)) {
    const isFile = isInput(element) && element.type === "file";
    if (!isFile && isInHiddenStep(element)) return true;
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    return ![...around, ...uploadTriggers(element)].some((at) => at && isShown(at));
  }
  return !isShown(element) || isDisplaced(element);
}

/** Whether the field, or the custom control that replaces it, is visible now. */
export const isReachable = (members: readonly HTMLElement[]): boolean =>
  members.some((element) => !isHidden(element));

/** The outermost ancestor that hides the control; undefined when it is displaced or transparent. */
export function hiddenBy(element: Element): Element | undefined {
  let hider: Element | undefined;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).display === "none") hider = at;
  }
  return hider;
}
