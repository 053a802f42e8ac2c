import {
  educationSection,
  eventSection,
  militarySection,
  otherEntrySection,
} from "@postulo/lexicon/form-sections";
import { namesAmount } from "@postulo/lexicon/form-texts";
import type { Classified } from "../classify.ts";
import { guardedPattern } from "../classify/guarded-pattern.ts";
import { plainWords } from "../classify/phrase.ts";
import type { FieldKey } from "../field-key.ts";
import type { Field } from "../field.ts";
import { hasOtherWord } from "./own-words.ts";
import { asCurrentJob, asDescription, asStartOfJob, startsOfPeriods } from "./fields-of-job.ts";
import { leftField } from "./left-field.ts";
import { namesByExample } from "./name-by-example.ts";
import { isFirstOfBoxes, isOfOtherType } from "./unfit-inputs.ts";
import { labelWords } from "./label-words.ts";

/** Parts of an address that name one address in a form: a second one is that of another time or person. */
const addressParts: ReadonlySet<FieldKey> = new Set(["address", "postal_code"]);
/** A name that a form asks for a second time is another person's. */
const nameParts: ReadonlySet<FieldKey> = new Set(["first_name", "last_name", "full_name"]);
const placeParts: ReadonlySet<FieldKey> = new Set([
  ...addressParts,
  "city",
  "state",
  "country",
  "location",
]);

/** What a person, and an address, are known by in a form. */
const begins = (key: FieldKey) => addressParts.has(key) || nameParts.has(key);
const isOfPerson = (key: FieldKey) =>
  placeParts.has(key) || nameParts.has(key) || key === "email" || key === "phone";

/** Asks for the same value once more. */
const again =
  /\b(?:confirm\w*|again|repeat|re ?(?:enter|type)|encore|verifi\w+|bestatig\w+|wiederhol\w+)\b/;

const placeOf = ({ field }: Classified) => `${field.form ?? ""} ${field.isShown}`;

/** The fields of a form whose key an earlier field of the form has, whether it shows both or neither. */
function repeatedFields(classified: readonly Classified[]): ReadonlySet<Classified> {
  const seen = new Set<string>();
  return new Set(
    classified.filter((one) => {
      if (!isOfPerson(one.key) || again.test(labelWords(one.field))) return false;
      const part = one.part === "houseNumber" ? one.part : one.key;
      const name = `${placeOf(one)} ${part}`;
      const isRepeated = seen.has(name);
      seen.add(name);
      return isRepeated;
    }),
  );
}

/** Other fields between those of one person or address: "Province", "How long?". */
const maxGap = 1;

/** The fields of further people and addresses: a repeated name, street or postal code, with the repeated fields beside it. */
function furtherPeople(classified: readonly Classified[]): ReadonlySet<Classified> {
  const repeated = repeatedFields(classified);
  const further = new Set<Classified>();
  const spread = (from: number, direction: 1 | -1) => {
    let gap = 0;
    for (let at = from + direction; gap <= maxGap; at += direction) {
      const one = classified[at];
      if (one === undefined) return;
      if (repeated.has(one)) further.add(one);
      gap = repeated.has(one) ? 0 : gap + 1;
    }
  };
  classified.forEach((one, at) => {
    if (!repeated.has(one) || !begins(one.key)) return;
    further.add(one);
    spread(at, 1);
    spread(at, -1);
  });
  return further;
}

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

const headingWords = ({ headings }: Field) => plainWords(headings.at(-1) ?? "");

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

const placeOfEntry = /^(?:exp|edu)_(?:location|country)$/;

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
  const own = classified.filter((one) => nameParts.has(one.key) && !others.has(one));
  const isNamed = (one: Classified) => own.some((named) => placeOf(named) === placeOf(one));
  return new Set([...others].filter((one) => !nameParts.has(one.key) || isNamed(one)));
}

const singleTests = [
  isInOtherSection,
  isOfOtherTime,
  isAmount,
  isOtherName,
  isOtherChoice,
  isOfOtherType,
];

/** Leaves the facts of further addresses, of what is no job, and of what no list has: none of them is stored. */
export function leaveOthers(classified: readonly Classified[]): readonly Classified[] {
  const others = new Set([
    ...furtherPeople(classified),
    ...ofOtherWords(classified),
    ...startsOfPeriods(classified),
    ...namesByExample(classified),
  ]);
  return classified.map((one, at) => {
    const isOther =
      others.has(one) || isFirstOfBoxes(classified, at) || singleTests.some((test) => test(one));
    return isOther
      ? leftField(one)
      : (asCurrentJob(classified, at) ??
          asDescription(classified, at) ??
          asStartOfJob(classified, at) ??
          one);
  });
}
