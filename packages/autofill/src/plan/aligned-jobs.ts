import type { Classified } from "../classify.ts";
import type { FieldKey } from "../field-key.ts";

const ofJob = /^exp_/;
const least = 2;

/** Whether the fields are of the first, second, ... job, in order. */
const isCountedOn = (fields: readonly Classified[]) =>
  fields.every(({ entry }, at) => entry === at);

/**
 * The job of each field by the field of another key that is directly before or after it, with no further one of its own key
 * between; undefined where one has none, as in columns.
 */
function jobsBeside(
  order: readonly Classified[],
  key: FieldKey,
  anchor: FieldKey,
): readonly number[] | undefined {
  const both = order.filter((one) => one.key === key || one.key === anchor);
  const step = both[0]?.key === key ? 1 : -1;
  const jobs = both.flatMap((one, at) => (one.key === key ? [both[at + step]] : []));
  return jobs.every((one) => one?.key === anchor) ? jobs.map((one) => one?.entry ?? 0) : undefined;
}

/** The jobs of a form by the fields that it has for most of them. */
function alignedIn(fields: readonly Classified[]): ReadonlyMap<Classified, number> {
  const order = fields.filter(({ key }) => ofJob.test(key));
  const byKey = [...Map.groupBy(order, ({ key }) => key)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [first, ...others] = byKey;
  const aligned = new Map<Classified, number>();
  if (!first || !isCountedOn(first[1])) return aligned;
  for (const [key, own] of others) {
    if (own.length < least || own.length === first[1].length || !isCountedOn(own)) continue;
    const jobs = jobsBeside(order, key, first[0]);
    if (jobs?.[0] === 0) own.forEach((one, at) => aligned.set(one, jobs[at] ?? one.entry));
  }
  return aligned;
}

/**
 * The fields of jobs with the number of the job they stand beside. A repeated key counts on by itself, so where the rules do not
 * know the label of one job's title, the titles of those after it would be counted to the jobs before.
 */
export function withAlignedJobs(classified: readonly Classified[]): readonly Classified[] {
  const forms = Map.groupBy(classified, ({ field }) => field.form);
  const aligned = new Map([...forms.values()].flatMap((fields) => [...alignedIn(fields)]));
  return aligned.size === 0
    ? classified
    : classified.map((one) => {
        const entry = aligned.get(one);
        return entry === undefined ? one : { ...one, entry };
      });
}
