import { forgetAdopted } from "./collect/adopted-label.ts";
import { choiceButtons } from "./collect/choice-buttons.ts";
import { forgetColumns, titleOfRows } from "./collect/column-header.ts";
import { containersOf, forgetContainers } from "./collect/containers.ts";
import { isBox, isInput, isSelect, isTextArea, widgetOf } from "./collect/controls.ts";
import { isFilled } from "./collect/filled.ts";
import { groupControls, type ControlGroup } from "./collect/groups.ts";
import { identifiersOf } from "./collect/identifiers.ts";
import { hintOf, labelsOfField, legendsAround, optionText } from "./collect/labels.ts";
import { takesSeveral } from "./collect/takes-several.ts";
import { ownText, tidy, wholeText } from "./collect/text.ts";
import { forgetLabels } from "./collect/tied-labels.ts";
import { forgetNotes, trapOf } from "./collect/traps.ts";
import { isReachable } from "./collect/visibility.ts";
import { findControls, type ShadowRootOf } from "./collect/walk.ts";
import type { Field, FieldOption, Page, Widget } from "./field.ts";

const maxOptions = 3000;

const isListControl = (element: HTMLElement) =>
  element.getAttribute("role") === "combobox" || element.hasAttribute("aria-haspopup");

/** The list that a drawn combobox opens, when the page already holds it. */
function listOf(element: Element): Element | null {
  const root = element.getRootNode();
  const id = element.getAttribute("aria-controls") ?? element.getAttribute("aria-owns") ?? "";
  const named =
    id !== "" && (root instanceof Document || root instanceof ShadowRoot)
      ? root.getElementById(id)
      : null;
  return named ?? element.parentElement?.querySelector("[role=listbox]") ?? null;
}

function optionsOf(members: readonly HTMLElement[]): readonly FieldOption[] {
  const first = members[0];
  if (!first) return [];
  if (isSelect(first)) {
    return [...first.options]
      .slice(0, maxOptions)
      .map(({ text, value }) => ({ text: tidy(text), value }));
  }
  const buttons = isBox(first) && members.length === 1 ? choiceButtons(first) : [];
  if (buttons.length > 0) return buttons.map((button) => ({ text: wholeText(button), value: "" }));
  if (isBox(first) || isDrawnBoxWidget(first))
    return members.map((box) => ({
      text: optionText(box),
      value: box.getAttribute("value") ?? "",
    }));
  const list = listOf(first);
  const items = list ? [...list.querySelectorAll("[role=option]")].slice(0, maxOptions) : [];
  return items.map((item) => ({
    text: ownText(item),
    value: item.getAttribute("data-value") ?? "",
  }));
}

const isDrawnBoxWidget = (element: HTMLElement) =>
  ["radio", "checkbox"].includes(element.getAttribute("role") ?? "");

function widgetOfGroup(members: readonly HTMLElement[], first: HTMLElement): Widget {
  const isYesNo = isBox(first) && members.length === 1 && choiceButtons(first).length > 0;
  return isYesNo ? "radioGroup" : widgetOf(first, members.length);
}

function isForSeveral(element: HTMLElement): boolean {
  if (isSelect(element)) return element.multiple;
  return takesSeveral(element, element) || takesSeveral(element, listOf(element));
}

function isEditable(element: HTMLElement): boolean {
  if (element.getAttribute("aria-disabled") === "true") return false;
  // A list that is not for searching keeps its input from being typed into.
  if (isInput(element) && isListControl(element)) return !element.disabled;
  if (isInput(element) || isTextArea(element)) return !element.disabled && !element.readOnly;
  return !isSelect(element) || !element.disabled;
}

function maxLengthOf(element: HTMLElement): number | undefined {
  const limit = isInput(element) || isTextArea(element) ? element.maxLength : -1;
  return limit > 0 ? limit : undefined;
}

function particulars(element: HTMLElement): Pick<Field, "inputType" | "takesSeveral"> {
  if (isSelect(element) || isListControl(element)) return { takesSeveral: isForSeveral(element) };
  return isInput(element) ? { inputType: element.type } : {};
}

function fieldOf({ members, headings }: ControlGroup, id: number): Field | undefined {
  const first = members[0];
  if (!first) return undefined;
  const labels = labelsOfField(members);
  const isShown = isReachable(members);
  return {
    id,
    widget: widgetOfGroup(members, first),
    labels,
    hint: hintOf(first),
    identifiers: identifiersOf(first),
    autocomplete: (first.getAttribute("autocomplete") ?? "")
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean),
    options: optionsOf(members),
    headings: [...headings, titleOfRows(first), ...legendsAround(first)].filter(Boolean),
    containers: containersOf(first),
    accept: first.getAttribute("accept") ?? "",
    maxLength: maxLengthOf(first),
    ...particulars(first),
    isFilled: isFilled(members),
    isEditable: members.some(isEditable),
    isShown,
    trap: trapOf(first, {
      label: labels[0]?.text ?? "",
      isShown,
      isLabelled: labels[0]?.source === "label",
    }),
  };
}

/** Reads every field of a document as a person would meet it, through open shadow roots (or all that `shadowRootOf` can open). */
export function collect(
  root: Document,
  shadowRootOf: ShadowRootOf = (element) => element.shadowRoot,
): Page {
  forgetLabels();
  forgetAdopted();
  forgetColumns();
  forgetNotes();
  forgetContainers();
  const groups = groupControls(findControls(root, shadowRootOf));
  const fields = groups.map(fieldOf).filter((field) => field !== undefined);
  return { fields, controls: new Map(groups.map((group, id) => [id, group.members])) };
}
