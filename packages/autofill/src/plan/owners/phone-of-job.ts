import { companyOfJob, endOfEntry, startOfEntry, titleOfJob } from "@postulo/lexicon/entry-blocks";
import { anyNamePart, homePhone, lastNamePart } from "@postulo/lexicon/form-texts";
import type { Classified } from "../../classify.ts";
import type { Field } from "../../field.ts";
import { bareLabelWords, labelWords } from "../label-words.ts";
import { leftField } from "./left-field.ts";

const number = /#?\b\d{1,2}\b/g;
const isBareName = (words: string) => anyNamePart.test(words) || lastNamePart.test(words);

/** Whether a label names a company: "Company/Business", "Company #1". */
function namesCompany(field: Field): boolean {
  const names = bareLabelWords(field)
    .replace(number, "")
    .split(/[/&]/)
    .map((name) => name.trim());
  return names.every((name) => companyOfJob.test(name) && !isBareName(name));
}

const isCompany = ({ key, field }: Classified) => key === "exp_company" || namesCompany(field);

const periods = [startOfEntry, endOfEntry];

/** Whether a field is of a job: its period or its duties. */
const isOfPeriod = ({ key, field }: Classified) =>
  /^exp_(?:start|end|description|current)/.test(key) ||
  periods.some((label) => label.test(bareLabelWords(field)));

const isOfJob = (one: Classified) =>
  isOfPeriod(one) ||
  /^(?:exp|current)_title$/.test(one.key) ||
  titleOfJob.test(bareLabelWords(one.field));

const isOwn = ({ key }: Classified) => /^(?:(?:first|last|full)_name|email)/.test(key);

const isChoice = ({ field: { widget } }: Classified) => /^(?:radio|checkbox)/.test(widget);
const sectionKeyOf = ({ field: { form, headings } }: Classified) => [form, ...headings].join("\n");

const maxFieldsOfJob = 12;

/** The fields next to one in one direction, nearest first, as far as its section. */
function inSection(classified: readonly Classified[], at: number, direction: 1 | -1) {
  const one = classified[at];
  const beside = direction === 1 ? classified.slice(at + 1) : classified.slice(0, at).toReversed();
  const isSame = (other: Classified) =>
    isChoice(other) || (one !== undefined && sectionKeyOf(other) === sectionKeyOf(one));
  const end = beside.findIndex((other) => !isSame(other));
  return end < 0 ? beside : beside.slice(0, end);
}

const upTo = (fields: readonly Classified[], ends: (one: Classified) => boolean) => {
  const end = fields.findIndex(ends);
  return end < 0 ? fields : fields.slice(0, end);
};

type Beside = { readonly before: readonly Classified[]; readonly after: readonly Classified[] };

/** Whether a section has a job, with its company before the number. */
function isInGroupOfJob({ before, after }: Beside): boolean {
  const group = [...before, ...after];
  return (
    (before.some(isCompany) && group.some(isOfJob)) ||
    (before.some(({ key }) => key === "current_company") && group.some(isOfPeriod))
  );
}

/** Whether a number among other fields is a company's: the period of its job is before the number, or a field of the job after it. */
function isAmongFieldsOfJob({ before, after }: Beside): boolean {
  const company = before.findIndex(isCompany);
  const [next] = after;
  const isBesideOwn = next !== undefined && isOwn(next);
  return (
    (before.slice(0, company).some(isOfPeriod) && !isBesideOwn) || upTo(after, isOwn).some(isOfJob)
  );
}

/** Whether the telephone number at a position is a company's, and not the applicant's. */
function isOfCompany(classified: readonly Classified[], at: number): boolean {
  const one = classified[at];
  if (one?.key !== "phone") return false;
  const [before, after] = [inSection(classified, at, -1), inSection(classified, at, 1)];
  const ofForm = classified.filter(({ field }) => field.form === one.field.form);
  const isGroup = ![...before, ...after].some(isOwn) && ofForm.some(isOwn);
  if (isGroup && isInGroupOfJob({ before, after })) return true;
  const near = upTo(before.slice(0, maxFieldsOfJob), isOwn);
  const company = near.find(isCompany);
  if (!company || homePhone.test(labelWords(one.field))) return false;
  const earlier = ofForm.slice(0, ofForm.indexOf(company));
  return (
    earlier.some(({ key }) => key === "phone") ||
    isAmongFieldsOfJob({ before: near, after: after.slice(0, maxFieldsOfJob / 2) })
  );
}

/** Leaves the telephone numbers of companies, with the lists of calling codes before them. */
export function withoutPhonesOfJobs(classified: readonly Classified[]): readonly Classified[] {
  const phones = new Set(classified.filter((_, at) => isOfCompany(classified, at)));
  return classified.map((one, at) => {
    const next = classified[at + 1];
    const isCode = one.key === "phone_country_code" && next !== undefined && phones.has(next);
    return phones.has(one) || isCode ? leftField(one) : one;
  });
}
