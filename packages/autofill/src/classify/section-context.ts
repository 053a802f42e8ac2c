import { keyClassOf, type FieldKey } from "../field-key.ts";
import { plainWords } from "./phrase.ts";
import {
  anchorOf,
  nearestAnchor,
  roleAt,
  type Entry,
  type FieldContext,
  type Reading,
} from "./field-context.ts";
import { chosen, type Role } from "./rule.ts";
import { sectionOfTexts } from "./section.ts";

const phoneWords = /^(?:\w+ ){0,2}(?:phone|telephone|mobile|contact number)(?: number)?$/;

/** A list of countries in the group "Phone" is the calling code. */
function isOfPhone({ readings, at }: FieldContext): boolean {
  const field = readings[at]?.field;
  const group = field?.headings.at(-1) ?? "";
  const isList = field?.widget === "select" || field?.widget === "combobox";
  return (
    isList && readings[at + 1]?.candidate?.role === "phone" && phoneWords.test(plainWords(group))
  );
}

/** "Name" over a row of unlabelled fields is a name in parts. */
function isOverSeveral({ readings, at }: FieldContext): boolean {
  const next = readings[at + 1]?.field;
  return next?.widget === "text" && next.labels.length === 0;
}

const bareName = /^(?:your )?names?$/;

/** "Name" beside a surname alone is the first name, and beside a first name alone the surname. */
function besideOtherName({ readings, at }: FieldContext): FieldKey | undefined {
  if (!bareName.test(plainWords(readings[at]?.field.labels[0]?.text ?? ""))) return undefined;
  const near = readings.slice(Math.max(0, at - 2), at + 3).map(({ candidate }) => candidate?.role);
  const [hasFirst, hasLast] = [near.includes("first_name"), near.includes("last_name")];
  if (hasFirst === hasLast) return undefined;
  return hasFirst ? "last_name" : "first_name";
}

/** A location field directly after the postal code is the city. */
const isBehindCode = (place: FieldContext) =>
  roleAt(place, -1) === "postal_code" &&
  ![-3, -2, 1, 2].some((offset) => roleAt(place, offset) === "city");

/** Whether a field before this one has the same role. */
function isRepeated({ readings, at }: FieldContext): boolean {
  const own = readings[at];
  const isSame = ({ candidate, field }: Reading) =>
    candidate?.role === own?.candidate?.role &&
    field.form === own?.field.form &&
    field.isShown === own?.field.isShown;
  return readings.findIndex(isSame) < at;
}

const formAt = ({ readings, at }: FieldContext, offset: number) =>
  readings[at + offset]?.field.form;

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

/** Between the fields of a job, a salary and a summary belong to that job. */
const ofJob = new Map<FieldKey, FieldKey>([
  ["salary_expectation", "custom_question"],
  ["summary", "exp_description"],
]);

const isNearJob = (place: FieldContext, direction: 1 | -1) =>
  [1, 2, 3].some((distance) => {
    const role = roleAt(place, direction * distance);
    return role?.startsWith("entry_") || anchorOf(role) === "exp";
  });

const isAmongJobs = (place: FieldContext) =>
  isNearJob(place, -1) && (isNearJob(place, 1) || place.section === "experience");

/** "Date of joining" between the fields of a job is when it began, and elsewhere when the applicant could. */
const isStartOfJob = (key: FieldKey, place: FieldContext) =>
  key === "start_date" &&
  place.section === "experience" &&
  isNearJob(place, -1) &&
  isNearJob(place, 1);

const contactKeys: ReadonlySet<string> = new Set(
  (
    "full_name first_name last_name email phone address postal_code city state country location " +
    "current_company current_title exp_company exp_title"
  ).split(" "),
);
const placeKeys = /^(?:location|city|state|address|postal_code)$/;
/** Parts of an address that are stored of the applicant alone, not of an employer or a school. */
const ownPlaceKeys = /^(?:state|address|postal_code)$/;

/** The key of a place of a job or a school. */
function placeOfEntry(key: FieldKey, kind: Entry): FieldKey {
  if (ownPlaceKeys.test(key)) return "custom_question";
  return `${kind}_${key === "country" ? "country" : "location"}`;
}

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
function keyOfOtherPerson(key: FieldKey, place: FieldContext): FieldKey | undefined {
  if (place.section === "references" || followsReference(place)) return "references";
  if (place.section === "emergency" || followsPerson(key, place)) return "none";
  if (place.section === "referral" && /name|email|phone/.test(key)) return "referral_name";
  return isOfEmployer(key, place) ? "custom_question" : undefined;
}

