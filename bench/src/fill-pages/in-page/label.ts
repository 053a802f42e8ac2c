import { isBox, isControl, rootOf } from "./control-elements.ts";

const maxLength = 400;

export const clean = (text: string | null | undefined): string =>
  (text ?? "").replace(/\s+/g, " ").trim();

/** The visible text of an element. */
export const shownText = (element: Element | null | undefined): string =>
  clean(element instanceof HTMLElement ? element.innerText : element?.textContent);

const attribute = (element: Element, name: string) => clean(element.getAttribute(name));

const namedBy = (element: Element) =>
  attribute(element, "aria-labelledby")
    .split(" ")
    .map((id) => (id === "" ? "" : shownText(rootOf(element).getElementById(id))))
    .filter((text) => text !== "")
    .join(" ");

function labelsOf(element: Element): string {
  const hasLabels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return clean(hasLabels ? [...(element.labels ?? [])].map((one) => shownText(one)).join(" ") : "");
}

/** The text of one option: of a box, or of an element with a role. */
export const optionText = (element: Element): string =>
  labelsOf(element) ||
  attribute(element, "aria-label") ||
  shownText(element) ||
  shownText(element.nextElementSibling) ||
  attribute(element, "value");

/** The text before the element that contains all boxes of a question. */
function textBefore(members: readonly Element[]): string {
  let around = members[0]?.parentElement;
  while (around && !members.every((one) => around?.contains(one))) around = around.parentElement;
  for (let at = around; at && at !== document.body; at = at.parentElement) {
    const before = shownText(at.previousElementSibling);
    if (before !== "") return before;
  }
  return "";
}

function groupName(members: readonly Element[]): string {
  const group = members[0]?.closest("fieldset, [role=radiogroup], [role=group]");
  const own = group ? shownText(group.querySelector("legend")) || namedBy(group) : "";
  return own === "" && members.length > 1 ? textBefore(members) : own;
}

/** The text of the nearest element around a control that has a text and no other control. */
function textAround(element: Element): string {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if ([...at.querySelectorAll("input, select, textarea")].filter(isControl).length > 1) break;
    const text = shownText(at);
    if (text !== "") return text;
  }
  return "";
}

/** The question of a control, or of the boxes of one. */
export function labelOf(members: readonly Element[]): string {
  const [element] = members;
  if (!element) return "";
  const own = namedBy(element) || labelsOf(element) || attribute(element, "aria-label");
  const group = isBox(element) || members.length > 1 ? groupName(members) : "";
  if (members.length > 1) return (group || own).slice(0, maxLength);
  const label = [group, own].filter((text) => text !== "").join(" | ");
  return (label || textAround(element) || attribute(element, "placeholder")).slice(0, maxLength);
}
