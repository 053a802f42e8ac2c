const suite = "microsoft office";
const parts = ["word", "excel", "powerpoint", "outlook"];

/** The ids of terms with those of the programs that a suite among them contains: who lists "Pack Office" has Excel. */
export const withSuiteParts = (ids: Iterable<string>): ReadonlySet<string> => {
  const named = new Set(ids);
  return named.has(suite) ? named.union(new Set(parts)) : named;
};
