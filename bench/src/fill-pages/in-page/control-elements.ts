/** All elements of a page, through open shadow roots. */
export function everyElement(root: Document | ShadowRoot = document): readonly Element[] {
  return [...root.querySelectorAll("*")].flatMap((one) =>
    one.shadowRoot ? [one, ...everyElement(one.shadowRoot)] : [one],
  );
}

export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

const unfilled = new Set(["hidden", "submit", "button", "image", "reset"]);

/** Whether a person enters or chooses something in the element. */
export function isControl(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !unfilled.has(element.type);
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
  const role = element.getAttribute("role") ?? "";
  if (role === "combobox") return !element.querySelector("input, select, textarea");
  if (role === "radio" || role === "checkbox") return !element.querySelector("input");
  if (element.localName === "button" && element.getAttribute("aria-haspopup") === "listbox")
    return true;
  const editable = element.getAttribute("contenteditable") ?? "false";
  return ["", "true", "plaintext-only"].includes(editable);
}

/** A radio button or a checkbox. */
export const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === "radio" || element.type === "checkbox");

/** The boxes with the name of this one in its form, or the radio buttons of its group; else the element alone. */
export function membersOf(element: Element): readonly Element[] {
  if (isBox(element) && element.name !== "")
    return [...rootOf(element).querySelectorAll("input")].filter(
      ({ type, name, form }) =>
        type === element.type && name === element.name && form === element.form,
    );
  const isRadio = element.getAttribute("role") === "radio" || isBox(element);
  const group = isRadio ? element.closest("[role=radiogroup]") : null;
  return group ? [...group.querySelectorAll("[role=radio], input[type=radio]")] : [element];
}
