import { choiceButtons } from "./collect/choice-buttons.ts";
import { namedRow, titleOfRows } from "./collect/column-header.ts";
import { containersOf } from "./collect/containers.ts";
import {
  isBox,
  isCustomChoice,
  isInput,
  isSelect,
  isTextArea,
  widgetOf,
  typeOfInput,
} from "./collect/controls.ts";
import { isFilled, presetCallingCode } from "./collect/filled.ts";
import { groupControls, isYesOrNo, type ControlGroup } from "./collect/groups.ts";
import { identifiersOf } from "./collect/identifiers.ts";
import { hintOf, labelsOfField, legendsAround, optionText } from "./collect/labels.ts";
import { isMultiple } from "./collect/is-multiple.ts";
import { displayedChoice } from "./collect/shown-value.ts";
import { ownText, collapseWhitespace, wholeText } from "./collect/text.ts";
import { exclusionReason } from "./collect/exclusions.ts";
import { whileReading } from "./collect/reading-cache.ts";
import { isReachable } from "./collect/visibility.ts";
import { findControls, type ShadowRootOf } from "./collect/walk.ts";
import type { Field, FieldOption, Page, Widget } from "./field.ts";

const maxOptions = 3000;

const isListControl = (element: HTMLElement) =>
  element.getAttribute("role") === "combobox" || element.hasAttribute("aria-haspopup");

/** The list of a combobox, if it is already in the page. */
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
      .map(({ text, value }) => ({ text: collapseWhitespace(text), value }));
  }
  const buttons = isBox(first) && members.length === 1 ? choiceButtons(first) : [];
  if (buttons.length > 0) return buttons.map((button) => ({ text: wholeText(button), value: "" }));
  if (isBox(first) || isCustomChoice(first))
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

function widgetOfGroup(members: readonly HTMLElement[], first: HTMLElement): Widget {
  const isBehindButtons = isBox(first) && members.length === 1 && choiceButtons(first).length > 0;
  return isBehindButtons || isYesOrNo(members) ? "radioGroup" : widgetOf(first, members.length);
}

function isForSeveral(element: HTMLElement): boolean {
  if (isSelect(element)) return element.multiple;
  return isMultiple(element, element) || isMultiple(element, listOf(element));
}

function isEditable(element: HTMLElement): boolean {
  if (element.getAttribute("aria-disabled") === "true") return false;
  // The input of a list without search is read-only.
  if (isInput(element) && isListControl(element)) return !element.disabled;
  if (isInput(element) || isTextArea(element)) return !element.disabled && !element.readOnly;
  return !isSelect(element) || !element.disabled;
}

function maxLengthOf(element: HTMLElement): number | undefined {
  const limit = isInput(element) || isTextArea(element) ? element.maxLength : -1;
  return limit > 0 ? limit : undefined;
}

const shownChoice = (element: HTMLElement) =>
  isSelect(element)
    ? collapseWhitespace(element.options[element.selectedIndex]?.text ?? "")
    : displayedChoice(element);

const numberOr = (text: string, otherwise: number) => (text === "" ? otherwise : Number(text));

function rangeOf({ min, max, step }: HTMLInputElement): NonNullable<Field["range"]> {
  return { min: numberOr(min, 0), max: numberOr(max, 100), step: Number(step) || 1 };
}

type Particulars = Pick<Field, "inputType" | "multiple" | "range" | "shown">;

function particulars(element: HTMLElement): Particulars {
  if (isInput(element) && element.type === "range") return { range: rangeOf(element) };
  if (isSelect(element) || isListControl(element))
    return { multiple: isForSeveral(element), shown: shownChoice(element) };
  if (!isInput(element)) return {};
  const code = presetCallingCode(element);
  return { inputType: typeOfInput(element), ...(code === "" ? {} : { shown: code }) };
}

function rowOf(element: HTMLElement): Pick<Field, "row"> {
  const row = namedRow(element);
  return row ? { row } : {};
}

const tokensOf = (text: string | null) =>
  text ? text.toLowerCase().split(/\s+/).filter(Boolean) : [];

/** The text of the button that sends a form: its last one, which may be an input. */
function buttonOf(form: Element): string {
  const button = [...form.querySelectorAll("button:not([type]),[type=submit]")].at(-1);
  return button ? wholeText(button) || (button.getAttribute("value") ?? "") : "";
}

type OfForm = Pick<Field, "form" | "formButton">;

/** Numbers the forms of a page as they are found. */
function formsOfPage(): (element: Element) => OfForm {
  const known = new Map<Element, OfForm>();
  return (element) => {
    const form = ("form" in element && element.form) || element.closest("form");
    if (!(form instanceof Element)) return {};
    const found = known.get(form) ?? { form: known.size, formButton: buttonOf(form) };
    known.set(form, found);
    return found;
  };
}

function fieldOf(
  { members, headings }: ControlGroup,
  id: number,
  formOf: ReturnType<typeof formsOfPage>,
): Field | undefined {
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
    autocomplete: tokensOf(first.getAttribute("autocomplete")),
    options: optionsOf(members),
    headings: [...headings, titleOfRows(first), ...legendsAround(first)].filter(Boolean),
    ...rowOf(first),
    ...containersOf(first),
    ...formOf(first),
    accept: first.getAttribute("accept") ?? "",
    maxLength: maxLengthOf(first),
    ...particulars(first),
    isFilled: isFilled(members),
    isEditable: members.some(isEditable),
    isShown,
    excluded: exclusionReason(first, {
      label: labels[0]?.text ?? "",
      isShown,
      isLabelled: labels[0]?.source === "label",
    }),
  };
}

/** Collects the fields of a document in order, including open shadow roots (or all that `shadowRootOf` can open). */
export function collect(
  root: Document,
  shadowRootOf: ShadowRootOf = (element) => element.shadowRoot,
): Page {
  return whileReading(() => {
    const groups = groupControls(findControls(root, shadowRootOf));
    const formOf = formsOfPage();
    const fields = groups.flatMap((group, id) => fieldOf(group, id, formOf) ?? []);
    return { fields, controls: new Map(groups.map((group, id) => [id, group.members])) };
  });
}
