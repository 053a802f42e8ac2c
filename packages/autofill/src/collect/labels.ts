import { rowOfColumn } from "@postulo/lexicon/form-texts";
import type { Label, LabelSource } from "../field.ts";
import { adjacentLabel } from "./adjacent-label.ts";
import { choiceButtons } from "./choice-buttons.ts";
import { columnHeader } from "./column-header.ts";
import { controlsIn, dropZoneSelector, isBox, isInput, isSelect, isTextArea } from "./controls.ts";
import { nearbyText } from "./nearby-text.ts";
import { firstLine, ownText, collapseWhitespace } from "./text.ts";
import { isSharedId, isSharedName, labelsFor } from "./label-index.ts";
import { textBelow } from "./text-below.ts";

const groupSelector = "fieldset,[role=group],[role=radiogroup]";

function textOfIds(element: Element, attribute: string): string {
  const named = element.getAttribute(attribute) ?? "";
  const root = named === "" ? undefined : element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return "";
  const ids = named.split(/\s+/).filter((id) => id !== "");
  const texts = ids
    .map((id) => root.getElementById(id))
    .filter((found) => found !== null && found !== element);
  return collapseWhitespace(texts.map((found) => (found ? ownText(found) : "")).join(" "));
}

/** The text of a label for this control: all of it, or the text directly before it when it wraps several controls. */
function textOfLabel(label: Element, control: Element): string {
  const controls = controlsIn(label);
  if (controls.length <= 1 || !label.contains(control)) return ownText(label);
  const beside = nearbyText(control, isBox(control) ? "after" : "before")[0];
  const isMain = controls.every((one) => one === control || one.hasAttribute("aria-label"));
  return beside ?? (isMain ? ownText(label) : "");
}

/** Labels with `for` of this control, then the wrapping label unless its `for` names another control. */
function labelElements(element: HTMLElement): readonly Element[] {
  const root = element.getRootNode();
  const isRoot = root instanceof Document || root instanceof ShadowRoot;
  const isNamed = isRoot && element.id !== "" && !isSharedId(element);
  const tied = isNamed ? labelsFor(root, element.id) : [];
  const wrapping = element.closest("label");
  if (!wrapping && tied.length === 0) {
    const adopted = adjacentLabel(element);
    return adopted ? [adopted] : [];
  }
  if (!wrapping || tied.includes(wrapping)) return tied;
  const isOwn = !wrapping.hasAttribute("for") || tied.length === 0;
  return isOwn ? [...tied, wrapping] : tied;
}

/** Whether a label for the first of several controls is placed over all of them, so that it names their group. */
function isOverSeveral(found: Element, control: Element): boolean {
  let at: Element | null = found.parentElement;
  while (at && !at.contains(control)) at = at.parentElement;
  return at !== null && controlsIn(at).length > 1;
}

const textsOf = (source: LabelSource, found: Element, element: Element) => [
  label(source, headOfLabel(found, element)),
  label(source, textOfLabel(found, element)),
];

function associatedLabels(element: HTMLElement): readonly Label[] {
  const found = labelElements(element);
  const [only, another] = found;
  if (!another) return only ? textsOf("label", only, element) : [];
  const over = found.filter((one) => isOverSeveral(one, element));
  const isOver = over.length < found.length ? new Set(over) : new Set<Element>();
  return [...found.filter((one) => !isOver.has(one)), ...isOver].flatMap((one) =>
    textsOf(isOver.has(one) ? "legend" : "label", one, element),
  );
}

/** The name of the group around the controls: a fieldset's legend, or the name of an ARIA group. */
function groupName(group: Element): string {
  const named = textOfIds(group, "aria-labelledby") || (group.getAttribute("aria-label") ?? "");
  if (named !== "") return collapseWhitespace(named);
  const legend = group.querySelector(":scope > legend");
  return legend ? ownText(legend) : "";
}

