import { traced } from "../tracing/spans.ts";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";

/** A recurring job. It stops immediately when the signal is aborted, or at its next step. */
export type Job = (signal: AbortSignal) => Promise<void>;

export interface Scheduler {
  /**
   * Runs the job after the first runs of earlier jobs, then every `intervalMs`, never twice at a time.
   * @returns a function to run it sooner.
   */
  schedule(name: string, intervalMs: number, work: Job): { soon(): void };
  /** Resolves when nothing runs any more; new runs have ended with the signal. */
  ended(): Promise<void>;
}

/** A run that fails is logged, and the next one tries again. */
export function createScheduler({ log, signal }: { log: Log; signal: AbortSignal }): Scheduler {
  const running = new Set<Promise<void>>();
  /** Sequential, because concurrent first runs would open a database connection each at every start. */
  let firstRuns: Promise<void> | undefined;
  return {
    schedule(name, intervalMs, work) {
      let current: Promise<void> | undefined;
      let isRunRequested = false;
      const run = async () => {
        do {
          isRunRequested = false;
          try {
            await traced({ name: `job ${name}`, kind: "internal" }, () => work(signal));
          } catch (error) {
            log("error", "job failed", { job: name, ...describeError(error) });
          }
        } while (isRunRequested && !signal.aborted);
      };
      const soon = () => {
        if (signal.aborted) return;
        isRunRequested = true;
        if (current) return;
        const started = run().finally(() => {
          current = undefined;
          running.delete(started);
        });
        current = started;
        running.add(started);
      };
      const timer = setInterval(soon, intervalMs);
      timer.unref();
      signal.addEventListener("abort", () => clearInterval(timer), { once: true });
      const runFirst = () => {
        soon();
        return current;
      };
      firstRuns = firstRuns ? firstRuns.then(runFirst) : runFirst();
      return { soon };
    },
    ended: async () => {
      await Promise.all(running);
    },
  };
}
