import type { Classified } from "./classify.ts";
import { plainWords } from "./classify/phrase.ts";
import type { FieldKey } from "./field-key.ts";
import type { Recognised } from "./recognise-platform.ts";

const personalKeys: ReadonlySet<FieldKey> = new Set([
  "first_name",
  "last_name",
  "full_name",
  "email",
  "phone",
]);

/** First parts of the keys of fields that only employers use. */
const careerKeys = (
  "resume_ cover_letter_ exp_ edu_ current_ work_authorization visa_ salary_ notice_ how_heard motivation " +
  "linkedin_ highest_ years_ previously_ references start_date relocation"
).split(" ");

/** What a form of an employer calls itself, in its headings and the identifiers around it. */
const applying = [
  /\b(?:candidatures?|postul(?:er|ez)|recrutement)\b/,
  /\b(?:bewerbung(?:sformular)?|bewirb|bewerben)\b/,
  /\b(?:(?:job|employment) application|application form|apply (?:now|for))\b/,
];
const minPersonal = 3;

/** Whether a heading or an identifier is about applying for a job. */
export const isAboutApplying = (text: string): boolean =>
  applying.some((pattern) => pattern.test(plainWords(text.replace(/[-_]/g, " "))));

/** Whether there are as many of a person's contact fields as an application has. */
export const hasPersonalFields = (classified: readonly Classified[]): boolean =>
  classified.filter(({ key }) => personalKeys.has(key)).length >= minPersonal;

const namesApplication = ({ field: { headings, containers } }: Classified) =>
  [...headings, ...containers].some(isAboutApplying);

/**
 * Whether the fields are those of a job application: contact fields together with fields that only employers use, or in a
 * form that calls itself one. On a known platform one of them is enough. A form with a password field is a sign-in or
 * sign-up.
 */
export function isApplicationForm(
  classified: readonly Classified[],
  platform: Recognised | undefined,
): boolean {
  const shown = classified.filter(({ field, key }) => field.isShown && key !== "none");
  const people = shown.filter(({ key }) => personalKeys.has(key)).length;
  const career = shown.filter(({ key }) => careerKeys.some((part) => key.startsWith(part))).length;
  if (platform && platform.by !== "embed") return people + career > 0 && shown.length > 1;
  if (career >= 2 || (career >= 1 && people >= 1)) return true;
  return hasPersonalFields(shown) && shown.some(namesApplication);
}
