import { isBox, isInput } from "./controls.ts";
import type { FoundControl } from "./walk.ts";

/** The controls of one question, in document order. */
export type ControlGroup = {
  readonly members: readonly HTMLElement[];
  readonly headings: readonly string[];
};

const groupSelector = "[role=radiogroup],[role=group],[role=list],fieldset";

function groupOfCustom(element: HTMLElement): { owner: Node; name: string } | undefined {
  const role = element.getAttribute("role");
  if (role !== "radio" && role !== "checkbox") return undefined;
  const group = element.closest(groupSelector);
  return group ? { owner: group, name: role } : undefined;
}

/** A group of unnamed boxes is one question when it contains no other controls. */
const hasOnlyBoxes = (group: Element) =>
  group.querySelector("input:not([type=checkbox]):not([type=hidden]),select,textarea") === null;

/** The group of a box: its name within its form, otherwise the group element around it. */
function groupOf(element: HTMLElement): { owner: Node; name: string } | undefined {
  if (!isInput(element)) return groupOfCustom(element);
  if (element.name !== "")
    return {
      owner: element.form ?? element.getRootNode(),
      name: `${element.type} ${element.name}`,
    };
  const drawn = element.closest("[role=radiogroup],fieldset");
  const isOneQuestion = element.type === "radio" || (drawn !== null && hasOnlyBoxes(drawn));
  return drawn && isOneQuestion ? { owner: drawn, name: element.type } : undefined;
}

/** Groups radio buttons and checkboxes of one question; every other control is a group of one. */
export function groupControls(controls: readonly FoundControl[]): readonly ControlGroup[] {
  const groups: { members: HTMLElement[]; headings: readonly string[] }[] = [];
  const known = new Map<Node, Map<string, HTMLElement[]>>();
  for (const { element, headings } of controls) {
    const group = isBox(element) || !isInput(element) ? groupOf(element) : undefined;
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
  return groups;
}
