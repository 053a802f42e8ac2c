import type { Field } from "../field.ts";
import { identifiersOf } from "./identifiers.ts";
import { labelsOfField } from "./labels.ts";
import { whileReading } from "./reading-cache.ts";

/** Whether the controls still belong to the same question, because frameworks reuse elements. */
export function isStillField(field: Field, members: readonly HTMLElement[]): boolean {
  const [first] = members;
  if (!first) return false;
  const names = identifiersOf(first);
  if (names.length > 0 && names.join() === field.identifiers.join()) return true;
  return whileReading(() => labelsOfField(members)[0]?.text === field.labels[0]?.text);
}
