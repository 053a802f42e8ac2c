import { isInput } from "../collect/controls.ts";
import { isFilled } from "../collect/filled.ts";
import { lettersAndDigits, type Action, type Driver } from "./driver.ts";
import { chooseOption, editText, typeAndConfirm, typeText } from "./set-value.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;
type Of<Kind extends Action["kind"]> = Extract<Action, { kind: Kind }>;

/** A masked phone field may omit the country code. */
function isSameNumber(shown: string, text: string): boolean {
  const digits = shown.replace(/\D/g, "");
  const expected = text.replace(/\D/g, "");
  return (
    digits.length >= 6 && (expected.endsWith(digits) || digits.endsWith(expected.replace(/^0/, "")))
  );
}

/** A calendar input accepts typed text only after Enter. */
const isInPicker = (element: Typed): element is HTMLInputElement =>
  isInput(element) &&
  element.closest("[class*='picker'],[class*='Picker'],[class*='datepicker']") !== null;

export function typedDriver(element: Typed, { text }: Of<"type">): Driver {
  const isPhone = element.type === "tel";
  // The calling code that a page begins a number with.
  const atFirst = isFilled([element]) ? "" : element.value;
  let attempts = 0;
  return {
    element,
    isEmpty: () => !isFilled([element]),
    write: async () => {
      attempts++;
      if (isInPicker(element)) await typeAndConfirm(element, text);
      else typeText(element, text);
    },
    holds: () =>
      lettersAndDigits(element.value) === lettersAndDigits(text) ||
      (isPhone && isSameNumber(element.value, text)),
    shown: () => element.value,
    clear: () => {
      typeText(element, atFirst);
      return element.value === atFirst;
    },
  };
}

export function rangeDriver(element: HTMLInputElement, { text }: Of<"type">): Driver {
  const atFirst = element.value;
  return {
    element,
    isEmpty: () => !isFilled([element]),
    write: () => typeText(element, text),
    holds: () => element.value === text,
    shown: () => element.value,
    clear: () => {
      typeText(element, atFirst);
      return element.value === atFirst;
    },
  };
}

export function selectDriver(element: HTMLSelectElement, action: Of<"choose">): Driver {
  const atFirst = element.selectedIndex;
  const shown = () => element.selectedOptions[0]?.text ?? "";
  return {
    element,
    isEmpty: () => !isFilled([element]),
    write: () => chooseOption(element, action.option),
    holds: () =>
      element.selectedIndex === action.option ||
      lettersAndDigits(shown()) === lettersAndDigits(action.text),
    shown: () => action.text,
    clear: () => {
      chooseOption(element, atFirst);
      return element.selectedIndex === atFirst;
    },
  };
}

export function editableDriver(element: HTMLElement, { text }: Of<"type">): Driver {
  const shown = () => element.textContent;
  return {
    element,
    isEmpty: () => shown().trim() === "",
    write: () => editText(element, text),
    holds: () => lettersAndDigits(shown()) === lettersAndDigits(text),
    shown,
    clear: () => {
      editText(element, "");
      return shown().trim() === "";
    },
  };
}

export const isTypedElement = (element: Element): element is Typed =>
  element.localName === "input" || element.localName === "textarea";
