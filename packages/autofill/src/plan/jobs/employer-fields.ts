import { companyOfJob, endOfEntry, startOfEntry, titleOfJob } from "@postulo/lexicon/entry-blocks";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldKey } from "../../field-key.ts";
import { employerOf } from "./employer-heading.ts";
import { bareLabelWords } from "../label-words.ts";
import { leftField } from "../owners/left-field.ts";

/** What is the employer's below its heading. */
const ofPerson: ReadonlySet<string> = new Set(
  (
    "first_name last_name full_name middle_name preferred_name name_prefix email email_confirm phone phone_country_code " +
    "address postal_code city state county country location website_url salary_expectation"
  ).split(" "),
);

const dated = /^edu_(?:start|end)_/;

const names: readonly (readonly [FieldKey, RegExp])[] = [
  ["exp_company", companyOfJob],
  ["exp_title", titleOfJob],
  ["exp_start_date", startOfEntry],
  ["exp_end_date", endOfEntry],
];

const namesCompany = /^(?:exp|current)_company$/;
const ofJob = /^(?:exp|current)_/;
const asEntry: Readonly<Partial<Record<FieldKey, FieldKey>>> = {
  current_company: "exp_company",
  current_title: "exp_title",
};

/** Whether the rules found no key, one of no job, or that of the person named before, as after "Supervisor's name". */
const isUnclear = ({ key, field, because }: Classified) =>
  key === "custom_question" ||
  key === "start_date" ||
  (key === "none" && !field.excluded && because !== "platform");

/** Whether its label alone names a company: "Name", "Company". */
const isBareName = ({ field }: Classified) => companyOfJob.test(bareLabelWords(field));

/** Whether only the heading says that a field is for the company: "Supervisor's name". */
function isNamedAbove(one: Classified): boolean {
  const text = one.because.slice(one.because.indexOf(":") + 1);
  return (
    namesCompany.test(one.key) &&
    !isBareName(one) &&
    employerOf(text) !== undefined &&
    plainWords(text) !== bareLabelWords(one.field)
  );
}

/** Whether a field below an employer's heading asks for the company. */
export const asksForCompany = (one: Classified): boolean =>
  isBareName(one) || (namesCompany.test(one.key) && !isNamedAbove(one));

/** Whether a field asks for the company by more than "Name", which may be another's. */
export const namesItsCompany = ({ key }: Classified): boolean => namesCompany.test(key);

/** Whether a field is of a job, other than one with the label "Name", which may be the applicant's. */
export const isOfJob = (one: Classified): boolean =>
  ofJob.test(one.key)
    ? !isNamedAbove(one)
    : names.some(([key, name]) => key !== "exp_company" && name.test(bareLabelWords(one.field)));

/** The key of a field below an employer's heading. */
function keyOf(one: Classified): FieldKey {
  const isAsked = isUnclear(one) || ofPerson.has(one.key) || dated.test(one.key);
  const words = bareLabelWords(one.field);
  const named = isAsked ? names.find(([, name]) => name.test(words))?.[0] : undefined;
  const key = named ?? one.key;
  return asEntry[key] ?? key;
}

/** The key of a field of a job below an employer's heading; undefined for others. */
export function keyOfJob(one: Classified): FieldKey | undefined {
  const key = keyOf(one);
  return ofJob.test(key) && !isNamedAbove(one) ? key : undefined;
}

/** Leaves what is the employer's, of a job too if `isJobLeft`. */
export const leaveEmployers = (one: Classified, isJobLeft: boolean): Classified =>
  ofPerson.has(one.key) || (isJobLeft && ofJob.test(keyOf(one))) ? leftField(one) : one;

/** A field of an employer's block, at the position of its job in the profile. */
export function ofEmployer(one: Classified, position: number | undefined): Classified {
  const key = keyOfJob(one);
  if (key === undefined || position === undefined) return leaveEmployers(one, true);
  const because = one.because || `label: ${bareLabelWords(one.field)}`;
  return { ...one, key, entry: position, because };
}
