import { controlsIn, isInput, isTextArea } from "./controls.ts";
import { ownText, tidy, wholeText } from "./text.ts";

/** What drawn lists put their choice into, beside the control itself. */
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

const invitation =
  /^\W*$|^\W*(?:select|choose|please|pick|none selected|search|type|start typing|s[eé]lectionn|choisi|veuillez|recherche)/i;
const maxFrames = 6;

const visibleText = (text: string) => text.replace(/[\u200b\u200c\ufeff]/g, "");

/** The largest element around a control that holds no other control: what is drawn in it belongs to the control. */
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

/** What a drawn list shows as chosen; empty while it only invites to choose. */
export function shownChoice(control: HTMLElement): string {
  if (isInput(control) || isTextArea(control)) {
    return tidy(visibleText(control.value)) || tidy(visibleText(chosenIn(frameOf(control))));
  }
  const text = tidy(visibleText(chosenIn(control) || wholeText(control)));
  return invitation.test(text) ? "" : text;
}
