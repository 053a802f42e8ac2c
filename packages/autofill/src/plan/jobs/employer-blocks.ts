import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import type { Field } from "../../field.ts";
import {
  asksForCompany,
  isOfJob,
  keyOfJob,
  leaveEmployers,
  namesItsCompany,
  ofEmployer,
} from "./employer-fields.ts";
import { employerOf, isAmbiguous, otherEmployer, type Employer } from "./employer-heading.ts";

type Block = {
  readonly employer: Employer;
  /** Form and headings. */
  readonly sectionKey: string;
  readonly fields: Classified[];
  /** Behind the fields of the only job below its heading. */
  readonly isFurther?: boolean;
};

/** Unassociated text between the control before and the field's own label. */
const textAbove = ({ field }: Classified) =>
  field.labels.slice(1).find(({ source }) => source === "before")?.text;

type BlockStart = { readonly employer: Employer | undefined; readonly resumesBlock: boolean };

const isChoice = ({ widget }: Field) => widget === "radioGroup" || widget === "checkboxGroup";

/** The headings over a field, without its own question: "Is this your current employer?" over "Yes" and "No". */
function headingsOf({ field }: Classified): readonly string[] {
  const { headings, labels } = field;
  const isOwn = isChoice(field) && labels.some(({ text }) => text === headings.at(-1));
  return isOwn ? headings.slice(0, -1) : headings;
}

const sectionKeyOf = (one: Classified) => [one.field.form, ...headingsOf(one)].join("\n");

/** What begins at a field: the employer of the text above it, else of its heading; undefined where the part goes on. */
function blockStart(one: Classified, before: Classified | undefined): BlockStart | undefined {
  const above = textAbove(one);
  const begun = above === undefined ? undefined : employerOf(above);
  if (begun && !isAmbiguous(begun)) return { employer: begun, resumesBlock: false };
  const employer = employerOf(headingsOf(one).at(-1) ?? "");
  const isSame = before !== undefined && sectionKeyOf(before) === sectionKeyOf(one);
  if (isSame && (employer || above === undefined)) return undefined;
  return { employer, resumesBlock: employer !== undefined && !asksForCompany(one) };
}

/** The fields below each heading or text of an employer, as far as the next one; a group within them ends none. */
function blocksOf(classified: readonly Classified[]): readonly Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  classified.forEach((one, at) => {
    const start = blockStart(one, classified[at - 1]);
    if (start) {
      const sectionKey = sectionKeyOf(one);
      open = start.resumesBlock
        ? blocks.findLast((block) => block.sectionKey === sectionKey)
        : undefined;
      if (!open && start.employer) {
        open = { employer: start.employer, sectionKey, fields: [] };
        blocks.push(open);
      }
    }
    open?.fields.push(one);
  });
  return blocks;
}

const next: Employer = { when: undefined, number: undefined, isList: true };

/** The fields of the jobs of a block: a further field of what the job has already begins the next one. */
function partsOf(fields: readonly Classified[]): readonly Classified[][] {
  const parts: Classified[][] = [[]];
  let asked = new Set<FieldKey>();
  for (const one of fields) {
    const key = asksForCompany(one) ? "exp_company" : keyOfJob(one);
    if (key !== undefined && asked.has(key)) {
      parts.push([]);
      asked = new Set();
    }
    if (key !== undefined) asked.add(key);
    parts.at(-1)?.push(one);
  }
  return parts;
}

/** The jobs of a block. After the first, one without a company is another's, as is a bare name below one employer. */
function jobsOf(block: Block): readonly Block[] {
  const { employer, fields } = block;
  return partsOf(fields).map((part, at) => {
    if (at === 0) return { ...block, fields: part };
    const company = part.find(asksForCompany);
    const isOwn = company !== undefined && (employer.isList || namesItsCompany(company));
    return { ...block, employer: next, fields: part, isFurther: !isOwn };
  });
}

/** The position among the jobs of the profile, by what the heading says of the time; undefined where that is not certain. */
function positionByTime(
  { when }: Employer,
  before: readonly Employer[],
  isCurrent: boolean,
): number | undefined {
  const at = before.length;
  switch (when) {
    case "now":
      return at === 0 && isCurrent ? 0 : undefined;
    case "former":
      // With a present job, "Previous employer" alone may be that one or the one before.
      return at === 0 && isCurrent ? undefined : at;
    case "last":
      return before.every((one) => one.when === "now") ? at : undefined;
    case "reference":
    case "other":
      return undefined;
    case undefined:
      return at;
  }
}

