import { namesJob, namesStudy } from "@postulo/lexicon/form-texts";
import type { Field } from "../field.ts";
import type { FieldKey } from "../field-key.ts";
import { plainWords } from "./phrase.ts";
import { nearestAnchor, roleAt, anchorOf, type Entry, type FieldContext } from "./field-context.ts";
import type { EntryRole, Role } from "./rule.ts";

/** Whether entries of this page begin with their dates, so that a date belongs to the fields after it. */
function datesComeFirst(place: FieldContext): boolean {
  const first = place.readings.findIndex(
    (reading) => anchorOf(reading.candidate?.role) !== undefined,
  );
  const date = place.readings.findIndex(
    (reading) => reading.candidate?.role === "entry_start_date",
  );
  return date >= 0 && first > date && first - date <= 3;
}

/** Whether the label names a study or a job: "End of studying". */
function namedKind({ readings, at }: FieldContext): Entry | undefined {
  const words = plainWords(readings[at]?.field.labels[0]?.text ?? "");
  if (namesStudy.test(words) === namesJob.test(words)) return undefined;
  return namesStudy.test(words) ? "edu" : "exp";
}

/** Whether a field of an entry belongs to a job or to a school. */
function entryKind(place: FieldContext): Entry | undefined {
  const named = namedKind(place);
  if (named) return named;
  if (place.section === "experience") return "exp";
  if (place.section === "education") return "edu";
  const before = nearestAnchor(place, -1);
  const after = nearestAnchor(place, 1);
  if (datesComeFirst(place) && after && after.distance <= 3) return after.kind;
  return before?.kind ?? after?.kind;
}

const startWords = /\b(?:from|start\w*|begin\w*|since|du|debut|depuis)\b/;
const endWords = /\b(?:to|end\w*|until|finish\w*|au|fin|graduat\w*)\b/;
const availabilityWords =
  /availab|disponib|earliest|(?:can|could) (?:you )?(?:start|begin)|prise de poste/;
const birthWords = /\bbirth\b|\bdob\b|\bnaissance\b|\bnee? le\b/;

