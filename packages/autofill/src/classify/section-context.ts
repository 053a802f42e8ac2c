import { keyClassOf, type FieldKey } from "../field-key.ts";
import { plainWords } from "./phrase.ts";
import { anchorOf, nearestAnchor, roleAt, type Place, type Reading } from "./place.ts";
import { chosen, type Role } from "./rule.ts";

const phoneWords = /^(?:\w+ ){0,2}(?:phone|telephone|mobile|contact number)(?: number)?$/;

/** A list of countries within the group that is called "Phone" chooses the number's code. */
function isOfPhone({ readings, at }: Place): boolean {
  const field = readings[at]?.field;
  const group = field?.headings.at(-1) ?? "";
  const isList = field?.widget === "select" || field?.widget === "combobox";
  return (
    isList && readings[at + 1]?.candidate?.role === "phone" && phoneWords.test(plainWords(group))
  );
}

/** "Name" over a row of fields without words of their own is the name in parts. */
function isOverSeveral({ readings, at }: Place): boolean {
  const next = readings[at + 1]?.field;
  return next?.widget === "text" && next.labels.length === 0;
}

/** A place right behind the postal code is the town. */
const isBehindCode = (place: Place) =>
  roleAt(place, -1) === "postal_code" &&
  ![-3, -2, 1, 2].some((offset) => roleAt(place, offset) === "city");

const longestEmployer = 3;

/** The number of an employer stands right behind the employer, in the list of jobs, or between the parts of a job. */
function isOfEmployer(key: FieldKey, place: Place): boolean {
  if (key !== "phone" && key !== "email") return false;
  const before = nearestAnchor(place, -1);
  if (place.section !== "experience" || before?.kind !== "exp") return false;
  return before.distance <= longestEmployer || nearestAnchor(place, 1)?.kind === "exp";
}

/** Between the parts of a job, pay is what that job paid, and a summary what was done there. */
const ofJob = new Map<FieldKey, FieldKey>([
  ["salary_expectation", "custom_question"],
  ["summary", "exp_description"],
]);

function isAmongJobs(place: Place): boolean {
  const isNear = (direction: 1 | -1) =>
    [1, 2, 3].some((distance) => {
      const role = roleAt(place, direction * distance);
      return role?.startsWith("entry_") || anchorOf(role) === "exp";
    });
  return isNear(-1) && (isNear(1) || place.section === "experience");
}

const contactKeys =
  /^(?:(?:full|first|last)_name|email|phone|address|city|state|country|location|(?:current|exp)_(?:company|title))$/;
const placeKeys = /^(?:location|city|state|address)$/;

/** What stands in one row with the name of a referee is the referee's. */
function followsReference(place: Place): boolean {
  for (let back = 1; back <= 3; back++) {
    const role = roleAt(place, -back);
    if (role === "references") return place.readings[place.at - back]?.field.widget === "text";
    if (role !== undefined && !contactKeys.test(role)) return false;
  }
  return false;
}

/** Words about a person who is not the applicant. */
const otherPerson =
  /emergenc|urgence|next of kin|guardian|supervisor|refere|spouse|conjoint|tuteur|pr.venir/i;

const isAboutPerson = (reading: Reading | undefined) =>
  otherPerson.test(reading?.field.labels[0]?.text ?? "");

/** What a form has asked for already, and asks for again behind the name of somebody else, is theirs. */
function followsPerson(key: FieldKey, { readings, at }: Place): boolean {
  const near = readings.slice(Math.max(0, at - 2), at);
  return (
    near.some(isAboutPerson) &&
    readings.slice(0, at).some(({ candidate }) => candidate?.role === key)
  );
}

/** Whose the contact words of a section about somebody else are; undefined when they are the applicant's. */
function ofSomebodyElse(key: FieldKey, place: Place): FieldKey | undefined {
  if (place.section === "references" || followsReference(place)) return "references";
  if (place.section === "emergency" || followsPerson(key, place)) return "none";
  if (place.section === "referral" && /name|email|phone/.test(key)) return "referral_name";
  return isOfEmployer(key, place) ? "custom_question" : undefined;
}

/** What the fields right beside it make of a contact word; undefined when they make nothing else of it. */
function besideOthers(key: FieldKey, place: Place): FieldKey | undefined {
  if (key === "country" && isOfPhone(place)) return "phone_country_code";
  if (key === "location" && isBehindCode(place)) return "city";
  const isWhole = key === "full_name" || key === "location";
  return isWhole && isOverSeveral(place) ? "custom_question" : undefined;
}

/** Contact words inside an entry are the entry's, and in somebody else's section nobody's. */
export function settleInSection(key: FieldKey, place: Place): FieldKey {
  const inJob = ofJob.get(key);
  if (inJob && isAmongJobs(place)) return inJob;
  if (!contactKeys.test(key)) return isNobodys(key, place) ? "custom_question" : key;
  return besideOthers(key, place) ?? ofSomebodyElse(key, place) ?? inEntry(key, place);
}

/** Facts that a section about somebody else asks for are not the applicant's. */
const isNobodys = (key: FieldKey, { section }: Place) =>
  (section === "emergency" || (section === "references" && key !== "references")) &&
  keyClassOf(key) === "profile";

/** The job a person has is in the company that they name as their own. */
const beside = new Map<FieldKey, readonly [Role, FieldKey]>([
  ["exp_title", ["current_company", "current_title"]],
  ["exp_company", ["current_title", "current_company"]],
]);

function besideCurrent(key: FieldKey, place: Place): FieldKey {
  const [neighbour, own] = beside.get(key) ?? [];
  const isBeside = roleAt(place, -1) === neighbour || roleAt(place, 1) === neighbour;
  return own && isBeside && place.section !== "experience" ? own : key;
}

function inEntry(key: FieldKey, place: Place): FieldKey {
  const kind = nearestAnchor(place, -1)?.kind ?? nearestAnchor(place, 1)?.kind;
  if (place.section === "experience" && kind === "exp") return inExperience(key, place);
  return place.section === "education" && kind === "edu"
    ? inEducation(key)
    : besideCurrent(key, place);
}

/** Inside a job, "Present employer" with a choice of yes and no asks whether it lasts. */
function inExperience(key: FieldKey, { readings, at }: Place): FieldKey {
  if (key === "country") return "exp_country";
  if (placeKeys.test(key)) return "exp_location";
  if (key === "current_title") return "exp_title";
  const widget = readings[at]?.field.widget;
  const isChoice = widget !== undefined && chosen.has(widget);
  if (key === "current_company") return isChoice ? "exp_current" : "exp_company";
  return key;
}

const inEducation = (key: FieldKey): FieldKey =>
  key === "country" ? "edu_country" : placeKeys.test(key) ? "edu_location" : key;
