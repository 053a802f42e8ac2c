import { choiceButtons, isMarked } from "./choice-buttons.ts";
import {
  isBox,
  isCustomBox,
  isContentEditable,
  isInput,
  isSelect,
  isTextArea,
} from "./controls.ts";
import { displayedChoice } from "./shown-value.ts";

function isList(element: HTMLElement): boolean {
  return (
    !isSelect(element) &&
    (element.getAttribute("role") === "combobox" ||
      element.getAttribute("aria-haspopup") === "listbox")
  );
}

const hasFile = (element: HTMLInputElement) => (element.files?.length ?? 0) > 0;

function isInputFilled(element: HTMLInputElement): boolean {
  if (isList(element)) return displayedChoice(element) !== "";
  if (element.type === "file") return hasFile(element);
  const text = element.value.trim();
  return isBox(element) ? element.checked || choiceButtons(element).some(isMarked) : text !== "";
}

function isOneFilled(element: HTMLElement): boolean {
  if (isInput(element)) return isInputFilled(element);
  if (isSelect(element)) return isChosen(element);
  if (isTextArea(element)) return element.value.trim() !== "";
  if (isList(element)) return displayedChoice(element) !== "";
  if (isContentEditable(element)) return element.textContent.trim() !== "";
  return isCustomBox(element) && isMarked(element);
}

/** Whether the field already has a value. A select on its first, empty option has none. */
export const isFilled = (members: readonly HTMLElement[]): boolean => members.some(isOneFilled);

const placeholderChoice =
  /^\W*$|^\W*(select|choose|please|pick|none selected|no (answer|value)\b|s[eé]lectionn|choisi|veuillez)/i;

/** Whether the selected option is neither empty nor a placeholder. */
function isChosen(select: HTMLSelectElement): boolean {
  const chosen = select.selectedOptions[0];
  if (!chosen || chosen.disabled) return false;
  const wasOffered = select.selectedIndex > 0 || chosen.defaultSelected;
  return chosen.value !== "" && wasOffered && !placeholderChoice.test(chosen.text.trim());
}
