import type { Field } from "../field.ts";
import type { Candidate } from "./candidate.ts";
import type { Role } from "./rule.ts";
import { sectionOf, type Section } from "./section.ts";

/** A field with its best reading so far. */
export type Reading = { readonly field: Field; readonly candidate: Candidate | undefined };

/** A job, or a school. */
export type Entry = "exp" | "edu";
/** Where a reading stands on its page. */
export type Place = {
  readonly readings: readonly Reading[];
  readonly at: number;
  readonly section: Section | undefined;
};

const reach = 6;
/** Which kind of entry a field belongs to by itself. */
export const anchorOf = (role: Role | undefined): Entry | undefined => {
  if (role === undefined) return undefined;
  if (/^exp_(company|title|country|description|current)$/.test(role)) return "exp";
  return /^edu_(school|degree|field|gpa|country)$/.test(role) ? "edu" : undefined;
};

/** What the field so many places further asks for. */
export const roleAt = (place: Place, offset: number) =>
  place.readings[place.at + offset]?.candidate?.role;

/** The kind of the nearest field in one direction that belongs to a job or to a school. */
export function nearestAnchor(
  place: Place,
  direction: 1 | -1,
): { kind: Entry; distance: number } | undefined {
  for (let distance = 1; distance <= reach; distance++) {
    const kind = anchorOf(roleAt(place, direction * distance));
    if (kind) return { kind, distance };
  }
  return undefined;
}

/** The place of a reading on its page. */
export function placeOf(readings: readonly Reading[], at: number): Place {
  const field = readings[at]?.field;
  return { readings, at, section: field ? sectionOf(field) : undefined };
}