/** The label of one box of a group. */
export function optionText(box: HTMLElement): string {
  if (!isInput(box)) return collapseWhitespace(box.getAttribute("aria-label") ?? box.textContent);
  const label = labelElements(box)[0];
  const text =
    (label && textOfLabel(label, box)) ||
    box.getAttribute("aria-label") ||
    textOfIds(box, "aria-labelledby");
  return collapseWhitespace(text || nearbyText(box, "after")[0] || box.getAttribute("value") || "");
}

/** Script ranges instead of `\p{L}`, whose compilation is slow in browsers. */
const letterOrDigit = /[A-Za-z\d\u00c0-\u1fff\u3040-\ud7ff]/;

const isUseful = ({ text }: Label) => text !== "" && letterOrDigit.test(text);

const label = (source: LabelSource, text: string | null): Label => ({
  source,
  text: collapseWhitespace(text ?? ""),
});

function distinct(labels: readonly Label[]): readonly Label[] {
  const found: Label[] = [];
  for (const one of labels)
    if (isUseful(one) && !found.some(({ text }) => text === one.text)) found.push(one);
  return found;
}

/** The host of the shadow root that an element is in. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The label on the host of the control's shadow root. */
function hostLabel(element: Element): string {
  const host = hostOf(element);
  return host?.getAttribute("label") ?? host?.getAttribute("aria-label") ?? "";
}

const maxUploadTextLength = 240;

/** The text of the nearest ancestor of a file input that mentions a document. */
function uploadText(element: Element): string {
  for (let at = element.parentElement, depth = 0; at && depth < 4; at = at.parentElement, depth++) {
    // A text area to paste the document into may be beside it.
    const isAlone = controlsIn(at).filter((one) => !isTextArea(one)).length === 1;
    const text = isAlone ? collapseWhitespace(at.textContent ?? "") : "";
    if (!isAlone || text.length > maxUploadTextLength) return "";
    if (/\b(?:resume|résumé|cv|cover|lettre|photo|document|autofill)/i.test(text)) return text;
  }
  return "";
}

/** The text of a label before the control that it wraps; after it is a hint. */
function textBefore(found: Element, control: Element): string {
  const parts: string[] = [];
  for (let outer: Node | undefined = found; outer;) {
    let inner: Node | undefined;
    for (const child of outer.childNodes) {
      inner = child.contains(control) ? child : undefined;
      if (inner) break;
      parts.push(child instanceof Element ? ownText(child) : (child.nodeValue ?? ""));
    }
    outer = inner === control ? undefined : inner;
  }
  return collapseWhitespace(parts.join(" "));
}

function isLastIn(found: Element, control: Element): boolean {
  for (let at: Node | null = control; at && at !== found; at = at.parentNode)
    if (at.nextSibling) return false;
  return true;
}

/** The first line of a label, without hints; of one around a text field the text before it. */
function headOfLabel(found: Element, control: Element): string {
  const controls = controlsIn(found);
  if (controls.length === 0) return firstLine(found);
  const isField = controls.length === 1 && controls[0] === control && isTypedInto(control);
  return isField && !isLastIn(found, control) ? textBefore(found, control) : "";
}

const notTyped = new Set(["radio", "checkbox", "file"]);
const isTypedInto = (control: Element) =>
  isTextArea(control) || (isInput(control) && !notTyped.has(control.type));

function labelledBy(element: Element): readonly Label[] {
  const id = element.getAttribute("aria-labelledby") ?? "";
  // Firefox logs a warning in the page's console for an empty id.
  if (id === "") return [];
  const root = element.getRootNode();
  const isRoot = root instanceof Document || root instanceof ShadowRoot;
  const only = isRoot ? root.getElementById(id) : null;
  return [
    label("ariaLabelledby", only ? headOfLabel(only, element) : ""),
    label("ariaLabelledby", textOfIds(element, "aria-labelledby")),
  ];
}

/** The prompt of a list without a choice. */
function promptOf(element: Element): string | null {
  const first = isSelect(element) ? element.options[0] : undefined;
  const isPrompt = first && (first.value === "" || first.disabled || first.text.endsWith("?"));
  return isPrompt ? first.text : null;
}

