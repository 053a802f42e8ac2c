import { wholeText } from "./text.ts";

const longestChoice = 40;
const fewest = 2;
const most = 4;

function isChoice(button: HTMLElement): boolean {
  const text = wholeText(button);
  return text !== "" && text.length <= longestChoice;
}

/**
 * Buttons drawn in place of a hidden box: "Yes" and "No" stand beside it and set it. None when the box is an ordinary one.
 */
export function choiceButtons(box: Element): readonly HTMLElement[] {
  const parent = box.parentElement;
  if (!parent || parent.querySelectorAll("input").length > 1) return [];
  const buttons = [...parent.querySelectorAll<HTMLElement>(":scope > button")];
  return buttons.length >= fewest && buttons.length <= most && buttons.every(isChoice)
    ? buttons
    : [];
}

/** Whether a drawn button or box shows itself as chosen. */
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

/** Whether a box, or what is drawn as one, is ticked. */
export function isTicked(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement ? element.checked : isMarked(element);
}
