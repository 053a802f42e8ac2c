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

function isEditable(element: Element): boolean {
  const editable = element.getAttribute("contenteditable");
  return editable !== null && editable !== "false";
}

const typing = "input,select,textarea";

function isListWidget(element: Element): boolean {
  if (element.localName === "button") return element.getAttribute("aria-haspopup") === "listbox";
  if (element.getAttribute("role") !== "combobox") return false;
  return !element.querySelector(typing) && !element.shadowRoot?.querySelector(typing);
}

/** Everything that can be a control; `isControl` decides. */
export const controlSelector =
  "input:not([type=hidden]),select,textarea,button[aria-haspopup],[role=combobox],[contenteditable]";

/** The controls inside an element. */
export function controlsIn(element: Element): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(controlSelector)].filter(isControl);
}

/** Whether a person could put an answer into this element. */
export function isControl(element: Element): boolean {
  if (isInput(element)) return !notFields.has(element.type);
  return isSelect(element) || isTextArea(element) || isListWidget(element) || isEditable(element);
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

/** How the field is operated; `size` is the number of boxes that answer together. */
export function widgetOf(element: HTMLElement, size: number): Widget {
  if (isSelect(element)) return "select";
  if (isTextArea(element)) return "textarea";
  if (element.localName === "button") return "listboxButton";
  if (
    element.getAttribute("role") === "combobox" ||
    element.getAttribute("aria-haspopup") === "listbox"
  ) {
    return "combobox";
  }
  if (!isInput(element)) return isEditable(element) ? "editable" : "other";
  if (element.type === "checkbox") return size > 1 ? "checkboxGroup" : "checkbox";
  return widgetOfInputType[element.type] ?? "other";
}

/** Whether an answer stands in the field already. A select on its first, empty choice has none. */
export function isFilled(members: readonly HTMLElement[]): boolean {
  return members.some((element) => {
    if (isBox(element)) return element.checked;
    if (isInput(element) && element.type === "file") return (element.files?.length ?? 0) > 0;
    if (isSelect(element)) return isChosen(element);
    if (isInput(element) || isTextArea(element)) return element.value.trim() !== "";
    return isEditable(element) && (element.textContent ?? "").trim() !== "";
  });
}

const placeholderChoice =
  /^\W*$|^\W*(select|choose|please|pick|none selected|s[eé]lectionn|choisi|veuillez)|^\?$/i;

/** A select counts as answered when its choice is neither empty nor an invitation to choose. */
function isChosen(select: HTMLSelectElement): boolean {
  const chosen = select.selectedOptions[0];
  if (!chosen || chosen.disabled) return false;
  const wasOffered = select.selectedIndex > 0 || chosen.defaultSelected;
  return chosen.value !== "" && wasOffered && !placeholderChoice.test(chosen.text.trim());
}
