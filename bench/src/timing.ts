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

/** Runs the work `runs` times on `clients` concurrent clients. */
export async function runAtOnce(
  work: () => Promise<unknown>,
  { runs, clients }: { runs: number; clients: number },
): Promise<void> {
  let left = runs;
  const client = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: Math.min(clients, runs) }, client));
}

async function msOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export interface Pairing {
  pairs: number;
  runsEach: number;
  /** How many do it at the same time. */
  clients: number;
}

/**
 * How the first work compares with the second, in milliseconds of the second per millisecond of the first: 1 is as fast.
 * They run in turn, so that a machine that slows down slows both; the result is the median of the pairs.
 */
export async function speedRatio(
  work: () => Promise<unknown>,
  floor: () => Promise<unknown>,
  { pairs, runsEach, clients }: Pairing,
): Promise<number> {
  const load = { runs: runsEach, clients };
  await runAtOnce(work, load);
  await runAtOnce(floor, load);
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const ours = await msOf(() => runAtOnce(work, load));
    const theirs = await msOf(() => runAtOnce(floor, load));
    ratios.push(theirs / ours);
  }
  return median(ratios);
}
