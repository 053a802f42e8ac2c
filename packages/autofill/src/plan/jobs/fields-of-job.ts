import { joiningDate } from "@postulo/lexicon/entry-blocks";
import { bareStart } from "@postulo/lexicon/form-texts";
import { sectionOf } from "../../classify/section.ts";
import type { Classified } from "../../classify.ts";
import { leftField } from "../owners/left-field.ts";
import { bareLabelWords, labelWords } from "../label-words.ts";

/** Asks, among the fields of a job, whether it goes on. */
const stillThere =
  /^(?:are you )?(?:currently|still|presently) (?:employed|working) (?:by|at|for|with) this (?:company|employer)$/;
const maxFieldsOfJob = 12;

/** The field as the question whether the job before it goes on. */
export function asCurrentJob(
  classified: readonly Classified[],
  at: number,
): Classified | undefined {
  const one = classified[at];
  if (one === undefined || !stillThere.test(labelWords(one.field))) return undefined;
  const before = classified.slice(Math.max(0, at - maxFieldsOfJob), at);
  const job = before.findLast(({ key }) => key.startsWith("exp_"));
  if (job === undefined || job.field.form !== one.field.form) return undefined;
  return { ...one, key: "exp_current", entry: job.entry };
}

const namesJob = /^(?:exp|current)_(?:company|title)$/;

/** The company or the title nearest before a field of a job, in the same form. */
function jobBefore(classified: readonly Classified[], at: number): Classified | undefined {
  const form = classified[at]?.field.form;
  return classified
    .slice(Math.max(0, at - maxFieldsOfJob), at)
    .findLast(({ key, field }) => namesJob.test(key) && field.form === form);
}

/**
 * The description of duties as that of the job whose company or title is before it; without one, or below another job than
 * it was counted to, it is left.
 */
export function asDescription(
  classified: readonly Classified[],
  at: number,
): Classified | undefined {
  const one = classified[at];
  if (one?.key !== "exp_description") return undefined;
  const job = jobBefore(classified, at);
  const isCounted = one.because !== "";
  if (job && isCounted && (job.entry === one.entry || job.key.startsWith("current_"))) return one;
  return job && !isCounted ? { ...one, entry: job.entry } : leftField(one);
}

const maxDistance = 3;

/**
 * "Date of joining" directly after the company or the title of a job, below the same heading, as the start of that job. Outside of
 * a section of jobs it may also be when the applicant could start, and is left.
 */
export function asStartOfJob(
  classified: readonly Classified[],
  at: number,
): Classified | undefined {
  const one = classified[at];
  if (one?.key !== "start_date" || !joiningDate.test(bareLabelWords(one.field))) return undefined;
  const before = classified.slice(Math.max(0, at - maxDistance), at);
  const job = before.findLast(({ key }) => namesJob.test(key));
  const isSamePart =
    job?.field.form === one.field.form &&
    job?.field.headings.join("\n") === one.field.headings.join("\n");
  if (!job || !isSamePart) return undefined;
  return job.key.startsWith("exp_") && sectionOf(one.field) === "experience"
    ? { ...one, key: "exp_start_date", entry: job.entry }
    : leftField(one);
}

/** Several such dates in a form are those of other periods: of jobs that the form asks for in its own words. */
export function startsOfPeriods(classified: readonly Classified[]): ReadonlySet<Classified> {
  const bare = classified.filter(
    (one) => one.key === "start_date" && bareStart.test(labelWords(one.field)),
  );
  return new Set(bare.length > 1 ? bare : []);
}
