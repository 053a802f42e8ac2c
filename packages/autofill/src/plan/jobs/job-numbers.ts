import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import { employerOf } from "./employer-heading.ts";
import { leftField } from "../owners/left-field.ts";

const ofJob = /^exp_/;
/** What names a job: the first of both that a form asks for begins each job. */
const anchors: ReadonlySet<FieldKey> = new Set(["exp_company", "exp_title"]);
const least = 2;
const unknownJob = -1;

type Job = {
  readonly fields: Classified[];
  /** What it has already: of another job, whose name is not known. */
  readonly others: Classified[];
  readonly keys: Set<FieldKey>;
};

/** The fields of jobs of a form, job by job; one begins at each field that the first one begins with, and at a repeated name. */
function jobsOf(fields: readonly Classified[]): readonly Job[] {
  const first = fields.find(({ key }) => anchors.has(key))?.key;
  const jobs: Job[] = [];
  for (const one of fields) {
    const open = jobs.at(-1);
    const begins = anchors.has(one.key) && (one.key === first || open?.keys.has(one.key) === true);
    if (!open || begins) jobs.push({ fields: [one], others: [], keys: new Set([one.key]) });
    else {
      const isRepeated = open.keys.has(one.key);
      (isRepeated ? open.others : open.fields).push(one);
      open.keys.add(one.key);
    }
  }
  return jobs;
}

/** How many of the names all jobs have: in columns none, as the first jobs have no title and the others no company. */
const sharedNames = (jobs: readonly Job[]) =>
  [...anchors].filter((name) => jobs.every(({ keys }) => keys.has(name))).length;

const isCountedOn = (fields: readonly Classified[]) =>
  fields.every(({ entry }, at) => entry === at);

/** Whether the label of a company says that it is one of an earlier time: "Previous employer". */
const isFormer = ({ field: { labels } }: Classified) =>
  employerOf(labels[0]?.text ?? "")?.when === "former";

/** "Previous employer" beside the present title is no present company. */
const asFormer = (one: Classified): Classified =>
  one.key === "current_company" && isFormer(one) ? { ...one, key: "exp_company" } : one;

/** The numbers of the jobs of a form's fields; empty where these are not asked for job by job. */
function numbersIn(
  fields: readonly Classified[],
  { jobs: [newest] }: Applicant,
): ReadonlyMap<Classified, number> {
  const ofJobs = fields.filter(({ key }) => ofJob.test(key));
  const begin = ofJobs.findIndex(({ key }) => anchors.has(key));
  const first = ofJobs[begin];
  const isAfterCurrent = fields.some(({ key }) => key === "current_company");
  // What a form asks for before is of the present job, or its jobs begin with their dates.
  if (!first || (begin > 0 && !isAfterCurrent)) return new Map();
  const isBehindCurrent = isAfterCurrent && isFormer(first);
  const named = [...anchors].map((name) => ofJobs.filter(({ key }) => key === name));
  if (named.some(({ length }) => length < (isBehindCurrent ? 1 : least))) return new Map();
  const jobs = jobsOf(ofJobs.slice(begin));
  // Where one name is not counted from the first job on, as behind the company of a referee, each job has both.
  const counted = named.filter(isCountedOn).length;
  const shared = sharedNames(jobs);
  if (counted === 0 || shared === 0 || counted + shared <= anchors.size) return new Map();
  const before = isBehindCurrent && newest?.is_current === true ? 1 : 0;
  return new Map(
    jobs.flatMap((job, at) => [
      ...job.fields.map((one) => [one, at + before] as const),
      ...job.others.map((one) => [one, unknownJob] as const),
    ]),
  );
}

/**
 * The fields of jobs with the number of the job that they are asked for in. A repeated key counts on by itself, so where the
 * rules do not know the label of one job's title, those after it would be counted to the jobs before.
 */
export function withJobNumbers(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const hasCurrent = classified.some((one) => one.key === "current_company" && !isFormer(one));
  const read = hasCurrent ? classified.map(asFormer) : classified;
  const forms = Map.groupBy(read, ({ field }) => field.form);
  const numbers = new Map(
    [...forms.values()].flatMap((fields) => [...numbersIn(fields, applicant)]),
  );
  return numbers.size === 0
    ? classified
    : read.map((one) => {
        const entry = numbers.get(one);
        if (entry === unknownJob) return leftField(one);
        return entry === undefined || entry === one.entry ? one : { ...one, entry };
      });
}
