import { isBox } from "./control-elements.ts";
import { clean, optionText, shownText } from "./label.ts";

/** Parts of widgets that show a choice beside their input. */
const chosenParts =
  "[class*=single-value], [class*=singleValue], [class*=multi-value__label], [class*=selection-item], [class*=selectedItem], [data-automation-id=selectedItem]";
const widgets = "[class*=control], [class*=Control], [class*=select]";

const shownBeside = (element: Element) =>
  shownText(element.closest(widgets)?.querySelector(chosenParts));

const isChecked = (element: Element) =>
  element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute("aria-checked") === "true";

const chosenIn = ({ selectedOptions }: HTMLSelectElement) =>
  [...selectedOptions]
    .filter(({ value }) => value !== "")
    .map(({ text }) => clean(text))
    .join("; ");

function valueOfInput(element: HTMLInputElement): string {
  if (element.type === "file") return [...(element.files ?? [])].map(({ name }) => name).join("; ");
  return element.value || (element.role === "combobox" ? shownBeside(element) : "");
}

/** What a person sees in a control: text, the chosen options, the names of files; empty without. */
export function shownValue(members: readonly Element[]): string {
  const [element] = members;
  if (!element) return "";
  if (isBox(element) || element.role === "radio" || element.role === "checkbox")
    return members
      .filter(isChecked)
      .map((one) => optionText(one) || "on")
      .join("; ");
  if (element instanceof HTMLSelectElement) return chosenIn(element);
  if (element instanceof HTMLInputElement) return valueOfInput(element);
  return element instanceof HTMLTextAreaElement ? element.value : shownText(element);
}
