type Usage = { readonly user: number; readonly system: number };
/** The packages without Node types declare only this. */
declare const process: { cpuUsage(previous?: Usage): Usage };

/** The CPU time of `work` in ms; wall-clock time would include other processes. */
function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const plainText = "Lorem ipsum, dolor sit 2020. ".repeat(20_000);

/** Baseline: splits 580 kB into lower-case words; about 15 ms. */
const splitIntoWords = () =>
  plainText.split(/\s+/u).filter((word) => /^\p{L}+$/u.test(word.toLowerCase())).length;

/**
 * The CPU time of `work` as a multiple of that of splitting a long text into words, measured before
 * and after it: a slow or busy machine slows both.
 */
export function relativeCost(work: () => unknown): number {
  const before = processorMs(splitIntoWords);
  const taken = processorMs(work);
  return taken / Math.max(before, processorMs(splitIntoWords));
}

/**
 * The most that reading one hostile text may cost. Readers cost up to 50, the first call included; a
 * quadratic step over 200 kB costs thousands. That costs grow linearly is measured by
 * `npm run bench -- --only hostile`.
 */
export const maxRelativeCost = 120;
