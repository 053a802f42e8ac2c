import type { Field } from "../field.ts";
import { forgetAdopted } from "./adopted-label.ts";
import { identifiersOf } from "./identifiers.ts";
import { labelsOfField } from "./labels.ts";
import { forgetLabels } from "./tied-labels.ts";

/** Whether the controls still ask what they asked when they were read: frameworks use an element again for another question. */
export function isStillField(field: Field, members: readonly HTMLElement[]): boolean {
  const [first] = members;
  if (!first) return false;
  const names = identifiersOf(first);
  if (names.length > 0 && names.join() === field.identifiers.join()) return true;
  forgetLabels();
  forgetAdopted();
  return labelsOfField(members)[0]?.text === field.labels[0]?.text;
}