/** The position of a block's job in the profile, the newest first; undefined where that is not certain. */
function positionOf(
  employer: Employer,
  before: readonly Employer[],
  { jobs }: Applicant,
): number | undefined {
  const isCurrent = jobs[0]?.is_current === true;
  if (!isCurrent && before.some(({ when }) => when === "now")) return undefined;
  const { number } = employer;
  if (number === undefined && before.some(isAmbiguous)) return undefined;
  if (number === undefined) return positionByTime(employer, before, isCurrent);
  // With a present job, "Previous employer 1" alone may be that one or the one before.
  const hasNewest = before.some(({ when }) => when === "now" || when === "last");
  if (employer.when === "former" && isCurrent && !hasNewest) return undefined;
  const unnumbered = before.filter((one) => one.number === undefined).length;
  return number > 0 ? unnumbered + number - 1 : undefined;
}

const ofName = /^(?:(?:first|last|full|middle|preferred)_name|name_prefix)$/;
const asksForName = ({ key }: Classified) => ofName.test(key);
const isUpload = ({ field }: Classified) => field.widget === "file" || field.widget === "dropzone";

/** Whether the fields are an applicant's first and last name with an e-mail address. */
function hasApplicantName(fields: readonly Classified[]): boolean {
  const count = (key: FieldKey) => fields.filter((one) => one.key === key).length;
  const hasOtherName = fields.some((one) => one.key === "full_name" || namesItsCompany(one));
  return count("first_name") === 1 && count("email") > 0 && !hasOtherName;
}

/** Whether the heading of a block is one of the page, over the applicant's fields; in doubt false. */
function hasApplicantFields({ fields }: Block, others: readonly Classified[]): boolean {
  if (others.some(asksForName)) return false;
  if (fields.some(isOfJob)) return others.length === 0 && hasApplicantName(fields);
  return hasApplicantName(fields) || fields.some(isUpload);
}

/**
 * The same for a heading with more words ("Equal opportunities employer"), which is more often one of the page: there the applicant's
 * full name may be next to the current job.
 */
function isBelowPageHeading(
  { employer, fields }: Block,
  { before, others }: { before: readonly Block[]; others: readonly Classified[] },
): boolean {
  const hasName = fields.some((one) => asksForName(one) && !asksForCompany(one));
  if (!others.some(asksForName) && (hasName || fields.some(isUpload))) return true;
  const isRepeated = fields.some(asksForName) && others.some(asksForName);
  const isOfEmployer = employer.hasTime === true || before.length > 0;
  return !isOfEmployer && !isRepeated && !fields.some(isOfJob);
}

/**
 * A block with its employer; undefined where its heading is one of the page, over the applicant's fields.
 * @param others The other fields of its form
 */
function toEmployerBlock(
  block: Block,
  before: readonly Block[],
  others: readonly Classified[],
): Block | undefined {
  const { employer, fields } = block;
  if (employer.when === "reference") return block;
  if (isAmbiguous(employer))
    return isBelowPageHeading(block, { before, others }) ? undefined : block;
  const hasApplicants = hasApplicantFields(block, others);
  if (employer.when !== undefined || employer.number !== undefined)
    return hasApplicants
      ? { ...block, employer: otherEmployer, fields: fields.filter(asksForName) }
      : block;
  if (hasApplicants) return undefined;
  return fields.some(isOfJob) ? block : { ...block, employer: otherEmployer };
}

/** The blocks of employers. */
function employerBlocks(classified: readonly Classified[]): readonly Block[] {
  const employers: Block[] = [];
  for (const block of blocksOf(classified)) {
    const form = block.fields[0]?.field.form;
    const before = employers.filter(({ fields }) => fields[0]?.field.form === form);
    const inBlock = new Set(block.fields);
    const others = classified.filter((one) => one.field.form === form && !inBlock.has(one));
    const part = toEmployerBlock(block, before, others);
    if (part) employers.push(part);
  }
  return employers;
}

/**
 * Below the heading of one employer, "Name" is the company, with the title and the dates of that job. The profile has no address,
 * e-mail or number of an employer, so these are left, as are names below a heading that says more of an employer.
 */
export function withEmployerBlocks(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const blocks = employerBlocks(classified).flatMap(jobsOf);
  if (blocks.length === 0) return classified;
  const read = new Map<Classified, Classified>();
  blocks.forEach((block, at) => {
    const form = block.fields[0]?.field.form;
    const before = blocks
      .slice(0, at)
      .filter(({ fields, isFurther }) => fields[0]?.field.form === form && !isFurther)
      .map(({ employer }) => employer);
    if (isAmbiguous(block.employer)) {
      const isJobLeft = block.employer.when === "reference";
      for (const one of block.fields) read.set(one, leaveEmployers(one, isJobLeft));
      return;
    }
    const position = block.isFurther ? undefined : positionOf(block.employer, before, applicant);
    for (const one of block.fields) read.set(one, ofEmployer(one, position));
  });
  return classified.map((one) => read.get(one) ?? one);
}
