import {
  educationSection,
  eventSection,
  militarySection,
  otherEntrySection,
  otherPersonTitle,
} from "@postulo/lexicon/form-sections";
import { namesAmount } from "@postulo/lexicon/form-texts";
import type { Classified } from "../classify.ts";
import { guardedPattern } from "../classify/guarded-pattern.ts";
import { plainWords } from "../classify/phrase.ts";
import { hasOtherWord } from "./own-words.ts";
import { asCurrentJob, asDescription, asStartOfJob, startsOfPeriods } from "./fields-of-job.ts";
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
import { labelWords } from "./label-words.ts";
import { schoolsWithGrades } from "./school-levels.ts";

const ofJob = /^(?:exp|current)_/;
const ofStudy = /^edu_/;

/** Names of sections whose titles, organisations and descriptions are no jobs. */
const otherSections = [
  /\b(?:trainings?|seminars?|workshops?|projects?|awards?|publications?|memberships?)\b/,
  /\b(?:projets?|seminaires?|distinctions?|benevolats?)\b/,
  /\b(?:volunteering|ehrenamt\w*)\b/,
  otherEntrySection,
].map(guardedPattern);
/** Names of sections of jobs, also of those that mention something else. */
const jobSection = guardedPattern(
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

/** Whether the nearest heading names another person: "Emergency contact". */
const isBelowPerson = ({ field, key }: Classified) =>
  (ofPerson.test(key) || placeParts.has(key) || placeOfEntry.test(key)) &&
  otherPersonTitle.test(headingWords(field));

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

/** Amounts that a form with jobs asks for several times by one name are those of its jobs. */
function repeatedSalaries(classified: readonly Classified[]): ReadonlySet<Classified> {
  const withJobs = new Set(
    classified.filter(({ key }) => key === "exp_company").map(({ field }) => field.form),
  );
  const amounts = classified.filter(
    ({ key, field }) => key === "salary_expectation" && withJobs.has(field.form),
  );
  const same = Map.groupBy(amounts, (one) => `${scopeOf(one)} ${labelWords(one.field)}`);
  return new Set([...same.values()].flatMap((fields) => (fields.length > 1 ? fields : [])));
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

/** Leaves the facts of further addresses, of what is no job, and of what no list has: none of them is stored. */
export function leaveOthers(classified: readonly Classified[]): readonly Classified[] {
  const people = furtherPeople(classified);
  const numbered = numberEntriesWithout(classified, people);
  const others = new Set([
    ...people,
    ...ofOtherWords(classified),
    ...startsOfPeriods(classified),
    ...namesByExample(classified),
    ...repeatedSalaries(classified),
    ...schoolsWithGrades(classified),
  ]);
  return numbered.map((one, at) => {
    const before = classified[at] ?? one;
    const isOther =
      others.has(before) || isFirstOfBoxes(numbered, at) || singleTests.some((test) => test(one));
    return isOther
      ? leftField(one)
      : (asCurrentJob(numbered, at) ??
          asDescription(numbered, at) ??
          asStartOfJob(numbered, at) ??
          one);
  });
}
