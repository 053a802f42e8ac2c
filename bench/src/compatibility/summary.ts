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

/** The counts that `docs/compatibility.md` is generated from, without anything of the pages. */
export const summary = z.object({
  date: z.string(),
  /** The platforms that are recognised by name. */
  recognised: z.number(),
  applicants: z.number(),
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

const by = (results: readonly Result[], nameOf: (one: Result) => string) =>
  [...Map.groupBy(results, nameOf)]
    .map(([name, own]) => ({ name, ...countsOf(own) }))
    .toSorted((one, other) => other.pages - one.pages || one.name.localeCompare(other.name, "en"));

/** @throws when a page was not filled, or nothing was judged */
export function summarise(runs: readonly Run[], recognised: number): Summary {
  const results = runs.flatMap((one) => one.results);
  const failed = results.filter(({ failure }) => failure !== undefined);
  if (failed.length > 0)
    throw new Error(`Not filled: ${failed.map(({ page }) => page).join(", ")}`);
  const all = countsOf(results);
  if (all.right === 0) throw new Error("No value was judged");
  return {
    date:
      runs
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? "",
    recognised,
    applicants: new Set(results.map(({ applicant }) => applicant)).size,
    submitted: results.reduce((sum, { submitted }) => sum + submitted, 0),
    all,
    platforms: by(results, ({ platform }) => platform),
    people: by(results, ({ applicant }) => applicant),
    parts: by(results, ({ sealed }) => (sealed ? "not read before" : "known")),
  };
}
