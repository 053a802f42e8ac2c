import { bareLocation } from "@postulo/lexicon/form-texts";
import { keyClassOf, type FieldKey } from "../field-key.ts";
import { isAboutAvailability } from "./entry-part.ts";
import { plainWords } from "./phrase.ts";
import { anchorOf, nearestAnchor, roleAt, type FieldContext } from "./field-context.ts";
import { chosen, type Role } from "./rule.ts";
import { sectionOfTexts } from "./section.ts";
import { contactKeys, keyOfOtherPerson } from "./other-people.ts";
import { namesPlace, placeOfEntry, placeOfOther } from "./place-of-entry.ts";

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

/** "Specialization" between the fields of a job is not that of a study. */
const isOfJobInstead = (key: FieldKey, place: FieldContext) =>
  key.startsWith("edu_") &&
  place.section === "experience" &&
  nearestAnchor(place, -1)?.kind === "exp" &&
  nearestAnchor(place, 1)?.kind !== "edu";

/** In a section of studies a name in the markup makes no field one of a job. */
function ofStudyInstead(
  key: FieldKey,
  { readings, at, section }: FieldContext,
): FieldKey | undefined {
  const isNamed = readings[at]?.candidate?.because.startsWith("identifier");
  if (section !== "education" || !isNamed || !/^(?:exp|current)_/.test(key)) return undefined;
  return key === "exp_location" || key === "exp_country"
    ? placeOfEntry(key === "exp_country" ? "country" : "location", "edu")
    : "custom_question";
}

/** A summary after the fields of a study, under its heading or by its name in the markup, is that of the study. */
const isOfStudy = (key: FieldKey, place: FieldContext) =>
  key === "summary" &&
  nearestAnchor(place, -1)?.kind === "edu" &&
  (place.section === "education" ||
    sectionOfTexts(place.readings[place.at]?.field.identifiers ?? []) === "education");

/** "Date of joining" between the fields of a job is when it began, and elsewhere when the applicant could. */
const isStartOfJob = (key: FieldKey, place: FieldContext) =>
  key === "start_date" &&
  place.section === "experience" &&
  isNearJob(place, -1) &&
  isNearJob(place, 1) &&
  !isAboutAvailability(place);

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
  if (isOfStudy(key, place)) return "edu_description";
  if (isOfJobInstead(key, place)) return "custom_question";
  const ofStudy = ofStudyInstead(key, place);
  if (ofStudy) return ofStudy;
  if (!contactKeys.has(key)) return isOfOtherPerson(key, place) ? "custom_question" : key;
  return besideOthers(key, place) ?? keyOfOtherPerson(key, place) ?? inEntry(key, place);
}

/** Whether the field is in a section about another person. Résumé uploads are always for the applicant. */
const isOfOtherPerson = (key: FieldKey, { section }: FieldContext) =>
  key !== "resume_file" &&
  (section === "emergency" || (section === "references" && key !== "references")) &&
  keyClassOf(key) === "profile";

/** A job title beside the current company is the current title, and the reverse. */
const beside = new Map<FieldKey, readonly [Role, FieldKey]>([
  ["exp_title", ["current_company", "current_title"]],
  ["exp_company", ["current_title", "current_company"]],
]);

const isName = (role: Role | undefined) => role !== undefined && /^(?:full|last)_name$/.test(role);
const isOfJob = (role: Role | undefined) => /^(?:exp|current)_(?!title)/.test(role ?? "");

/** Words for a position that somebody has or had. */
const held = /occup|exerc|held/;

/** "Job title" in a form with the applicant's name and no further field of a job is the one applied for. */
function isTitleAppliedFor(key: FieldKey, { readings, at, section }: FieldContext): boolean {
  if (key !== "exp_title" || section === "experience") return false;
  if (held.test(plainWords(readings[at]?.field.labels[0]?.text ?? ""))) return false;
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

/** "Location" directly behind a school or an employer is theirs. */
function placeBehind(key: FieldKey, place: FieldContext): FieldKey | undefined {
  const label = place.readings[place.at]?.field.labels[0]?.text ?? "";
  if (key !== "location" || !bareLocation.test(plainWords(label))) return undefined;
  const before = roleAt(place, -1);
  if (before === "edu_school") return placeOfEntry(key, "edu");
  return before === "exp_company" ? placeOfEntry(key, "exp") : undefined;
}

/** The kind of the entry that begins after a field, below the same heading. */
function kindBelow(place: FieldContext) {
  const next = nearestAnchor(place, 1);
  const headingAt = (at: number) => place.readings[at]?.field.headings.at(-1);
  return next && headingAt(place.at + next.distance) === headingAt(place.at)
    ? next.kind
    : undefined;
}

function inEntry(key: FieldKey, place: FieldContext): FieldKey {
  const named = placeOfOther(key, place) ?? placeBehind(key, place);
  if (named) return named;
  const kind = nearestAnchor(place, -1)?.kind ?? kindBelow(place);
  if (place.section === "experience" && kind === "exp") return inExperience(key, place);
  return place.section === "education" && kind === "edu"
    ? inEducation(key)
    : besideCurrent(key, place);
}

/** In a job entry, "Present employer" with yes and no is whether the job is current. */
function inExperience(key: FieldKey, { readings, at }: FieldContext): FieldKey {
  if (namesPlace(key)) return placeOfEntry(key, "exp");
  if (key === "current_title") return "exp_title";
  const widget = readings[at]?.field.widget;
  const isChoice = widget !== undefined && chosen.has(widget);
  if (key === "current_company") return isChoice ? "exp_current" : "exp_company";
  return key;
}

const inEducation = (key: FieldKey): FieldKey => (namesPlace(key) ? placeOfEntry(key, "edu") : key);
