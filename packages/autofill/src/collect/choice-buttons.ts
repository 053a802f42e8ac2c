import { wholeText } from "./text.ts";

const maxChoiceLength = 40;
const minChoices = 2;
const maxChoices = 4;

function isChoice(button: HTMLElement): boolean {
  const text = wholeText(button);
  return text !== "" && text.length <= maxChoiceLength;
}

/** Buttons that replace a hidden checkbox, such as "Yes" and "No" beside it; none for an ordinary checkbox. */
export function choiceButtons(box: Element): readonly HTMLElement[] {
  const parent = box.parentElement;
  if (!parent || parent.querySelectorAll("input").length > 1) return [];
  const buttons = [...parent.querySelectorAll<HTMLElement>(":scope > button")];
  return buttons.length >= minChoices && buttons.length <= maxChoices && buttons.every(isChoice)
    ? buttons
    : [];
}

/** Whether a custom button or box is marked as selected, by ARIA or its class. */
export function isMarked(element: Element): boolean {
  const states = ["aria-checked", "aria-pressed", "aria-selected"].map((name) =>
    element.getAttribute(name),
  );
  if (states.includes("true")) return true;
  return (
    !states.includes("false") &&
    [...element.classList].some((name) =>
      /(?:^|[_-])(?:active|selected|checked)(?:$|[_-])/.test(name),
    )
  );
}

/** Whether a box, native or custom, is ticked. */
export const isTicked = (element: HTMLElement): boolean =>
  element instanceof HTMLInputElement ? element.checked : isMarked(element);
