import {
  educationSection,
  eventSection,
  militarySection,
  otherEntrySection,
  otherPersonTitle,
} from "@postulo/lexicon/form-sections";
import { bareTitle, namesAmount } from "@postulo/lexicon/form-texts";
import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { guardedPattern } from "../../classify/guarded-pattern.ts";
import { plainWords } from "../../classify/phrase.ts";
import { hasOtherWord } from "./own-words.ts";
import {
  asCurrentJob,
  asDescription,
  asStartOfJob,
  startsOfPeriods,
} from "../jobs/fields-of-job.ts";
import { withJobNumbers } from "../jobs/job-numbers.ts";
import { leftField } from "./left-field.ts";
import {
  furtherPeople,
  headingWords,
  numberEntriesWithout,
  personNames,
  placeOfEntry,
  placeParts,
  scopeOf,
} from "./further-people.ts";
import { namesByExample } from "./name-by-example.ts";
import { isFirstOfBoxes, isOfOtherType } from "./unfit-inputs.ts";
import { labelWords } from "../label-words.ts";
import { schoolsWithGrades } from "../schools/school-levels.ts";

const ofJob = /^(?:exp|current)_/;
const ofStudy = /^edu_/;
const namesJob = /^exp_(?:company|title)$/;

/** Names of sections whose titles, organisations and descriptions are no jobs. */
const otherSections = [
  /\b(?:trainings?|seminars?|workshops?|projects?|awards?|publications?|memberships?)\b/,
  /\b(?:projets?|seminaires?|distinctions?|benevolats?)\b/,
  /\b(?:volunteering|ehrenamt\w*)\b/,
  otherEntrySection,
].map(guardedPattern);
/** Names of sections of jobs, also of those that mention something else. */
export const jobSection = guardedPattern(
  /\b(?:employment|employers?|jobs?|positions?|works?|working|experiences?|emplois?|postes?|career)\b/,
);

const studySection = guardedPattern(educationSection);

const namesOther = (words: string, usual: ReturnType<typeof guardedPattern>) =>
  otherSections.some((section) => section.test(words)) &&
  !usual.test(words.replace(otherEntrySection, " "));

/** Whether the nearest heading, or the label, names other entries than those of the key: a job, a study. */
function isInOtherSection({ field, key }: Classified): boolean {
  if (key === "start_date") return militarySection.test(headingWords(field));
  if (!ofJob.test(key) && !ofStudy.test(key)) return false;
  const usual = ofJob.test(key) ? jobSection : studySection;
  const [label] = field.labels;
  if (ofStudy.test(key) && otherEntrySection.test(plainWords(label?.text ?? ""))) return true;
  return namesOther(headingWords(field), usual);
}

/** Names of sections of addresses of another time. */
const otherAddresses = [
  /\b(?:previous|former|prior|past|earlier)\b.*\b(?:address\w*|residen\w+)\b/,
  /\b(?:adresses?|domiciles?|residences?) (?:precedent\w*|anterieur\w*)/,
  /\b(?:ancienne?s?|precedente?s?) (?:adresse|domicile|residence)/,
  /\b(?:fruhere|vorherige|bisherige)[nrs]? (?:adresse|anschrift|wohn)/,
].map(guardedPattern);

/** Names of sections whose places are where something happened. */
const events = guardedPattern(eventSection);

/** Whether the nearest heading is about addresses before the present one, or about what happened somewhere. */
function isOfOtherTime({ field, key }: Classified): boolean {
  const isOfEntry = placeOfEntry.test(key);
  if (!isOfEntry && !placeParts.has(key)) return false;
  const heading = headingWords(field);
  if (events.test(heading)) return true;
  // "Previous employers and their addresses" has places of jobs.
  if (isOfEntry && (jobSection.test(heading) || studySection.test(heading))) return false;
  return otherAddresses.some((section) => section.test(heading));
}

const ofPerson =
  /^(?:(?:first|last|full|middle|preferred)_name|name_prefix|email.*|phone.*|county|current_\w+)$/;

/** Whether the nearest heading names another person: "Emergency contact", "References". */
function isBelowPerson({ field, key }: Classified): boolean {
  const isOfPerson = ofPerson.test(key) || placeParts.has(key) || placeOfEntry.test(key);
  if (!isOfPerson && !namesJob.test(key)) return false;
  const heading = headingWords(field);
  return otherPersonTitle.test(heading) && (isOfPerson || !jobSection.test(heading));
}

const dateOfEntry = /^(?:(?:exp|edu)_(?:start|end)_|start_date$)/;

/** Whether only the name in the markup makes a date of an amount: "Starting pay", `pay_start`. */
const isAmount = ({ key, because, field }: Classified) =>
  dateOfEntry.test(key) && because.startsWith("identifier") && namesAmount.test(labelWords(field));

