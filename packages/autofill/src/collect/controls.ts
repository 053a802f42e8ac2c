import type { Widget } from "../field.ts";
import { readOnce } from "./reading-cache.ts";
import { isToggleButton } from "./toggle-buttons.ts";

const notFields = new Set(["hidden", "submit", "button", "image", "reset", "color"]);

export const isInput = (element: Element): element is HTMLInputElement =>
  element.localName === "input";

export const isTextArea = (element: Element): element is HTMLTextAreaElement =>
  element.localName === "textarea";

export const isSelect = (element: Element): element is HTMLSelectElement =>
  element.localName === "select";

/** Radio buttons and checkboxes. */
export const isBox = (element: Element): element is HTMLInputElement =>
  isInput(element) && (element.type === "radio" || element.type === "checkbox");

export function isContentEditable(element: Element): boolean {
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

/** Boxes without an input; they count only where there is no input. */
const customBoxSelector = "[role=radio],[role=checkbox]";

export function isCustomBox(element: Element): boolean {
  if (!element.matches(customBoxSelector) || element.querySelector("input")) return false;
  const group = element.closest("[role=radiogroup],[role=group],fieldset") ?? element.parentElement;
  return !group?.querySelector("input[type=radio],input[type=checkbox]");
}

/** Whether it is a box without an input, or a button that stays pressed. */
export const isCustomChoice = (element: Element): boolean =>
  isToggleButton(element) || (element.matches(customBoxSelector) && !isInput(element));

/** Drop zones for files. */
export const dropZoneSelector = [
  ...["dropzone", "drop-zone", "Dropzone", "DropZone"].map((name) => `[class*=${name}]`),
  "[data-dropzone]",
].join();

/** The innermost drop zone; it counts only where there is no file input. */
function isDropZone(element: Element): boolean {
  if (!element.matches(dropZoneSelector) || element.shadowRoot) return false;
  if (element.querySelector(`input,${dropZoneSelector}`)) return false;
  return true;
}

/** Elements that may be controls; see `isControl`. */
export const controlSelector = [
  "input:not([type=hidden])",
  "select",
  "textarea",
  "button[aria-haspopup],button[type=button],[aria-pressed]",
  "[role=combobox]",
  "[contenteditable]",
  customBoxSelector,
].join();

/** The controls inside an element. */
export const controlsIn = readOnce((element: Element): readonly HTMLElement[] =>
  element.childElementCount === 0
    ? []
    : [...element.querySelectorAll<HTMLElement>(controlSelector)].filter(isControl),
);

/** Elements other than native inputs that may be controls. */
const customSelector = `button,[role],[contenteditable],${dropZoneSelector}`;

/** Whether the element is a control that a user can fill. */
export function isControl(element: Element): boolean {
  if (isInput(element)) return !notFields.has(element.type);
  if (isSelect(element) || isTextArea(element)) return true;
  // Most elements are none of these, and one comparison is faster than five.
  return (
    element.matches(customSelector) &&
    (isListWidget(element) ||
      isContentEditable(element) ||
      isCustomBox(element) ||
      isToggleButton(element) ||
      isDropZone(element))
  );
}

const widgetOfInputType: Readonly<Record<string, Widget>> = {
  text: "text",
  email: "email",
  tel: "tel",
  url: "url",
  number: "number",
  range: "range",
  date: "date",
  month: "date",
  week: "date",
  search: "search",
  password: "password",
  file: "file",
  radio: "radioGroup",
};

/** The type of an input; Firefox has no fields for months and weeks, and gives theirs as text. */
export function typeOfInput(element: HTMLInputElement): string {
  const declared = element.getAttribute("type") ?? "";
  return /^(?:month|week)$/i.test(declared) ? declared.toLowerCase() : element.type;
}

function widgetOfCustom(element: HTMLElement, size: number): Widget {
  if (isContentEditable(element)) return "editable";
  const role = element.getAttribute("role");
  if (role === "radio") return "radioGroup";
  if (role === "checkbox") return size > 1 ? "checkboxGroup" : "checkbox";
  return isDropZone(element) ? "dropzone" : "other";
}

/** The widget of a field; `size` is the number of boxes in its group. */
export function widgetOf(element: HTMLElement, size: number): Widget {
  if (isSelect(element)) return "select";
  if (isToggleButton(element)) return "checkboxGroup";
  if (isTextArea(element)) return "textarea";
  if (element.matches(customBoxSelector) && !isInput(element)) return widgetOfCustom(element, size);
  if (element.localName === "button") return "listboxButton";
  if (element.matches("[role=combobox],[aria-haspopup=listbox]")) return "combobox";
  if (!isInput(element)) return widgetOfCustom(element, size);
  if (element.type === "checkbox") return size > 1 ? "checkboxGroup" : "checkbox";
  return widgetOfInputType[typeOfInput(element)] ?? "other";
}
