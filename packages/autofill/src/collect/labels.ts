import type { Label, LabelSource } from "../field.ts";
import { adoptedLabel } from "./adopted-label.ts";
import { choiceButtons } from "./choice-buttons.ts";
import { columnHeader } from "./column-header.ts";
import { controlsIn, dropZoneSelector, isBox, isInput, isSelect, isTextArea } from "./controls.ts";
import { nearbyText } from "./nearby-text.ts";
import { firstLine, ownText, tidy } from "./text.ts";
import { isSharedId, labelsFor } from "./tied-labels.ts";

const groupSelector = "fieldset,[role=group],[role=radiogroup]";

function textOfIds(element: Element, attribute: string): string {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return "";
  const ids = (element.getAttribute(attribute) ?? "").split(/\s+/).filter((id) => id !== "");
  const texts = ids
    .map((id) => root.getElementById(id))
    .filter((found) => found !== null && found !== element);
  return tidy(texts.map((found) => (found ? ownText(found) : "")).join(" "));
}

/** The part of a label that is about this control: all of it, or what stands right before it when it wraps several. */
function textOfLabel(label: Element, control: Element): string {
  const controls = controlsIn(label);
  if (controls.length <= 1 || !label.contains(control)) return ownText(label);
  const beside = nearbyText(control, isBox(control) ? "after" : "before")[0];
  const isMain = controls.every((one) => one === control || one.hasAttribute("aria-label"));
  return beside ?? (isMain ? ownText(label) : "");
}

/** Labels that name the control by its id, then the one around it unless that one names another. */
function labelElements(element: HTMLElement): readonly Element[] {
  const root = element.getRootNode();
  const isRoot = root instanceof Document || root instanceof ShadowRoot;
  const isNamed = isRoot && element.id !== "" && !isSharedId(element);
  const tied = isNamed ? labelsFor(root, element.id) : [];
  const wrapping = element.closest("label");
  if (!wrapping && tied.length === 0) {
    const adopted = adoptedLabel(element);
    return adopted ? [adopted] : [];
  }
  if (!wrapping || tied.includes(wrapping)) return tied;
  const isOwn = !wrapping.hasAttribute("for") || tied.length === 0;
  return isOwn ? [...tied, wrapping] : tied;
}

/** A label that names the first of several controls and stands over all of them is the name of their group. */
function isOverSeveral(found: Element, control: Element): boolean {
  let at: Element | null = found.parentElement;
  while (at && !at.contains(control)) at = at.parentElement;
  return at !== null && controlsIn(at).length > 1;
}

function tiedLabels(element: HTMLElement): readonly Label[] {
  const found = labelElements(element);
  const over = found.length > 1 ? found.filter((one) => isOverSeveral(one, element)) : [];
  const isOver = over.length < found.length ? new Set(over) : new Set<Element>();
  return [...found.filter((one) => !isOver.has(one)), ...isOver].flatMap((one) => {
    const source = isOver.has(one) ? "legend" : "label";
    return [label(source, headOfLabel(one)), label(source, textOfLabel(one, element))];
  });
}

/** What the group around the controls is called; fieldset legends, or the name of an ARIA group. */
function groupName(group: Element): string {
  const named = textOfIds(group, "aria-labelledby") || (group.getAttribute("aria-label") ?? "");
  if (named !== "") return tidy(named);
  const legend = group.querySelector(":scope > legend");
  return legend ? ownText(legend) : "";
}

/** The label of one option of a group of boxes. */
export function optionText(box: HTMLElement): string {
  if (!isInput(box)) return tidy(box.getAttribute("aria-label") ?? box.textContent);
  const label = labelElements(box)[0];
  const text =
    (label && textOfLabel(label, box)) ||
    box.getAttribute("aria-label") ||
    textOfIds(box, "aria-labelledby");
  return tidy(text || nearbyText(box, "after")[0] || box.getAttribute("value") || "");
}

/** The ranges of scripts: to know every letter of Unicode takes a browser as long as half a form. */
const isUseful = ({ text }: Label) => /[A-Za-z\d\u00c0-\u1fff\u3040-\ud7ff]/.test(text);

const label = (source: LabelSource, text: string | null): Label => ({
  source,
  text: tidy(text ?? ""),
});

