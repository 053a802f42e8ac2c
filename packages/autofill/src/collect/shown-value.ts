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

/** A text that a list shows since its option was selected here, and the element that shows it. */
type Selected = { readonly text: string; part?: Element | undefined };

const selected = new WeakMap<Element, Selected>();

/** Parts of a list that show options, whether they are selected or not. */
const ofOptions = "option,[role=option],[role=listbox],[role=menu]";

/** The element of a list, beside its options, that shows exactly this text. */
const partWith = (control: HTMLElement, text: string) =>
  [...frameOf(control).querySelectorAll("*")].find(
    (part) =>
      part.childElementCount === 0 &&
      part !== control &&
      wholeText(part) === text &&
      !part.closest(ofOptions) &&
      (part.closest("label")?.contains(control) ?? true),
  );

/**
 * Selects an option of a list, which may show its text in any element. What this element shows afterwards is the choice of
 * the list, unless it has shown the text before.
 */
export function selectOption(control: HTMLElement, text: string, select: () => void): void {
  const isOther = partWith(control, text) !== undefined;
  select();
  if (!isOther) selected.set(control, { text });
}

/** Whether a list shows one of its options as its choice, which then is its displayed choice. */
export function showsOneOf(control: HTMLElement, options: readonly string[]): boolean {
  const text = options.find(
    (option) => !choicePrompt.test(option) && partWith(control, option) !== undefined,
  );
  if (text !== undefined) selected.set(control, { text });
  return text !== undefined;
}

function selectedIn(control: HTMLElement): string {
  const known = selected.get(control);
  if (!known) return "";
  if (known.part?.isConnected !== true) known.part = partWith(control, known.text);
  const shown = known.part ? wholeText(known.part) : "";
  return choicePrompt.test(shown) ? "" : shown;
}

/** The displayed choice of a custom list; empty for a placeholder. */
export function displayedChoice(control: HTMLElement): string {
  if (isInput(control) || isTextArea(control)) {
    return (
      collapseWhitespace(visibleText(control.value)) ||
      collapseWhitespace(visibleText(chosenIn(frameOf(control)))) ||
      selectedIn(control)
    );
  }
  const text = collapseWhitespace(visibleText(chosenIn(control) || wholeText(control)));
  return choicePrompt.test(text) ? "" : text;
}
