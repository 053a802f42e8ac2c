import { pressKey } from "./press.ts";
import { isInput, isSelect, isTextArea } from "../collect/controls.ts";

/** Elements with a `value` property. */
export type ValueElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isValueElement = (element: Element): element is ValueElement =>
  isInput(element) || isTextArea(element) || isSelect(element);

/**
 * Sets a property by the prototype's setter. React overrides it on the element to track values, and would ignore the
 * input event after its own setter.
 */
function setNatively(element: HTMLElement, property: string, value: unknown): void {
  const prototype: unknown = Object.getPrototypeOf(element);
  if (typeof prototype === "object" && prototype !== null)
    Reflect.set(prototype, property, value, element);
}

/** Focuses the element; in a background page dispatches the focus events that the browser does not. */
export function enter(element: HTMLElement): void {
  let isNotified = false;
  element.addEventListener("focus", () => (isNotified = true), { once: true });
  element.focus({ preventScroll: true });
  if (isNotified) return;
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

/** Sets the value of a focused input or text area, with its events. */
export function writeValue(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  setNatively(element, "value", text);
  element.dispatchEvent(
    new InputEvent("input", { ...bubbling, inputType: "insertText", data: text }),
  );
  element.dispatchEvent(new Event("change", bubbling));
}

/** Types a text into an input or a text area: focus, value with events, blur. */
export function typeText(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  enter(element);
  writeValue(element, text);
  leaveElement(element);
}

/** Waits for the framework to render before the next step. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 60));

/** Types a text and confirms it with Enter, for calendar inputs. */
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
  // The only way to insert text that rich-text editors with their own model recognise as typed.
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

/** Unticks a radio button, which a user cannot do. */
export function untick(box: HTMLInputElement): void {
  setNatively(box, "checked", false);
  box.dispatchEvent(new Event("input", bubbling));
  box.dispatchEvent(new Event("change", bubbling));
}

/** Sets the files of an input. */
export function setFiles(input: HTMLInputElement, files: FileList): void {
  setNatively(input, "files", files);
  input.dispatchEvent(new Event("input", bubbling));
  input.dispatchEvent(new Event("change", bubbling));
}
