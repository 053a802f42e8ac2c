import type { Applicant } from "@postulo/autofill/applicant";
import type { FieldView, View } from "@postulo/contract/extension-messages";

type Entries = NonNullable<View["entries"]>;

const keysOf = { jobs: ["exp_company", "exp_title"], schools: ["edu_school", "edu_degree"] };

/** How many of these entries the form has fields for. */
const shownIn = (fields: readonly FieldView[], keys: readonly string[]): number =>
  Math.max(...keys.map((key) => fields.filter((field) => field.key === key).length));

/** Of which entries a form has fewer fields than the profile has: jobs, schools. A form that asks for none misses none. */
export function missingEntries(
  fields: readonly FieldView[],
  { jobs, schools = [] }: Pick<Applicant, "jobs" | "schools">,
): Entries {
  const all = { jobs: jobs.length, schools: schools.length };
  return (["jobs", "schools"] as const).flatMap((kind) => {
    const shown = shownIn(fields, keysOf[kind]);
    return shown > 0 && shown < all[kind] ? [{ kind, shown, all: all[kind] }] : [];
  });
}