const aroundWords = ({ labels, identifiers, headings, containers }: Field) =>
  plainWords(
    [
      ...labels.map((label) => label.text),
      ...identifiers,
      ...headings.slice(-1),
      ...containers.slice(0, 3),
    ]
      .join(" ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replace(/[-_]/g, " "),
  );

const fieldWords = ({ readings, at }: FieldContext): string => {
  const field = readings[at]?.field;
  return field ? aroundWords(field) : "";
};

const dateParts = new Set<Role | undefined>(["entry_day", "entry_month", "entry_year"]);

/** The texts of a part of a date, with those of the parts before it, because one label may name all three. */
function dateWords(place: FieldContext): string {
  const words: string[] = [];
  for (let back = 0; back <= 2; back++) {
    const reading = place.readings[place.at - back];
    const role = reading?.candidate?.role;
    if (role === "date_of_birth") words.push("birth");
    if (!reading || !dateParts.has(role)) break;
    words.push(aroundWords(reading.field));
  }
  return words.join(" ");
}

/** Whether the label of a date, or what is around it, is about when the applicant can start. */
export const isAboutAvailability = (place: FieldContext): boolean =>
  availabilityWords.test(fieldWords(place));

/** A single year of a school is its end. */
const isYearOfSchool = (place: FieldContext, part: string) =>
  part === "entry_year" &&
  entryKind(place) === "edu" &&
  ![1, 2].some((offset) => roleAt(place, offset) === part);

/** Which end of a period a month or year belongs to, by the texts around it; the first one is the start by default. */
function endOfPeriod(
  place: FieldContext,
  part: string,
): "start" | "end" | "availability" | "birth" {
  const field = place.readings[place.at]?.field;
  const words = fieldWords(place);
  const whole = dateWords(place);
  if (birthWords.test(whole)) return "birth";
  if (availabilityWords.test(whole)) return "availability";
  const own = field ? plainWords(field.labels.map((label) => label.text).join(" ")) : "";
  for (const text of [own, words]) {
    if (endWords.test(text) !== startWords.test(text)) return endWords.test(text) ? "end" : "start";
  }
  for (let back = 1; back <= 4; back++) if (roleAt(place, -back) === part) return "end";
  return isYearOfSchool(place, part) ? "end" : "start";
}

type Part = `${"start" | "end"}_${"date" | "month" | "year"}`;

/** A start date outside of any entry is the applicant's availability. */
function datePart(place: FieldContext, part: Part): FieldKey | undefined {
  const isGraduationNext = (roleAt(place, 1) ?? "").startsWith("edu_end");
  const kind = isGraduationNext && part.startsWith("start") ? "edu" : entryKind(place);
  if (kind) return `${kind}_${part}`;
  const label = place.readings[place.at]?.field.labels[0]?.text ?? "";
  if (part !== "start_date" || /since|depuis/i.test(label)) return undefined;
  return /school|colleg|univers/i.test(label) ? "edu_start_date" : "start_date";
}

function monthOrYear(place: FieldContext, unit: "month" | "year"): FieldKey | undefined {
  const end = endOfPeriod(place, `entry_${unit}`);
  if (end === "birth") return "date_of_birth";
  if (end === "availability") return "start_date";
  return datePart(place, `${end}_${unit}`);
}

function day(place: FieldContext): FieldKey | undefined {
  const end = endOfPeriod(place, "entry_day");
  if (end === "birth") return "date_of_birth";
  return end === "availability" ? "start_date" : undefined;
}

const titlesOfCourtesy = /^(?:mr|mrs|ms|miss|dr|mme|m|madame|monsieur|mlle)$/;

const nameRoles = new Set<Role | undefined>([
  "first_name",
  "last_name",
  "middle_name",
  "full_name",
]);

/** Fields of a person, among which a title is one of courtesy or an academic one. */
const personalRoles = new Set<Role | undefined>([
  ...nameRoles,
  "nationality",
  "date_of_birth",
  "gender",
  "address",
]);

const isAmongPersonal = (place: FieldContext) =>
  [-2, -1, 1, 2].some((offset) => nameRoles.has(roleAt(place, offset))) ||
  [-1, 1].some((offset) => personalRoles.has(roleAt(place, offset)));

/** The title directly before a school is a degree, unless it ends a job. */
function isOfSchool(place: FieldContext): boolean {
  if (place.section) return place.section === "education";
  return roleAt(place, 1) === "edu_school" && roleAt(place, -1) !== "exp_company";
}

function titleKey(place: FieldContext): FieldKey {
  const options = place.readings[place.at]?.field.options ?? [];
  if (options.some((option) => titlesOfCourtesy.test(plainWords(option.text))))
    return "name_prefix";
  if (!place.section && nameRoles.has(roleAt(place, 1))) return "name_prefix";
  if (isOfSchool(place)) return "edu_degree";
  if (entryKind(place) === "exp" || /company/.test(roleAt(place, -1) ?? "")) {
    return roleAt(place, -1) === "current_company" ? "current_title" : "exp_title";
  }
  return isAmongPersonal(place) ? "name_prefix" : "current_title";
}

/** "Position" in a job entry is that job's title; elsewhere it is usually the position applied for. */
function positionKey(place: FieldContext): FieldKey | undefined {
  const near = [-1, 1, -2, 2].map((offset) => roleAt(place, offset));
  const held = near.find((role) => role === "exp_company" || role === "current_company");
  if (held) return held === "exp_company" ? "exp_title" : "current_title";
  return entryKind(place) === "exp" ? "exp_title" : undefined;
}

const describe = (place: FieldContext): FieldKey | undefined => {
  const kind = entryKind(place);
  return kind && `${kind}_description`;
};

const current = (place: FieldContext): FieldKey | undefined => {
  const kind = entryKind(place);
  return kind && `${kind}_current`;
};

const settlers: Readonly<Record<EntryRole, (place: FieldContext) => FieldKey | undefined>> = {
  entry_start_date: (place) => datePart(place, "start_date"),
  // "to" after a date of birth or an availability is not the end of a period.
  entry_end_date: (place) =>
    /^(?:date_of_birth|start_date)$/.test(roleAt(place, -1) ?? "")
      ? undefined
      : datePart(place, "end_date"),
  entry_start_month: (place) => datePart(place, "start_month"),
  entry_start_year: (place) => datePart(place, "start_year"),
  entry_end_month: (place) => datePart(place, "end_month"),
  entry_end_year: (place) => datePart(place, "end_year"),
  entry_month: (place) => monthOrYear(place, "month"),
  entry_year: (place) => monthOrYear(place, "year"),
  entry_day: day,
  entry_subject: (place) => (entryKind(place) === "edu" ? "edu_field" : undefined),
  entry_qualification: (place) => (entryKind(place) === "edu" ? "edu_degree" : undefined),
  entry_grade: (place) => (entryKind(place) === "edu" ? "edu_gpa" : undefined),
  entry_title: titleKey,
  entry_position: positionKey,
  entry_description: describe,
  entry_current: current,
  entry_location: (place) => (entryKind(place) === "edu" ? "edu_location" : "exp_location"),
};

/** Whether the role is a field of an entry whose kind is not resolved yet. */
export const isEntryRole = (role: Role): role is EntryRole => role.startsWith("entry_");

/** Resolves the key of an entry's field by the fields around it; undefined when they do not determine it. */
export const resolveEntry = (role: Role, place: FieldContext): FieldKey | undefined =>
  isEntryRole(role) ? settlers[role](place) : role;