/** The text near a single control: in a row of texts below, its own and what is before the row; else what is before it. */
function unassociatedLabels(element: HTMLElement, isNamed: boolean): readonly Label[] {
  const below = isBox(element) ? "" : textBelow(element);
  const row = below === "" ? undefined : element.parentElement?.parentElement;
  return [
    label("after", isNamed ? "" : below),
    ...nearbyText(row ?? element, "before").map((text) => label("before", text)),
  ];
}

/** The `aria-label`: in a row, the name of the column. */
const ariaName = (element: Element) =>
  element.getAttribute("aria-label")?.replace(rowOfColumn, "") ?? "";

/** The labels of a single control. */
function labelsOfSingle(element: HTMLElement): readonly Label[] {
  const group = element.closest(groupSelector);
  const isAlone = group ? controlsIn(group).length <= 2 : false;
  const own = associatedLabels(element);
  // Copied from control to control, it names none of them.
  const isCopied = own.length > 0 && isSharedName(element);
  const named = [
    ...own,
    ...labelledBy(element),
    label("ariaLabel", isCopied ? "" : ariaName(element)),
    label("ariaLabel", hostLabel(element)),
  ];
  const placeholder = label("placeholder", element.getAttribute("placeholder"));
  return [
    ...named,
    ...(isBox(element) && choiceButtons(element).length === 0
      ? nearbyText(element, "after")
          .slice(0, 1)
          .map((text) => label("after", text))
      : []),
    ...(group && isAlone ? [label("legend", groupName(group))] : []),
    label("before", columnHeader(element)),
    ...unassociatedLabels(element, [...named, placeholder].some(isUseful)),
    ...(isInput(element) && element.type === "file" ? [label("before", uploadText(element))] : []),
    ...(element.matches(dropZoneSelector) ? [label("before", ownText(element))] : []),
    placeholder.text === "" ? label("placeholder", promptOf(element)) : placeholder,
    label("title", element.getAttribute("title")),
  ];
}

/** The nearest common ancestor of all members. */
function around(members: readonly HTMLElement[]): Element | null {
  let element = members[0]?.parentElement ?? null;
  while (element && !members.every((member) => element?.contains(member)))
    element = element.parentElement;
  return element;
}

/** The labels of a group of boxes: its legend, otherwise the text before the first box. */
function labelsOfGroup(members: readonly HTMLElement[]): readonly Label[] {
  const first = members[0];
  if (!first) return [];
  const group = first.closest(groupSelector);
  const frame = around(members);
  const optionTexts = new Set(members.map(optionText));
  const table = frame?.closest("table");
  const isTableOfBoxes = table && controlsIn(table).length === members.length;
  const before = [
    ...nearbyText(first, "before"),
    ...(frame ? nearbyText(frame, "before") : []),
    ...(isTableOfBoxes ? nearbyText(table, "before") : []),
  ];
  return [
    ...(group ? [label("legend", groupName(group))] : []),
    ...(frame ? [label("ariaLabelledby", textOfIds(frame, "aria-labelledby"))] : []),
    ...before.filter((text) => !optionTexts.has(text)).map((text) => label("before", text)),
  ];
}

/** All labels of a field, most reliable source first. */
export function labelsOfField(members: readonly HTMLElement[]): readonly Label[] {
  const first = members[0];
  if (!first) return [];
  const isGroup = members.length > 1 || (isInput(first) && first.type === "radio");
  return distinct(isGroup ? labelsOfGroup(members) : labelsOfSingle(first));
}

export const hintOf = (element: HTMLElement): string => textOfIds(element, "aria-describedby");

/** The element around another one: the slot that shows it, its parent, or the host of its shadow root. */
function outerElement(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? hostOf(element);
}

/** The names of the groups around an element, also across shadow roots, outermost first. */
export function legendsAround(element: HTMLElement): readonly string[] {
  const legends: string[] = [];
  for (let at: Element | null = element; at; at = outerElement(at))
    if (at.matches(groupSelector)) legends.unshift(groupName(at));
  return legends.filter((text) => text !== "");
}
