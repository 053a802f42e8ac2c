import { everyElement, isControl, membersOf } from "./control-elements.ts";
import { showSteps } from "./hidden-steps.ts";
import { labelOf } from "./label.ts";
import { elementAt, selectorOf } from "./selector.ts";
import { shownValue } from "./shown-value.ts";
import type { ControlState } from "../control-state.ts";

type Known = { readonly members: readonly Element[]; readonly selector: string };

/** By first member. A control keeps its selector when the page changes around it. */
const known = new Map<Element, Known>();

/**
 * Reads the controls of the page, without anything of the form engine. Called again, it reads the same elements and those
 * added since.
 */
function readControls(): readonly ControlState[] {
  for (const element of everyElement().filter(isControl)) {
    const members = membersOf(element);
    const first = members[0] ?? element;
    if (!known.has(first)) known.set(first, { members, selector: selectorOf(first) });
  }
  return [...known.values()].map(({ members, selector }) => ({
    selector,
    label: labelOf(members),
    value: shownValue(members),
  }));
}

function ownSelector(other: string): string | null {
  const found = elementAt(other);
  if (!found) return null;
  return [...known.values()].find(({ members }) => members.includes(found))?.selector ?? null;
}

/** The selectors that `readControls` gives the controls that selectors of another writer name; null without one. */
const ownSelectors = (others: readonly string[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(others.map((other) => [other, ownSelector(other)]));

let submitted = 0;
addEventListener("submit", () => submitted++, true);

Object.assign(globalThis, {
  readControls,
  ownSelectors,
  showSteps,
  countSubmitted: () => submitted,
});
