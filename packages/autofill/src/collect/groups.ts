import { isBox } from "./controls.ts";
import type { FoundControl } from "./walk.ts";

/** The controls that answer one question together, in the order of the page. */
export type ControlGroup = {
  readonly members: readonly HTMLElement[];
  readonly headings: readonly string[];
};

/** What ties boxes together: their name within their form, else the group that the markup draws around them. */
function groupOf(element: HTMLInputElement): { owner: Node; name: string } | undefined {
  if (element.name !== "")
    return {
      owner: element.form ?? element.getRootNode(),
      name: `${element.type} ${element.name}`,
    };
  const drawn = element.type === "radio" ? element.closest("[role=radiogroup],fieldset") : null;
  return drawn ? { owner: drawn, name: element.type } : undefined;
}

/** Puts radios and check boxes that share a question into one group; every other control stands alone. */
export function groupControls(controls: readonly FoundControl[]): readonly ControlGroup[] {
  const groups: { members: HTMLElement[]; headings: readonly string[] }[] = [];
  const known = new Map<Node, Map<string, HTMLElement[]>>();
  for (const { element, headings } of controls) {
    const group = isBox(element) ? groupOf(element) : undefined;
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
