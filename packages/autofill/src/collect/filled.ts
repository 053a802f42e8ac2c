import { choiceButtons, isMarked } from "./choice-buttons.ts";
import {
  isBox,
  isCustomChoice,
  isContentEditable,
  isInput,
  isSelect,
  isTextArea,
} from "./controls.ts";
import { displayedChoice } from "./shown-value.ts";
import { isToggleButton, lookAlike } from "./toggle-buttons.ts";

function isList(element: HTMLElement): boolean {
  return (
    !isSelect(element) &&
    (element.getAttribute("role") === "combobox" ||
      element.getAttribute("aria-haspopup") === "listbox")
  );
}

const hasFile = (element: HTMLInputElement) => (element.files?.length ?? 0) > 0;

/** Where a slider stands that nobody has moved: at its least value, or in the middle if the page gives it no value. */
function isMoved({ defaultValue, max, min, value }: HTMLInputElement): boolean {
  const least = min === "" ? 0 : Number(min);
  const middle = (least + (max === "" ? 100 : Number(max))) / 2;
  return Number(value) !== least && !(defaultValue === "" && Number(value) === middle);
}

const bareCallingCode = /^\+\s?\d{1,4}$/;

/** The calling code that a telephone field begins with, before a person has typed a number; empty without one. */
export function presetCallingCode({ type, value }: HTMLInputElement): string {
  const text = value.trim();
  return type === "tel" && bareCallingCode.test(text) ? text : "";
}

function isInputFilled(element: HTMLInputElement): boolean {
  if (element.type === "range") return isMoved(element);
  if (isList(element)) return displayedChoice(element) !== "";
  if (element.type === "file") return hasFile(element);
  if (presetCallingCode(element) !== "") return false;
  const text = element.value.trim();
  return isBox(element) ? element.checked || choiceButtons(element).some(isMarked) : text !== "";
}

function isOneFilled(element: HTMLElement): boolean {
  if (isInput(element)) return isInputFilled(element);
  if (isSelect(element)) return isChosen(element);
  if (isTextArea(element)) return element.value.trim() !== "";
  if (isList(element)) return displayedChoice(element) !== "";
  if (isContentEditable(element)) return element.textContent.trim() !== "";
  return isCustomChoice(element) && isMarked(element);
}

/** Whether the field already has a value. A select on its first, empty option has none. */
export const isFilled = (members: readonly HTMLElement[]): boolean =>
  members.some(isOneFilled) || (members.every(isPlainToggle) && !lookAlike(members));

const isPlainToggle = (element: HTMLElement) =>
  isToggleButton(element) && !element.hasAttribute("aria-pressed");

const placeholderChoice =
  /^\W*$|^\W*(select|choose|please|pick|none selected|no (answer|value)\b|s[eé]lectionn|choisi|veuillez)/i;

/** Whether the selected option is neither empty nor a placeholder. */
function isChosen(select: HTMLSelectElement): boolean {
  const chosen = select.options[select.selectedIndex];
  if (!chosen || chosen.disabled) return false;
  const wasOffered = select.selectedIndex > 0 || chosen.defaultSelected;
  return chosen.value !== "" && wasOffered && !placeholderChoice.test(chosen.text.trim());
}
