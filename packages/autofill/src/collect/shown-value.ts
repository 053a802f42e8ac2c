import { choicePrompt } from "@postulo/lexicon/form-texts";
import { controlsIn, isInput, isTextArea } from "./controls.ts";
import { ownText, collapseWhitespace, wholeText } from "./text.ts";

/** Elements of custom lists that display the selected option. */
const chosenParts = [
  "[class*='single-value']",
  "[class*='singleValue']",
  "[class*='multi-value__label']",
  "[class*='multiValue']",
  ".ant-select-selection-item",
  "[class*='-has-value']",
  ".MuiChip-root",
  ".rw-multiselect-tag",
  ".select2-selection__rendered",
  "[data-automation-id='selectedItem']",
  "[class*='selected-item']",
  "[class*='selectedItem']",
  "[class*='chip']",
].join();

const maxFrames = 6;

const visibleText = (text: string) => text.replace(/[\u200b\u200c\ufeff]/g, "");

/** The outermost ancestor that contains no other control. */
export function frameOf(control: Element): Element {
  let frame = control;
  for (let depth = 0; depth < maxFrames; depth++) {
    const parent = frame.parentElement;
    if (!parent || /^(?:form|body|fieldset|label)$/.test(parent.localName)) return frame;
    if (controlsIn(parent).some((other) => other !== control && !isForPage(other))) return frame;
    frame = parent;
  }
  return frame;
}

const isForPage = (element: Element) =>
  element.getAttribute("aria-hidden") === "true" || element.getAttribute("tabindex") === "-1";

function chosenIn(frame: Element): string {
  const parts = [...frame.querySelectorAll(chosenParts)].filter(
    (part) =>
      !part.querySelector(chosenParts) && !/placeholder|input-container/i.test(part.className),
  );
  return parts.map((part) => ownText(part)).join(", ");
}

/** The displayed choice of a custom list; empty for a placeholder. */
export function displayedChoice(control: HTMLElement): string {
  if (isInput(control) || isTextArea(control)) {
    return (
      collapseWhitespace(visibleText(control.value)) ||
      collapseWhitespace(visibleText(chosenIn(frameOf(control))))
    );
  }
  const text = collapseWhitespace(visibleText(chosenIn(control) || wholeText(control)));
  return choicePrompt.test(text) ? "" : text;
}