function distinct(labels: readonly Label[]): readonly Label[] {
  const seen = new Set<string>();
  return labels.filter((one) => isUseful(one) && !seen.has(one.text) && seen.add(one.text));
}

/** What a custom element calls the control inside its shadow. */
function hostLabel(element: Element): string {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return "";
  return root.host.getAttribute("label") ?? root.host.getAttribute("aria-label") ?? "";
}

const longestUploadText = 240;

/** Upload areas are drawn around their input: their words are the smallest text around it. */
function uploadText(element: Element): string {
  for (let at = element.parentElement, depth = 0; at && depth < 4; at = at.parentElement, depth++) {
    // The other way to hand a document in may stand beside.
    const isAlone = controlsIn(at).filter((one) => !isTextArea(one)).length === 1;
    const text = isAlone ? tidy(at.textContent ?? "") : "";
    if (!isAlone || text.length > longestUploadText) return "";
    if (/\b(?:resume|résumé|cv|cover|lettre|photo|document|autofill)/i.test(text)) return text;
  }
  return "";
}

/** The first line of a label that holds a hint as well; what wraps controls is read in parts instead. */
function headOfLabel(found: Element): string {
  return controlsIn(found).length === 0 ? firstLine(found) : "";
}

function labelledBy(element: Element): readonly Label[] {
  const root = element.getRootNode();
  const id = element.getAttribute("aria-labelledby") ?? "";
  const isRoot = root instanceof Document || root instanceof ShadowRoot;
  // Firefox complains in the page's console when it is asked for nothing.
  const only = isRoot && id !== "" ? root.getElementById(id) : null;
  return [
    label("ariaLabelledby", only ? headOfLabel(only) : ""),
    label("ariaLabelledby", textOfIds(element, "aria-labelledby")),
  ];
}

/** A list can show what it is for in place of a choice. */
function promptOf(element: Element): string | null {
  const first = isSelect(element) ? element.options[0] : undefined;
  const isPrompt = first && (first.value === "" || first.disabled || first.text.endsWith("?"));
  return isPrompt ? first.text : null;
}

/** The labels of a control that stands alone. */
function labelsOfSingle(element: HTMLElement): readonly Label[] {
  const group = element.closest(groupSelector);
  const isAlone = group ? controlsIn(group).length <= 2 : false;
  return [
    ...tiedLabels(element),
    ...labelledBy(element),
    label("ariaLabel", element.getAttribute("aria-label")),
    label("ariaLabel", hostLabel(element)),
    ...(isBox(element) && choiceButtons(element).length === 0
      ? nearbyText(element, "after")
          .slice(0, 1)
          .map((text) => label("after", text))
      : []),
    ...(group && isAlone ? [label("legend", groupName(group))] : []),
    label("before", columnHeader(element)),
    ...nearbyText(element, "before").map((text) => label("before", text)),
    ...(isInput(element) && element.type === "file" ? [label("before", uploadText(element))] : []),
    ...(element.matches(dropZoneSelector) ? [label("before", ownText(element))] : []),
    label("placeholder", element.getAttribute("placeholder") ?? promptOf(element)),
    label("title", element.getAttribute("title")),
  ];
}

/** The nearest element around all members. */
function around(members: readonly HTMLElement[]): Element | null {
  let element = members[0]?.parentElement ?? null;
  while (element && !members.every((member) => element?.contains(member)))
    element = element.parentElement;
  return element;
}

/** The question that a group of boxes answers: its legend, else the text in front of the first box. */
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

/** Everything on the page that tells a person what the field is, most telling first. */
export function labelsOfField(members: readonly HTMLElement[]): readonly Label[] {
  const first = members[0];
  if (!first) return [];
  const isGroup = members.length > 1 || (isInput(first) && first.type === "radio");
  return distinct(isGroup ? labelsOfGroup(members) : labelsOfSingle(first));
}

export function hintOf(element: HTMLElement): string {
  return textOfIds(element, "aria-describedby");
}

export function legendsAround(element: HTMLElement): readonly string[] {
  const legends: string[] = [];
  for (
    let group = element.closest(groupSelector);
    group;
    group = group.parentElement?.closest(groupSelector) ?? null
  ) {
    legends.unshift(groupName(group));
  }
  return legends.filter((text) => text !== "");
}