const ofName = /^(?:first|last|full|middle)_name$/;
const otherName =
  /^(?:any )?(?:other|autres?|weitere|andere)\b|\b(?:alias|aliases|also known as)\b/;

/** A name beside the present one: "Other last names". */
const isOtherName = (one: Classified) =>
  ofName.test(one.key) && otherName.test(labelWords(one.field));

/** For what the list before it does not have. */
const other =
  /^(?:others?|autres?|andere[rs]?|sonstiges?)(?: (?:(?:please )?specify|a preciser|precise[rz]|bitte angeben))?$/;

const isOtherChoice = (one: Classified) =>
  !one.key.endsWith("_url") && other.test(labelWords(one.field).replace(/^if /, ""));

/** The places and names that a word of their label makes others. The only names of a form are the applicant's: "Driver name". */
function ofOtherWords(classified: readonly Classified[]): ReadonlySet<Classified> {
  const others = new Set(classified.filter(hasOtherWord));
  const own = classified.filter((one) => personNames.has(one.key) && !others.has(one));
  const isNamed = (one: Classified) => own.some((named) => scopeOf(named) === scopeOf(one));
  return new Set([...others].filter((one) => !personNames.has(one.key) || isNamed(one)));
}

/** What a form asks for several times by one name, amounts and titles, is that of its jobs. */
function repeatedFields(classified: readonly Classified[]): readonly Classified[] {
  const withJobs = new Set(
    classified.filter(({ key }) => key === "exp_company").map(({ field }) => field.form),
  );
  const several = classified.filter(
    ({ key, field }) =>
      key === "current_title" || (key === "salary_expectation" && withJobs.has(field.form)),
  );
  const same = Map.groupBy(several, (one) => `${scopeOf(one)} ${one.key} ${labelWords(one.field)}`);
  return [...same.values()].flatMap((fields) => (fields.length > 1 ? fields : []));
}

const ofTitle = /^(?:exp|current)_title$/;

/** "Title" directly behind an amount is the one at that pay: "Starting salary". */
const titlesOfPay = (classified: readonly Classified[]) =>
  classified.filter((one, at) => {
    const before = classified[at - 1];
    const isBehindAmount = before !== undefined && namesAmount.test(labelWords(before.field));
    return isBehindAmount && ofTitle.test(one.key) && bareTitle.test(labelWords(one.field));
  });

const startOfEntry = /^(?:exp|edu)_start_|^start_date$/;

/** "Start" and "Finish" below a text that names an amount: "Rate of pay". */
function periodsOfAmounts(classified: readonly Classified[]): readonly Classified[] {
  return classified.flatMap((one, at) => {
    const isAmountAbove = one.field.labels
      .slice(1)
      .some(({ source, text }) => source === "before" && namesAmount.test(plainWords(text)));
    if (!isAmountAbove || !startOfEntry.test(one.key)) return [];
    const next = classified[at + 1];
    return next && dateOfEntry.test(next.key) ? [one, next] : [one];
  });
}

const singleTests = [
  isInOtherSection,
  isBelowPerson,
  isOfOtherTime,
  isAmount,
  isOtherName,
  isOtherChoice,
  isOfOtherType,
];

/** The fields of jobs behind those of referees with the numbers that they have without these. */
function numberedWithout(
  classified: readonly Classified[],
  referees: readonly Classified[],
): readonly Classified[] {
  if (referees.length === 0) return classified;
  return classified.map((one) => {
    const { length } = referees.filter(
      ({ key, entry, field }) =>
        key === one.key && entry < one.entry && field.form === one.field.form,
    );
    return length > 0 ? { ...one, entry: one.entry - length } : one;
  });
}

/** Leaves the facts of further addresses, of what is no job, and of what no list has: none of them is stored. */
export function leaveOthers(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const people = furtherPeople(classified);
  const referees = classified.filter((one) => ofJob.test(one.key) && isBelowPerson(one));
  const numbered = numberedWithout(numberEntriesWithout(classified, people), referees);
  const others = new Set([
    ...people,
    ...ofOtherWords(classified),
    ...startsOfPeriods(classified),
    ...namesByExample(classified),
    ...repeatedFields(classified),
    ...schoolsWithGrades(classified),
    ...periodsOfAmounts(classified),
    ...titlesOfPay(classified),
  ]);
  const own = numbered.map((one, at) => {
    const before = classified[at] ?? one;
    const isOther =
      others.has(before) || isFirstOfBoxes(numbered, at) || singleTests.some((test) => test(one));
    return isOther ? leftField(one) : one;
  });
  const ofJobs = withJobNumbers(own, applicant);
  return ofJobs.map((one, at) =>
    one.isOther === true
      ? one
      : (asCurrentJob(ofJobs, at) ?? asDescription(ofJobs, at) ?? asStartOfJob(ofJobs, at) ?? one),
  );
}
