import { labelRemark } from "@postulo/lexicon/form-texts";
import {
  postedContract,
  postedDescription,
  postedEmployer,
  postedPay,
  postedPlace,
  postedTerm,
  postedTitle,
  postingFormName,
} from "@postulo/lexicon/posting-form";
import type { Classified } from "./classify.ts";
import { plainWords } from "./classify/phrase.ts";

/** What an employer says of a job, besides its title and description. */
const particulars = [postedPay, postedContract, postedEmployer, postedPlace, postedTerm] as const;
const minParticulars = 3;
const minNamedParticulars = 1;

/** What a person says of themselves, which no form for publishing a job asks for. */
const ofPerson = /^(?:resume|cover_letter|edu)_|^exp_(?:start|end|current)|^salary_expectation$/;
const nameOfPerson = /^(?:first|last|full)_name$/;

const isPublishing = (text: string) => postingFormName.test(plainWords(text.replace(/[-_]/g, " ")));

/** Whether the fields of one form are those by which an employer publishes a job. */
function publishesJob(fields: readonly Classified[]): boolean {
  if (fields.some(({ key }) => ofPerson.test(key))) return false;
  const labels = fields.map(({ field }) =>
    plainWords(field.labels[0]?.text ?? "")
      .replace(labelRemark, " ")
      .trim(),
  );
  const has = (named: RegExp) => labels.some((label) => named.test(label));
  if (!has(postedTitle) || !has(postedDescription)) return false;
  const count = particulars.filter(has).length;
  const isNamed = fields.some(({ field: { headings, containers, formButton = "" } }) =>
    [...headings, ...containers, formButton].some(isPublishing),
  );
  if (isNamed) return count >= minNamedParticulars;
  const isOfPerson = fields.some(({ key }) => nameOfPerson.test(key));
  return !isOfPerson && count >= minParticulars && (has(postedPay) || has(postedContract));
}

/** The fields by which an employer publishes a job: those of forms, or of what is in none, that ask for it. */
export function fieldsOfPosting(classified: readonly Classified[]): ReadonlySet<Classified> {
  const forms = Map.groupBy(classified, ({ field }) => field.form);
  return new Set([...forms.values()].filter(publishesJob).flat());
}
