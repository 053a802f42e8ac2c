import type { Field } from "../field.ts";
import type { FieldKey } from "../field-key.ts";
import { sectionOf } from "./section.ts";

type Numbered = {
  readonly field: Field;
  readonly key: FieldKey;
  /** The label names the present or the last job. */
  readonly isNewest?: boolean;
};

const isInSection = ({ field }: Numbered) => sectionOf(field) === "experience";

/** The fields of jobs that are the first ones of their key in a section of jobs, after others outside of it. */
function firstInSection(settled: readonly Numbered[]): ReadonlySet<Numbered> {
  const inSection = new Set<FieldKey>();
  return new Set(
    settled.filter((one) => {
      if (!one.key.startsWith("exp_") || inSection.has(one.key) || !isInSection(one)) return false;
      inSection.add(one.key);
      return true;
    }),
  );
}

/**
 * Numbers the entries: a repeated field of a job or a school begins the next entry. A section of jobs begins with the newest one,
 * also after a question about the present job, and what a label names as the last job is the newest one.
 */
export function withEntries<One extends Numbered>(
  settled: readonly One[],
): readonly (Omit<One, "isNewest"> & { readonly entry: number })[] {
  const seen = new Map<FieldKey, number>();
  const first = firstInSection(settled);
  return settled.map(({ isNewest, ...one }, at) => {
    if (!/^(?:exp|edu)_/.test(one.key)) return { ...one, entry: 0 };
    const own = settled[at];
    const isFirst = isNewest === true || (own !== undefined && first.has(own));
    const entry = isFirst ? 0 : (seen.get(one.key) ?? 0);
    seen.set(one.key, isNewest ? Math.max(1, seen.get(one.key) ?? 0) : entry + 1);
    return { ...one, entry };
  });
}
