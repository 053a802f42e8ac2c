/** Ends something that was opened. */
export type Cleanup = () => Promise<void>;

/** Runs all cleanups, the latest first. Failures do not skip the others and are thrown at the end. */
export async function runCleanups(ends: readonly Cleanup[]): Promise<void> {
  const failures: unknown[] = [];
  for (const end of ends.toReversed()) {
    try {
      await end();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Not everything could be ended");
}
