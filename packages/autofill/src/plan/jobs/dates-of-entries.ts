import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";

const dated = /^(?:exp|edu)_(?:start|end)_/;
/** The end of a study, and its grade. */
const endOfStudy: readonly FieldKey[] = [
  "edu_end_date",
  "edu_end_month",
  "edu_end_year",
  "edu_gpa",
];
const ofStudy = /^edu_(?:school|degree|field)$/;

const count = (fields: readonly Classified[], key: FieldKey) =>
  fields.filter((one) => one.key === key).length;

/** How many jobs, or schools, the fields of a form name. */
const countEntries = (fields: readonly Classified[], kind: "exp" | "edu"): number =>
  kind === "edu"
    ? Math.max(count(fields, "edu_school"), count(fields, "edu_degree"), count(fields, "edu_field"))
    : Math.max(
        count(fields, "exp_company") + count(fields, "current_company"),
        count(fields, "exp_title") + count(fields, "current_title"),
      );

/** The ends of studies of a form behind one that comes before its first school, as after the highest degree: one for each school. */
function endsBehindOther(fields: readonly Classified[], key: FieldKey): readonly Classified[] {
  const ends = fields.filter((one) => one.key === key);
  const [other, ...ofSchools] = ends;
  const first = fields.findIndex((one) => ofStudy.test(one.key));
  const isBefore = other !== undefined && fields.indexOf(other) < first;
  const isNumbered = ends.every((one, at) => one.entry === at);
  return isBefore && isNumbered && ofSchools.length === count(fields, "edu_school")
    ? ofSchools
    : [];
}

const formsOf = (classified: readonly Classified[]) => [
  ...Map.groupBy(classified, ({ field }) => field.form).values(),
];

/** The dates with the numbers of their schools, where another one comes before the first school. */
export function withDatesOfEntries(classified: readonly Classified[]): readonly Classified[] {
  const behind = new Set(
    formsOf(classified).flatMap((fields) =>
      endOfStudy.flatMap((key) => endsBehindOther(fields, key)),
    ),
  );
  return classified.map((one) => (behind.has(one) ? { ...one, entry: one.entry - 1 } : one));
}

/** The dates of further jobs or schools than the form names, which are of other periods. */
export function surplusDates(classified: readonly Classified[]): ReadonlySet<Classified> {
  const surplus = formsOf(classified).flatMap((fields) => {
    const entries = { exp: countEntries(fields, "exp"), edu: countEntries(fields, "edu") };
    return fields.filter(({ key, entry }) => {
      const total = entries[key.startsWith("edu") ? "edu" : "exp"];
      return dated.test(key) && total > 0 && entry >= total;
    });
  });
  return new Set(surplus);
}
