/** Ends something that was opened. */
export type Cleanup = () => Promise<void>;

/** Ends all of it, the latest first. One that fails keeps none of the others from its end; that it failed is thrown at last. */
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
