type Usage = { readonly user: number; readonly system: number };
/** The packages without Node types declare only this. */
declare const process: { cpuUsage(previous?: Usage): Usage };

/** The CPU time of `work` in ms; wall-clock time would include other processes. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
