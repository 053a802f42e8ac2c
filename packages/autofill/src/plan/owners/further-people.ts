import { applicantSection } from "@postulo/lexicon/form-sections";
import { legalName } from "@postulo/lexicon/own-words";
import { plainWords } from "../../classify/phrase.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import type { Field } from "../../field.ts";
import { labelWords } from "../label-words.ts";

/** Parts of an address that name one address in a form: a second one is that of another time or person. */
const addressParts: ReadonlySet<FieldKey> = new Set(["address", "postal_code"]);
/** A name that a form asks for a second time is another person's. */
export const personNames: ReadonlySet<FieldKey> = new Set(["first_name", "last_name", "full_name"]);
export const placeParts: ReadonlySet<FieldKey> = new Set([
  ...addressParts,
  "city",
  "state",
  "country",
  "location",
]);
/** Places of a job or a school. */
export const placeOfEntry = /^(?:exp|edu)_(?:location|country)$/;

/** What a person, and an address, are known by in a form. */
const begins = (key: FieldKey) => addressParts.has(key) || personNames.has(key);
const isOfPerson = (key: FieldKey) =>
  placeParts.has(key) || personNames.has(key) || key === "email" || key === "phone";

export const headingWords = ({ headings }: Field): string => plainWords(headings.at(-1) ?? "");

/** Asks for the same value once more. */
const again =
  /\b(?:confirm\w*|again|repeat|re ?(?:enter|type)|encore|verifi\w+|bestatig\w+|wiederhol\w+)\b/;

/** The form of a field, and whether it is shown. */
export const scopeOf = ({ field }: Classified): string => `${field.form ?? ""} ${field.isShown}`;

const partsOfName: readonly FieldKey[] = ["first_name", "last_name"];

/** The fields of a form whose key an earlier field of the form has, whether it shows both or neither. */
function repeatedFields(classified: readonly Classified[]): ReadonlySet<Classified> {
  const seen = new Set<string>();
  return new Set(
    classified.filter((one) => {
      if (!isOfPerson(one.key) || again.test(labelWords(one.field))) return false;
      const scope = scopeOf(one);
      const isSeen = (part: string) => seen.has(`${scope} ${part}`);
      const part = one.part === "houseNumber" ? one.part : one.key;
      const isRepeated = isSeen(part) || (part === "full_name" && partsOfName.every(isSeen));
      seen.add(`${scope} ${part}`);
      return isRepeated;
    }),
  );
}

/** Other fields between those of one address: "Province", "How long?". */
const maxGap = 1;
/** Other fields between those of one person: "Relationship", "Years known". */
const maxGapOfPerson = 3;
const maxGapBeforeName = 1;

const isSamePart = ({ field }: Classified, other: Classified | undefined) =>
  other !== undefined &&
  field.form === other.field.form &&
  field.headings.join("\n") === other.field.headings.join("\n");

/** The index behind the applicant's fields that begin at `start`: of the first repeated key, of another section, or behind a gap. */
function endOfCard(classified: readonly Classified[], start: number): number {
  const seen = new Set<FieldKey>();
  let gap = 0;
  let at = start;
  for (; at < classified.length && gap <= maxGap; at++) {
    const one = classified[at];
    if (!one || !isSamePart(one, classified[start]) || seen.has(one.key)) break;
    if (isOfPerson(one.key)) seen.add(one.key);
    gap = isOfPerson(one.key) ? 0 : gap + 1;
  }
  return at;
}

/** The fields that a heading calls the applicant's, from the name that directly follows it. */
function applicantCards(classified: readonly Classified[]): ReadonlySet<Classified> {
  return new Set(
    classified.flatMap((one, at) => {
      const isStart =
        !isSamePart(one, classified[at - 1]) && applicantSection.test(headingWords(one.field));
      if (!isStart) return [];
      const beginning = classified.slice(at, at + maxGapBeforeName + 1);
      return beginning.some(({ key }) => personNames.has(key))
        ? classified.slice(at, endOfCard(classified, at))
        : [];
    }),
  );
}

/** Whether the label asks for a legal name, such as "What is your full legal name?". It is the applicant's. */
export const isLegalName = ({ key, field }: Classified): boolean =>
  personNames.has(key) && legalName.test(labelWords(field));

/** Whether a legal name has no repeated address or number beside it, as that of a further person has. */
const isOwnLegalName = (
  classified: readonly Classified[],
  at: number,
  repeated: ReadonlySet<Classified>,
): boolean => {
  const one = classified[at];
  if (!one || !isLegalName(one)) return false;
  const isFirst =
    classified.findIndex((other) => other.key === one.key && isLegalName(other)) === at;
  const near = classified.slice(Math.max(0, at - maxGapOfPerson), at + maxGapOfPerson + 1);
  return isFirst && !near.some((other) => repeated.has(other) && !isLegalName(other));
};

type Repeated = {
  readonly classified: readonly Classified[];
  readonly repeated: ReadonlySet<Classified>;
};

/** No part of an address: "Apartment" and what has no value. */
const isBetweenLines = ({ key }: Classified) => key === "none" || key === "address_line2";

/** Whether a repeated address field is another address and not a further line of the previous one. */
function isApart(classified: readonly Classified[], at: number): boolean {
  const one = classified[at];
  if (!one) return false;
  const before = classified
    .slice(0, at)
    .filter((other) => scopeOf(other) === scopeOf(one) && !isBetweenLines(other));
  const last = before.findLastIndex((other) => other.key === one.key);
  const [first, between] = [before[last], before.slice(last + 1)];
  if (!first || between.length === 0) return false;
  return (
    labelWords(first.field) === labelWords(one.field) ||
    between.some(({ key }) => key !== "custom_question" && !placeParts.has(key))
  );
}

