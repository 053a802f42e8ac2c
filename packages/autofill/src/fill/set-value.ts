import { pressKey } from "./press.ts";
import { isInput, isSelect, isTextArea } from "../collect/controls.ts";

/** Elements that hold a plain value. */
export type ValueElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function isValueElement(element: Element): element is ValueElement {
  return isInput(element) || isTextArea(element) || isSelect(element);
}

/**
 * Sets a property past a setter that a framework put on the element itself. React keeps such a one to tell its own changes
 * from the person's, and takes a change it saw for no change.
 */
function setNatively(element: HTMLElement, property: string, value: unknown): void {
  const prototype: unknown = Object.getPrototypeOf(element);
  if (typeof prototype === "object" && prototype !== null)
    Reflect.set(prototype, property, value, element);
}

/** Gives the element the focus as a click would; a page in the background gets the events that the browser keeps back. */
export function enter(element: HTMLElement): void {
  let isTold = false;
  element.addEventListener("focus", () => (isTold = true), { once: true });
  element.focus({ preventScroll: true });
  if (isTold) return;
  element.dispatchEvent(new FocusEvent("focus"));
  element.dispatchEvent(new FocusEvent("focusin", { bubbles: true, composed: true }));
}

export function leaveElement(element: HTMLElement): void {
  let isTold = false;
  element.addEventListener("blur", () => (isTold = true), { once: true });
  element.blur();
  if (isTold) return;
  element.dispatchEvent(new FocusEvent("blur"));
  element.dispatchEvent(new FocusEvent("focusout", { bubbles: true, composed: true }));
}

const bubbling = { bubbles: true, composed: true };

/** Puts a text into an input or a text area that has the focus, with the events that a page listens for. */
export function writeValue(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  setNatively(element, "value", text);
  element.dispatchEvent(
    new InputEvent("input", { ...bubbling, inputType: "insertText", data: text }),
  );
  element.dispatchEvent(new Event("change", bubbling));
}

/** Types a text into an input or a text area: focus, value, the events that a page listens for, and away again. */
export function typeText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  enter(element);
  writeValue(element, text);
  leaveElement(element);
}

/** A framework draws in turns of its own: each act has to wait until the one before was taken in. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 60));

/** Types a text and takes it with Enter, as calendars want it. */
export async function typeAndConfirm(element: HTMLInputElement, text: string): Promise<void> {
  enter(element);
  await turn();
  writeValue(element, text);
  await turn();
  pressKey(element, "Enter");
  await turn();
  leaveElement(element);
}

/** Chooses an option of a select by its position. */
export function chooseOption(element: HTMLSelectElement, option: number): void {
  enter(element);
  setNatively(element, "selectedIndex", option);
  element.dispatchEvent(new Event("input", bubbling));
  element.dispatchEvent(new Event("change", bubbling));
  leaveElement(element);
}

/** Writes into an element that is edited in place. */
export function editText(element: HTMLElement, text: string): void {
  enter(element);
  const page = element.ownerDocument;
  const selection = page.getSelection();
  selection?.selectAllChildren(element);
  // The only way by which editors that keep their own model learn of the text as if it had been typed.
  const isTyped =
    typeof page.execCommand === "function" &&
    (text === "" ? page.execCommand("delete") : page.execCommand("insertText", false, text));
  if (!isTyped || element.textContent.trim() !== text.trim()) {
    element.textContent = text;
    element.dispatchEvent(
      new InputEvent("input", { ...bubbling, inputType: "insertText", data: text }),
    );
  }
  leaveElement(element);
}

/** Unticks a box that a person could not untick: a radio. */
export function untick(box: HTMLInputElement): void {
  setNatively(box, "checked", false);
  box.dispatchEvent(new Event("input", bubbling));
  box.dispatchEvent(new Event("change", bubbling));
}

/** Hands files to an input. */
export function setFiles(input: HTMLInputElement, files: FileList): void {
  setNatively(input, "files", files);
  input.dispatchEvent(new Event("input", bubbling));
  input.dispatchEvent(new Event("change", bubbling));
}
