import type { FieldKey } from "../field-key.ts";
import {
  anchorOf,
  formAt,
  isRepeated,
  nearestAnchor,
  roleAt,
  type FieldContext,
  type Reading,
} from "./field-context.ts";
import { sectionOfTexts } from "./section.ts";

/** The nearest field of a job before this one, if it is in the same form. */
function employerBefore(place: FieldContext) {
  const before = nearestAnchor(place, -1);
  const isJob = before?.kind === "exp";
  return isJob && formAt(place, 0) === formAt(place, -before.distance) ? before : undefined;
}

const maxEmployerDistance = 3;

/** Whether one of the last fields is an employer's. A job title alone can be the applicant's. */
const followsCompany = (place: FieldContext) =>
  Array.from({ length: maxEmployerDistance }, (_, back) => roleAt(place, -back - 1)).some(
    (role) => anchorOf(role) === "exp" && role !== "exp_title",
  );

/** A phone number directly after an employer, or between the fields of a job, is the employer's. */
function isOfEmployer(key: FieldKey, place: FieldContext): boolean {
  if (key !== "phone" && key !== "email") return false;
  const before = employerBefore(place);
  if (!before) return false;
  const isNear = before.distance <= maxEmployerDistance;
  if (isNear && isRepeated(place)) return true;
  const isInJob = place.section === "experience";
  if (isInJob && isNear) return true;
  return (isInJob || followsCompany(place)) && nearestAnchor(place, 1)?.kind === "exp";
}

/** Keys of a person, of whom a form may have several. */
export const contactKeys: ReadonlySet<string> = new Set(
  (
    "full_name first_name last_name email phone address postal_code city state country location " +
    "current_company current_title exp_company exp_title"
  ).split(" "),
);

/** Contact fields after the name of a referee are the referee's. */
function followsReference(place: FieldContext): boolean {
  for (let back = 1; back <= 3; back++) {
    const role = roleAt(place, -back);
    if (role === "references") return place.readings[place.at - back]?.field.widget === "text";
    if (role !== undefined && !contactKeys.has(role)) return false;
  }
  return false;
}

/** Labels of a person other than the applicant. */
const otherPerson =
  /emergenc|urgence|next of kin|guardian|supervisor|refere|spouse|conjoint|tuteur|pr.venir/i;

const isAboutPerson = (reading: Reading | undefined) =>
  otherPerson.test(reading?.field.labels[0]?.text ?? "");

/** A repeated contact field after the name of another person is that person's, unless another job has begun. */
function followsPerson(key: FieldKey, { readings, at }: FieldContext): boolean {
  // An employer begins another job.
  if (key === "exp_company") return false;
  if (!readings.slice(Math.max(0, at - 2), at).some(isAboutPerson)) return false;
  const last = readings.slice(0, at).findLastIndex(({ candidate }) => candidate?.role === key);
  if (last < 0) return false;
  const between = readings.slice(last + 1, at);
  return !(
    key.startsWith("exp_") && between.some(({ candidate }) => candidate?.role === "exp_company")
  );
}

/** The key of a contact field about another person; undefined when it is the applicant's. */
export function keyOfOtherPerson(key: FieldKey, place: FieldContext): FieldKey | undefined {
  if (place.section === "references" || followsReference(place)) return "references";
  const named = sectionOfTexts(place.readings[place.at]?.field.identifiers ?? []);
  if (named === "references") return "references";
  if (named === "emergency") return "none";
  if (place.section === "emergency" || followsPerson(key, place)) return "none";
  if (place.section === "referral" && /name|email|phone/.test(key)) return "referral_name";
  return isOfEmployer(key, place) ? "custom_question" : undefined;
}
