import { bareStart } from "@postulo/lexicon/form-texts";
import type { Classified } from "../classify.ts";
import { leftField } from "./left-field.ts";
import { labelWords } from "./label-words.ts";

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

/** Several such dates in a form are those of other periods: of jobs that the form asks for in its own words. */
export function startsOfPeriods(classified: readonly Classified[]): ReadonlySet<Classified> {
  const bare = classified.filter(
    (one) => one.key === "start_date" && bareStart.test(labelWords(one.field)),
  );
  return new Set(bare.length > 1 ? bare : []);
}
