import * as z from "zod";
import { verdicts } from "../fill-pages/judge.ts";

const field = z.object({
  verdict: z.enum(verdicts).optional(),
  binding: z.boolean().optional(),
  onRequest: z.boolean().optional(),
});

/** What `fill-pages --json` writes, as far as it is counted. */
export const run = z.object({
  date: z.string(),
  results: z.array(
    z.object({
      page: z.string(),
      applicant: z.string(),
      platform: z.string(),
      sealed: z.boolean(),
      submitted: z.number(),
      failure: z.string().optional(),
      fields: z.array(field),
    }),
  ),
});
export type Run = z.infer<typeof run>;
type Result = Run["results"][number];

const counts = z.object({
  pages: z.number(),
  /** Over all applicants. */
  fields: z.number(),
  right: z.number(),
  /** Of the right ones, those written by the field's own button. */
  onRequest: z.number(),
  left: z.number(),
  missed: z.number(),
  notMeasured: z.number(),
  wrong: z.number(),
  /** Of the wrong ones, those that commit a person. */
  binding: z.number(),
});
export type Counts = z.infer<typeof counts>;

const named = counts.extend({ name: z.string() });

/** Pages that were run together: the date, their number, and the applicants who filled each of them. */
const batch = z.object({ date: z.string(), pages: z.number(), applicants: z.number() });

/** The counts that `docs/compatibility.md` is generated from, without anything of the pages. */
export const summary = z.object({
  date: z.string(),
  /** The platforms that are recognised by name. */
  recognised: z.number(),
  /** The most who filled a page, and the fewest. */
  applicants: z.number(),
  fewestApplicants: z.number(),
  batches: z.array(batch),
  submitted: z.number(),
  all: counts,
  platforms: z.array(named),
  people: z.array(named),
  /** Pages that were known while the engine was changed, and pages that were not. */
  parts: z.array(named),
});
export type Summary = z.infer<typeof summary>;

function countsOf(results: readonly Result[]): Counts {
  const fields = results.flatMap((one) => one.fields);
  const count = (
    verdict: (typeof verdicts)[number],
    isOne: (one: z.infer<typeof field>) => boolean = () => true,
  ) => fields.filter((one) => one.verdict === verdict && isOne(one)).length;
  return {
    pages: new Set(results.map(({ page }) => page)).size,
    fields: fields.length,
    right: count("right"),
    onRequest: count("right", (one) => one.onRequest === true),
    left: count("left rightly"),
    missed: count("missed"),
    notMeasured: count("not measured"),
    wrong: count("wrong"),
    binding: count("wrong", (one) => one.binding === true),
  };
}

/** "BreezyHR" and "Breezy HR" are one platform. */
const nameKey = (name: string) => name.toLowerCase().replaceAll(" ", "");

const by = (results: readonly Result[], nameOf: (one: Result) => string) =>
  [...Map.groupBy(results, (one) => nameKey(nameOf(one))).values()]
    .map((own) => ({ name: own[0] ? nameOf(own[0]) : "", ...countsOf(own) }))
    .toSorted((one, other) => other.pages - one.pages || one.name.localeCompare(other.name, "en"));

const added = <Row extends Counts>(row: Row, other: Counts): Row => ({
  ...row,
  pages: row.pages + other.pages,
  fields: row.fields + other.fields,
  right: row.right + other.right,
  onRequest: row.onRequest + other.onRequest,
  left: row.left + other.left,
  missed: row.missed + other.missed,
  notMeasured: row.notMeasured + other.notMeasured,
  wrong: row.wrong + other.wrong,
  binding: row.binding + other.binding,
});

function addedRows(rows: Summary["platforms"], others: Summary["platforms"]): Summary["platforms"] {
  const byName = [...Map.groupBy([...rows, ...others], ({ name }) => nameKey(name)).values()];
  return byName
    .flatMap(([first, ...rest]) => (first ? rest.reduce(added, first) : []))
    .toSorted((one, other) => other.pages - one.pages || one.name.localeCompare(other.name, "en"));
}

/** The counts of two summaries of different pages: those of earlier runs stay as they were measured. */
export function merged(newer: Summary, earlier: Summary): Summary {
  const batches = [...earlier.batches, ...newer.batches];
  const people = batches.map(({ applicants }) => applicants);
  return {
    date: [newer.date, earlier.date].toSorted().at(-1) ?? "",
    recognised: newer.recognised,
    applicants: Math.max(...people),
    fewestApplicants: Math.min(...people),
    batches,
    submitted: newer.submitted + earlier.submitted,
    all: added(newer.all, earlier.all),
    platforms: addedRows(newer.platforms, earlier.platforms),
    people: addedRows(newer.people, earlier.people),
    parts: addedRows(newer.parts, earlier.parts),
  };
}

/** @throws when a page was not filled, or nothing was judged */
export function summarise(runs: readonly Run[], recognised: number): Summary {
  const results = runs.flatMap((one) => one.results);
  const failed = results.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0)
    throw new Error(`Not filled: ${failed.map(({ page }) => page).join(", ")}`);
  const all = countsOf(results);
  if (all.right === 0) throw new Error("No value was judged");
  const applicants = new Set(results.map(({ applicant }) => applicant)).size;
  const date =
    runs
      .map((one) => one.date)
      .toSorted()
      .at(-1) ?? "";
  return {
    date,
    recognised,
    applicants,
    fewestApplicants: applicants,
    batches: [{ date, pages: all.pages, applicants }],
    submitted: results.reduce((sum, { submitted }) => sum + submitted, 0),
    all,
    platforms: by(results, ({ platform }) => platform),
    people: by(results, ({ applicant }) => applicant),
    parts: by(results, ({ sealed }) => (sealed ? "not read before" : "known")),
  };
}
