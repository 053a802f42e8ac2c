import { wholeText } from "./text.ts";

const toggleSelector = "button[aria-pressed],[role=button][aria-pressed]";
const groupSelector = "[role=group],[role=radiogroup],fieldset,form";
const yesOrNo = /^(?:yes|no|oui|non|ja|nein)$/i;
const maxChoices = 4;

const buttonsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>(":scope > button"),
];

const isNamed = (button: Element) => wholeText(button) !== "";

/** Whether it is one of the buttons "Yes" and "No" of a row, of which the row consists. */
function isInYesNoRow(button: Element): boolean {
  const row = button.parentElement;
  if (!row || !yesOrNo.test(wholeText(button)) || row.querySelector("input,select,textarea"))
    return false;
  const buttons = buttonsIn(row);
  return (
    buttons.length > 1 &&
    buttons.length <= maxChoices &&
    buttons.filter((one) => yesOrNo.test(wholeText(one))).length === 2
  );
}

/**
 * Whether a button is a choice that stays pressed: a pill of a group, or "Yes" and "No" beside each other. The buttons of
 * a toolbar, such as an editor's, are none.
 */
export function isToggleButton(element: Element): boolean {
  if (element.matches(toggleSelector)) {
    const group = element.closest(groupSelector);
    return group !== null && isNamed(element) && element.closest("[role=toolbar]") === null;
  }
  return element.localName === "button" && isInYesNoRow(element);
}

/** The element around the buttons of one question. */
export const toggleRow = (button: Element): Element | null =>
  button.closest("[role=group],[role=radiogroup],fieldset") ?? button.parentElement;

const looks = (button: Element) =>
  ["class", "style", "data-state", "data-selected", "data-active"]
    .map((name) => button.getAttribute(name) ?? "")
    .join("|");

/**
 * Whether buttons without ARIA states look alike, so that none of them can be the chosen one. What a page's own class for
 * it is called is not known.
 */
export const lookAlike = (buttons: readonly Element[]): boolean =>
  new Set(buttons.map(looks)).size <= 1;
