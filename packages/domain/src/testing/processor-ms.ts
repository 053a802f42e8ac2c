type Usage = { readonly user: number; readonly system: number };
/** A pure package knows nothing else of Node. */
declare const process: { cpuUsage(previous?: Usage): Usage };

/** How long the processor works on it, in ms: on a busy machine the clock would tell of other people's work too. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