/** The places directly after a second address, which are those of that address if its city or postal code is a second one. */
function placesAfter({ classified, repeated }: Repeated, at: number): readonly Classified[] {
  const after = classified.slice(at + 1);
  const end = after.findIndex(({ key }) => !placeParts.has(key));
  const places = after.slice(0, end < 0 ? undefined : end);
  const isSecond = places.some(
    (one) => repeated.has(one) && (one.key === "city" || one.key === "postal_code"),
  );
  return isSecond ? places : [];
}

const isOfEntry = /^(?:exp|edu)_/;
const namesJob = /^(?:exp|current)_(?:company|title)$/;
const namesSchool = /^edu_(?:school|degree)$/;
const dateOfJob = /^exp_(?:start|end)_/;
const maxFieldsOfPerson = 6;

/** The position of a second company that has a title behind it, which begins a job; that of the end without one. */
function startOfNextJob(fields: readonly Classified[]): number {
  const [, second] = fields.filter(({ key }) => key === "exp_company");
  const at = second ? fields.indexOf(second) : fields.length;
  return fields.slice(at).some(({ key }) => key === "exp_title") ? at : fields.length;
}

/** The fields after a name in its part of the form, up to the next name, school or job. */
function afterName(classified: readonly Classified[], at: number): readonly Classified[] {
  const start = classified[at];
  const after = classified.slice(at + 1, at + 1 + 2 * maxFieldsOfPerson);
  const end = after.findIndex(
    (one) =>
      personNames.has(one.key) || namesSchool.test(one.key) || !start || !isSamePart(one, start),
  );
  const fields = after.slice(0, end < 0 ? undefined : end);
  return fields.slice(0, Math.min(startOfNextJob(fields), maxFieldsOfPerson));
}

/** Whether a further name, or the company of a job, follows the fields of a name in the same part. */
function isBeforeNext(
  start: Classified,
  fields: readonly Classified[],
  next: Classified | undefined,
): boolean {
  if (!next || !isSamePart(start, next)) return false;
  const hasTitle = fields.some(({ key }) => key === "exp_title");
  return personNames.has(next.key) || (next.key === "exp_company" && !hasTitle);
}

/**
 * What is a further person's after their name: the places of jobs and schools, up to the next job; behind jobs, before a further name
 * and before a job also addresses, numbers, the employer and the title, unless a date makes them a job.
 */
function ofNamedPerson(classified: readonly Classified[], at: number): readonly Classified[] {
  const start = classified[at];
  if (!start || !personNames.has(start.key)) return [];
  const after = afterName(classified, at);
  const job = after.findIndex(({ key }) => namesJob.test(key));
  const ofPerson = job < 0 ? after : after.slice(0, job);
  const places = ofPerson.filter(({ key }) => placeOfEntry.test(key));
  const isBehindJobs = classified
    .slice(0, at)
    .some(({ key, field }) => key.startsWith("exp_") && field.form === start.field.form);
  const isEmployed = job >= 0 && isBeforeNext(start, after, classified[at + 1 + after.length]);
  if (!isBehindJobs && !isEmployed) return places;
  const isJob = after.some(({ key }) => dateOfJob.test(key));
  return (isJob ? ofPerson : after).filter(
    ({ key }) => isOfPerson(key) || placeOfEntry.test(key) || namesJob.test(key),
  );
}

/** The repeated fields beside a repeated name, street or postal code, in one direction. */
function repeatedBeside(
  { classified, repeated }: Repeated,
  from: number,
  direction: 1 | -1,
): readonly Classified[] {
  const start = classified[from];
  const isAfterName = direction === 1 && start !== undefined && personNames.has(start.key);
  const found: Classified[] = [];
  let gap = 0;
  for (let at = from + direction; ; at += direction) {
    const one = classified[at];
    const reach = isAfterName && isSamePart(start, one) ? maxGapOfPerson : maxGap;
    if (one === undefined || gap > reach) return found;
    if (repeated.has(one)) found.push(one);
    gap = repeated.has(one) ? 0 : gap + 1;
  }
}

/** The fields of further people and addresses: a repeated name, street or postal code, with the repeated fields beside it. */
export function furtherPeople(classified: readonly Classified[]): ReadonlySet<Classified> {
  const own = applicantCards(classified);
  const asked = repeatedFields(classified);
  const repeated = new Set(
    classified.filter(
      (one, at) => asked.has(one) && !own.has(one) && !isOwnLegalName(classified, at, asked),
    ),
  );
  const further = classified.flatMap((one, at) => {
    if (!repeated.has(one) || !begins(one.key)) return [];
    const page = { classified, repeated };
    const isSecondAddress = one.key === "address" && isApart(classified, at);
    return [
      one,
      ...repeatedBeside(page, at, 1),
      ...repeatedBeside(page, at, -1),
      ...ofNamedPerson(classified, at),
      ...(isSecondAddress ? placesAfter(page, at) : []),
    ];
  });
  return new Set(further);
}

/** Numbers the entries in a part of the form without the employers, titles and places of further people before them. */
export function numberEntriesWithout(
  classified: readonly Classified[],
  others: ReadonlySet<Classified>,
): readonly Classified[] {
  const left = classified.filter((one) => others.has(one) && isOfEntry.test(one.key));
  if (left.length === 0) return classified;
  return classified.map((one, at) => {
    if (others.has(one)) return one;
    const { length } = left.filter(
      (other) =>
        other.key === one.key &&
        other.entry < one.entry &&
        isSamePart(other, one) &&
        classified.indexOf(other) < at,
    );
    return length > 0 ? { ...one, entry: one.entry - length } : one;
  });
}
