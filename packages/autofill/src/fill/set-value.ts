import { isInput, isSelect, isTextArea } from "../collect/controls.ts";

/** Elements that hold a plain value. */
export type ValueElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isValueElement(element: Element): element is ValueElement {
  return isInput(element) || isTextArea(element) || isSelect(element);
}

/**
 * Sets the value past a setter that a framework put on the element itself. React keeps such a one to tell its own changes
 * from the person's, and takes a change it saw for no change.
 */
function setNatively(element: ValueElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(element);
  if (typeof prototype === "object" && prototype !== null)
    Reflect.set(prototype, "value", value, element);
}

/** Gives the element the focus as a click would; a page in the background gets the events that the browser keeps back. */
function enter(element: HTMLElement): void {
  let isTold = false;
  element.addEventListener("focus", () => (isTold = true), { once: true });
  element.focus({ preventScroll: true });
  if (isTold) return;
  element.dispatchEvent(new FocusEvent("focus"));
  element.dispatchEvent(new FocusEvent("focusin", { bubbles: true, composed: true }));
}

function leave(element: HTMLElement): void {
  let isTold = false;
  element.addEventListener("blur", () => (isTold = true), { once: true });
  element.blur();
  if (isTold) return;
  element.dispatchEvent(new FocusEvent("blur"));
  element.dispatchEvent(new FocusEvent("focusout", { bubbles: true, composed: true }));
}

const bubbling = { bubbles: true, composed: true };

/** Types a text into an input or a text area: focus, value, the events that a page listens for, and away again. */
export function typeText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  enter(element);
  setNatively(element, text);
  element.dispatchEvent(
    new InputEvent("input", { ...bubbling, inputType: "insertText", data: text }),
  );
  element.dispatchEvent(new Event("change", bubbling));
  leave(element);
}

/** Chooses an option of a select by its position. */
export function chooseOption(element: HTMLSelectElement, option: number): void {
  enter(element);
  element.selectedIndex = option;
  element.dispatchEvent(new Event("input", bubbling));
  element.dispatchEvent(new Event("change", bubbling));
  leave(element);
}
