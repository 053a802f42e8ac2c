import type { Widget } from "../field.ts";

const notFields = new Set(["hidden", "submit", "button", "image", "reset", "range", "color"]);

export function isInput(element: Element): element is HTMLInputElement {
  return element.localName === "input";
}

export function isTextArea(element: Element): element is HTMLTextAreaElement {
  return element.localName === "textarea";
}

export function isSelect(element: Element): element is HTMLSelectElement {
  return element.localName === "select";
}

/** Radios and check boxes: what is ticked, not typed. */
export function isBox(element: Element): element is HTMLInputElement {
  return isInput(element) && (element.type === "radio" || element.type === "checkbox");
}

export function isEditedInPlace(element: Element): boolean {
  const editable = element.getAttribute("contenteditable");
  return editable !== null && editable !== "false";
}

const typing = "input,select,textarea";

function isListWidget(element: Element): boolean {
  const isCombobox = element.getAttribute("role") === "combobox";
  if (element.localName === "button")
    return isCombobox || element.getAttribute("aria-haspopup") === "listbox";
  if (!isCombobox) return false;
  return !element.querySelector(typing) && !element.shadowRoot?.querySelector(typing);
}

/** Boxes that are drawn without an input: they answer only where no input does. */
const drawnBoxSelector = "[role=radio],[role=checkbox]";

export function isDrawnBox(element: Element): boolean {
  if (!element.matches(drawnBoxSelector) || element.querySelector("input")) return false;
  const group = element.closest("[role=radiogroup],[role=group],fieldset") ?? element.parentElement;
  return !group?.querySelector("input[type=radio],input[type=checkbox]");
}

/** Places to drop a file on. */
export const dropZoneSelector = [
  ...["dropzone", "drop-zone", "Dropzone", "DropZone"].map((name) => `[class*=${name}]`),
  "[data-dropzone]",
].join();

/** The innermost place to drop a file on; it counts only where no input takes one. */
function isDropZone(element: Element): boolean {
  if (!element.matches(dropZoneSelector) || element.shadowRoot) return false;
  if (element.querySelector(`input,${dropZoneSelector}`)) return false;
  return true;
}

/** Everything that can be a control; `isControl` decides. */
export const controlSelector = [
  "input:not([type=hidden])",
  "select",
  "textarea",
  "button[aria-haspopup]",
  "[role=combobox]",
  "[contenteditable]",
  drawnBoxSelector,
].join();

/** The controls inside an element. */
export function controlsIn(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controlSelector)].filter(isControl);
}

/** Whether a person could put an answer into this element. */
export function isControl(element: Element): boolean {
  if (isInput(element)) return !notFields.has(element.type);
  if (isSelect(element) || isTextArea(element)) return true;
  return (
    isListWidget(element) || isEditedInPlace(element) || isDrawnBox(element) || isDropZone(element)
  );
}

const widgetOfInputType: Readonly<Record<string, Widget>> = {
  text: "text",
  email: "email",
  tel: "tel",
  url: "url",
  number: "number",
  date: "date",
  month: "date",
  search: "search",
  password: "password",
  file: "file",
  radio: "radioGroup",
};

function widgetOfDrawn(element: HTMLElement, size: number): Widget {
  if (isEditedInPlace(element)) return "editable";
  const role = element.getAttribute("role");
  if (role === "radio") return "radioGroup";
  if (role === "checkbox") return size > 1 ? "checkboxGroup" : "checkbox";
  return isDropZone(element) ? "dropzone" : "other";
}

/** How the field is operated; `size` is the number of boxes that answer together. */
export function widgetOf(element: HTMLElement, size: number): Widget {
  if (isSelect(element)) return "select";
  if (isTextArea(element)) return "textarea";
  if (element.matches(drawnBoxSelector) && !isInput(element)) return widgetOfDrawn(element, size);
  if (element.localName === "button") return "listboxButton";
  if (
    element.getAttribute("role") === "combobox" ||
    element.getAttribute("aria-haspopup") === "listbox"
  ) {
    return "combobox";
  }
  if (!isInput(element)) return widgetOfDrawn(element, size);
  if (element.type === "checkbox") return size > 1 ? "checkboxGroup" : "checkbox";
  return widgetOfInputType[element.type] ?? "other";
}
