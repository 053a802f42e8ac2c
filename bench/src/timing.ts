/** The middle one of the values; of an even count, the lower middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError("The median of nothing");
  return middle;
}

/** The value that `share` (0 to 1) of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError("A quantile of nothing");
  return value;
}

/** Milliseconds of each of `count` runs, one after the other, after `warmUps` that do not count. */
export async function timeRuns(
  run: () => Promise<unknown>,
  { count, warmUps }: { count: number; warmUps: number },
): Promise<number[]> {
  for (let at = 0; at < warmUps; at++) await run();
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * How the first work compares with the second, in milliseconds of the second per millisecond of the first: 1 is as fast.
 * They run in turn, so that a machine that slows down slows both; the result is the median of the pairs.
 */
export async function speedRatio(
  work: () => Promise<unknown>,
  floor: () => Promise<unknown>,
  { pairs, runsEach }: { pairs: number; runsEach: number },
): Promise<number> {
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const ours = sum(await timeRuns(work, { count: runsEach, warmUps: pair === 0 ? runsEach : 0 }));
    const theirs = sum(
      await timeRuns(floor, { count: runsEach, warmUps: pair === 0 ? runsEach : 0 }),
    );
    ratios.push(theirs / ours);
  }
  return median(ratios);
}
