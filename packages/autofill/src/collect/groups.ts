import { controlsIn, isBox, isInput } from "./controls.ts";
import { optionText } from "./labels.ts";
import { isToggleButton, toggleRow } from "./toggle-buttons.ts";
import type { FoundControl } from "./walk.ts";

/** The controls of one question, in document order. */
export type ControlGroup = {
  readonly members: readonly HTMLElement[];
  readonly headings: readonly string[];
};

const groupSelector = "[role=radiogroup],[role=group],[role=list],fieldset";

function groupOfCustom(element: HTMLElement): { owner: Node; name: string } | undefined {
  const row = isToggleButton(element) ? toggleRow(element) : null;
  if (row) return { owner: row, name: "toggle" };
  const role = element.getAttribute("role");
  if (role !== "radio" && role !== "checkbox") return undefined;
  const group = element.closest(groupSelector);
  return group ? { owner: group, name: role } : undefined;
}

/** A group of unnamed boxes is one question when it contains no other controls. */
const hasOnlyBoxes = (group: Element) =>
  group.querySelector("input:not([type=checkbox]):not([type=hidden]),select,textarea") === null;

/** Whether a group contains only checkboxes, each with a different name: one question with several choices. */
function isChoiceOfNames(group: Element): boolean {
  if (!hasOnlyBoxes(group) || group.querySelector(groupSelector)) return false;
  const names = [...group.querySelectorAll("input")].map(({ name }) => name);
  return names.length > 1 && new Set(names).size === names.length && !names.includes("");
}

/** The group element around a checkbox, if it is such a question. `choices` caches the result for each group. */
function choiceAround(element: HTMLInputElement, choices: Map<Element, boolean>): Element | null {
  const group = element.type === "checkbox" ? element.closest("[role=group],fieldset") : null;
  if (!group) return null;
  const isChoice = choices.get(group) ?? isChoiceOfNames(group);
  choices.set(group, isChoice);
  return isChoice ? group : null;
}

/** The group of a box: its name within its form, otherwise the group element around it. */
function groupOf(
  element: HTMLElement,
  choices: Map<Element, boolean>,
): { owner: Node; name: string } | undefined {
  if (!isInput(element)) return groupOfCustom(element);
  const choice = choiceAround(element, choices);
  if (choice) return { owner: choice, name: element.type };
  if (element.name !== "")
    return {
      owner: element.form ?? element.getRootNode(),
      name: `${element.type} ${element.name}`,
    };
  const drawn = element.closest("[role=radiogroup],fieldset");
  const isOneQuestion = element.type === "radio" || (drawn !== null && hasOnlyBoxes(drawn));
  return drawn && isOneQuestion ? { owner: drawn, name: element.type } : undefined;
}

const yes = /^(?:yes|oui|ja)$/i;
const no = /^(?:no|non|nein)$/i;

/** Whether these are the two answers to one question. */
export function isYesOrNo(members: readonly HTMLElement[]): boolean {
  if (members.length !== 2) return false;
  const texts = members.map(optionText);
  return [yes, no].every((answer) => texts.some((text) => answer.test(text)));
}

const maxLevels = 4;

/** Whether the nearest element around both boxes contains no other control. */
function areAlone(first: HTMLElement, second: HTMLElement): boolean {
  let at = first.parentElement;
  for (let level = 0; at && level < maxLevels && !at.contains(second); level++)
    at = at.parentElement;
  return at !== null && at.contains(second) && controlsIn(at).length === 2;
}

const isLoneBox = ({ members: [first, second] }: ControlGroup) =>
  first !== undefined && second === undefined && isInput(first) && first.type === "checkbox";

/** Joins a checkbox "Yes" and a checkbox "No" that have the question to themselves. */
function withPairs(groups: readonly ControlGroup[]): readonly ControlGroup[] {
  const joined: ControlGroup[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const [first] = last?.members ?? [];
    const [second] = group.members;
    const isPair =
      last && first && second && isLoneBox(last) && isLoneBox(group) && areAlone(first, second);
    const members = isPair ? [first, second] : [];
    if (isYesOrNo(members)) joined.splice(-1, 1, { ...group, members });
    else joined.push(group);
  }
  return joined;
}

/** Groups radio buttons and checkboxes of one question; every other control is a group of one. */
export function groupControls(controls: readonly FoundControl[]): readonly ControlGroup[] {
  const groups: { members: HTMLElement[]; headings: readonly string[] }[] = [];
  const known = new Map<Node, Map<string, HTMLElement[]>>();
  const choices = new Map<Element, boolean>();
  for (const { element, headings } of controls) {
    const group = isBox(element) || !isInput(element) ? groupOf(element, choices) : undefined;
    const ofOwner = group
      ? (known.get(group.owner) ?? new Map<string, HTMLElement[]>())
      : undefined;
    const members = group ? ofOwner?.get(group.name) : undefined;
    if (members) {
      members.push(element);
      continue;
    }
    const fresh = { members: [element], headings };
    groups.push(fresh);
    if (group && ofOwner) {
      ofOwner.set(group.name, fresh.members);
      known.set(group.owner, ofOwner);
    }
  }
  return withPairs(groups);
}