/** The key of a contact field by the adjacent fields; undefined when they do not change it. */
function besideOthers(key: FieldKey, place: FieldContext): FieldKey | undefined {
  if (key === "country" && isOfPhone(place)) return "phone_country_code";
  if (key === "location" && isBehindCode(place)) return "city";
  const isWhole = key === "full_name" || key === "location";
  if (isWhole && isOverSeveral(place)) return "custom_question";
  return key === "full_name" ? besideOtherName(place) : undefined;
}

/** Resolves a contact key: in an entry it is the entry's, in a section about another person a custom question. */
export function resolveInSection(key: FieldKey, place: FieldContext): FieldKey {
  const inJob = ofJob.get(key);
  if (inJob && isAmongJobs(place)) return inJob;
  if (isStartOfJob(key, place)) return "exp_start_date";
  if (!contactKeys.has(key)) return isOfOtherPerson(key, place) ? "custom_question" : key;
  return besideOthers(key, place) ?? keyOfOtherPerson(key, place) ?? inEntry(key, place);
}

/** Whether the field is in a section about another person. */
const isOfOtherPerson = (key: FieldKey, { section }: FieldContext) =>
  (section === "emergency" || (section === "references" && key !== "references")) &&
  keyClassOf(key) === "profile";

/** A job title beside the current company is the current title, and the reverse. */
const beside = new Map<FieldKey, readonly [Role, FieldKey]>([
  ["exp_title", ["current_company", "current_title"]],
  ["exp_company", ["current_title", "current_company"]],
]);

const isName = (role: Role | undefined) => role !== undefined && /^(?:full|last)_name$/.test(role);
const isOfJob = (role: Role | undefined) => /^(?:exp|current)_(?!title)/.test(role ?? "");

/** "Job title" in a form with the applicant's name and no further field of a job is the one applied for. */
function isTitleAppliedFor(key: FieldKey, { readings, at, section }: FieldContext): boolean {
  if (key !== "exp_title" || section === "experience") return false;
  const roles = readings.map(({ candidate }) => candidate?.role);
  const isDeclared = readings[at]?.candidate?.because.startsWith("autocomplete") === true;
  return !isDeclared && roles.some(isName) && !roles.some(isOfJob);
}

function besideCurrent(key: FieldKey, place: FieldContext): FieldKey {
  if (isTitleAppliedFor(key, place)) return "custom_question";
  const [neighbour, own] = beside.get(key) ?? [];
  const isBeside = roleAt(place, -1) === neighbour || roleAt(place, 1) === neighbour;
  return own && isBeside && place.section !== "experience" ? own : key;
}

/** A place whose name in the markup names a part of the form: `EducationCity`. */
function placeOfSection(key: FieldKey, { readings, at }: FieldContext): FieldKey | undefined {
  if (!placeKeys.test(key) && key !== "country") return undefined;
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
const dwelling =
  /\b(?:reside|residence|you live|home address|habitez|residez|domicile|wohnen|wohnst|wohnort)\b/;

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
  if (!placeKeys.test(key) && key !== "country") return undefined;
  const { readings, at } = place;
  const isAboutDwelling = () =>
    dwelling.test(plainWords(readings[at]?.field.labels[0]?.text ?? ""));
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

function inEntry(key: FieldKey, place: FieldContext): FieldKey {
  const named = placeOfSection(key, place) ?? repeatedPlace(key, place);
  if (named) return named;
  const kind = nearestAnchor(place, -1)?.kind ?? nearestAnchor(place, 1)?.kind;
  if (place.section === "experience" && kind === "exp") return inExperience(key, place);
  return place.section === "education" && kind === "edu"
    ? inEducation(key)
    : besideCurrent(key, place);
}

/** In a job entry, "Present employer" with yes and no is whether the job is current. */
function inExperience(key: FieldKey, { readings, at }: FieldContext): FieldKey {
  if (key === "country" || placeKeys.test(key)) return placeOfEntry(key, "exp");
  if (key === "current_title") return "exp_title";
  const widget = readings[at]?.field.widget;
  const isChoice = widget !== undefined && chosen.has(widget);
  if (key === "current_company") return isChoice ? "exp_current" : "exp_company";
  return key;
}

const inEducation = (key: FieldKey): FieldKey =>
  key === "country" || placeKeys.test(key) ? placeOfEntry(key, "edu") : key;
