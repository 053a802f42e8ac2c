import type { Field } from "../field.ts";
import type { Candidate } from "./candidate.ts";
import type { Role } from "./rule.ts";
import { sectionOf, type Section } from "./section.ts";

/** A field with its best candidate so far. */
export type Reading = { readonly field: Field; readonly candidate: Candidate | undefined };

/** The kind of an entry: a job or a school. */
export type Entry = "exp" | "edu";
/** A field among the fields of its page. */
export type FieldContext = {
  readonly readings: readonly Reading[];
  readonly at: number;
  readonly section: Section | undefined;
};

const reach = 6;
const anchors: ReadonlyMap<Role | undefined, Entry> = new Map([
  ["exp_company", "exp"],
  ["exp_title", "exp"],
  ["exp_country", "exp"],
  ["exp_description", "exp"],
  ["exp_current", "exp"],
  ["edu_school", "edu"],
  ["edu_degree", "edu"],
  ["edu_field", "edu"],
  ["edu_gpa", "edu"],
  ["edu_country", "edu"],
]);

/** The kind of entry that a role determines. */
export const anchorOf = (role: Role | undefined): Entry | undefined => anchors.get(role);

/** The role of the field at an offset. */
export const roleAt = (place: FieldContext, offset: number) =>
  place.readings[place.at + offset]?.candidate?.role;

/** The entry kind of the nearest field in one direction that determines it. */
export function nearestAnchor(
  place: FieldContext,
  direction: 1 | -1,
): { kind: Entry; distance: number } | undefined {
  for (let distance = 1; distance <= reach; distance++) {
    const kind = anchorOf(roleAt(place, direction * distance));
    if (kind) return { kind, distance };
  }
  return undefined;
}

/** The context of the field at a position. */
export function fieldContext(readings: readonly Reading[], at: number): FieldContext {
  const field = readings[at]?.field;
  return { readings, at, section: field ? sectionOf(field) : undefined };
}

/** Whether a field before this one has the same role. */
export function isRepeated({ readings, at }: FieldContext): boolean {
  const own = readings[at];
  const isSame = ({ candidate, field }: Reading) =>
    candidate?.role === own?.candidate?.role &&
    field.form === own?.field.form &&
    field.isShown === own?.field.isShown;
  return readings.findIndex(isSame) < at;
}

/** The form of the field at this distance. */
export const formAt = ({ readings, at }: FieldContext, offset: number) =>
  readings[at + offset]?.field.form;
