import type { FieldKey } from "../field-key.ts";
import { plainWords } from "./phrase.ts";
import {
  anchorOf,
  formAt,
  isRepeated,
  type Entry,
  type FieldContext,
  type Reading,
} from "./field-context.ts";
import type { Role } from "./rule.ts";
import { sectionOfTexts } from "./section.ts";

const placeKeys = /^(?:location|city|state|address|postal_code)$/;
/** Parts of an address that are stored of the applicant alone, not of an employer or a school. */
const ownPlaceKeys = /^(?:state|address|postal_code)$/;

/** Whether a key is that of a place. */
export const namesPlace = (key: FieldKey): boolean => key === "country" || placeKeys.test(key);

/** The key of a place of a job or a school. */
export function placeOfEntry(key: FieldKey, kind: Entry): FieldKey {
  if (ownPlaceKeys.test(key)) return "custom_question";
  return `${kind}_${key === "country" ? "country" : "location"}`;
}

/** A place whose name in the markup names a part of the form: `EducationCity`. */
function placeOfSection(key: FieldKey, { readings, at }: FieldContext): FieldKey | undefined {
  if (!namesPlace(key)) return undefined;
  const section = sectionOfTexts(readings[at]?.field.identifiers ?? []);
  if (section === "experience") return placeOfEntry(key, "exp");
  return section === "education" ? placeOfEntry(key, "edu") : undefined;
}

const currentJob = /^current_(?:company|title)$/;
const maxCurrentDistance = 6;

/** Whose place it can be after a field: near a job that is named as the current one, that job's. */
function ownerAfter({ candidate }: Reading, distance: number): Entry | undefined {
  const isCurrent = distance <= maxCurrentDistance && currentJob.test(candidate?.role ?? "");
  return isCurrent ? "exp" : anchorOf(candidate?.role);
}

/** Where a person lives, which is no job's place. */
const dwelling = [
  /\b(?:reside|residence|you live|home address|current location|are you (?:\w+ )?(?:based|located))\b/,
  /\b(?:habitez|residez|domicile|wohnen|wohnst|wohnort)\b/,
];

const entryRole = /^(?:exp|edu|entry|current)_/;

/** A title before a name is one of courtesy. */
const isCourtesy = (role: Role, next: Role | undefined) =>
  role === "entry_title" && next !== undefined && /^(?:first|full|last)_name$/.test(next);

const hasSameHeadings = (one: Reading | undefined, other: Reading | undefined) =>
  one?.field.headings.join("\n") === other?.field.headings.join("\n");

/**
 * Whether a company is a line of the applicant's address: the form asks for one company, for no other field of a job or a school,
 * for no address before the company, and has no further heading between the first address and the field.
 */
function isLineOfAddress({ readings, at }: FieldContext): boolean {
  const own = readings[at];
  const ofForm = readings.filter(
    ({ candidate, field }) => candidate && field.form === own?.field.form,
  );
  const roles = ofForm.flatMap(({ candidate }) => candidate?.role ?? []);
  const isOfEntry = (role: Role, index: number) =>
    entryRole.test(role) && role !== "exp_company" && !isCourtesy(role, roles[index + 1]);
  const first = roles.findIndex((role) => role === own?.candidate?.role);
  const company = roles.indexOf("exp_company");
  const isOnly = company >= 0 && company === roles.lastIndexOf("exp_company");
  return isOnly && company < first && hasSameHeadings(ofForm[first], own) && !roles.some(isOfEntry);
}

/** A place that the form has asked for before, after the fields of a job or a school, is theirs. */
function repeatedPlace(key: FieldKey, place: FieldContext): FieldKey | undefined {
  if (!namesPlace(key)) return undefined;
  const { readings, at } = place;
  const isAboutDwelling = () => {
    const words = plainWords(readings[at]?.field.labels[0]?.text ?? "");
    return dwelling.some((pattern) => pattern.test(words));
  };
  if (!isRepeated(place)) return undefined;
  const form = formAt(place, 0);
  let kind: Entry | undefined;
  for (let back = 1; kind === undefined && back <= at; back++) {
    const before = readings[at - back];
    if (before && before.field.form === form) kind = ownerAfter(before, back);
  }
  // What takes longest comes last: most forms ask for no job before.
  return kind && !isAboutDwelling() && !isLineOfAddress(place)
    ? placeOfEntry(key, kind)
    : undefined;
}

/** The key of a place that a name in the markup, or the fields before it, give to a job or a school. */
export const placeOfOther = (key: FieldKey, place: FieldContext): FieldKey | undefined =>
  placeOfSection(key, place) ?? repeatedPlace(key, place);
