import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";

/** What is done again and again while the server runs. Stops at once when told to, and at its next step otherwise. */
export type Work = (signal: AbortSignal) => Promise<void>;

export interface RepeatedWork {
  /**
   * Does it at once, after what was given before has had its first run, then every `everyMs`, never twice at a time. Answers
   * how to have it done sooner.
   */
  repeat(name: string, everyMs: number, work: Work): { soon(): void };
  /** Resolves when nothing runs any more; new runs have ended with the signal. */
  ended(): Promise<void>;
}

/** A run that fails is logged, and the next one tries again. */
export function createRepeatedWork({
  log,
  signal,
}: {
  log: Log;
  signal: AbortSignal;
}): RepeatedWork {
  const running = new Set<Promise<void>>();
  /** In turn, since all at once would open a connection to the database for each, at every start. */
  let firstRuns: Promise<void> | undefined;
  return {
    repeat(name, everyMs, work) {
      let current: Promise<void> | undefined;
      let isAskedAgain = false;
      const run = async () => {
        do {
          isAskedAgain = false;
          try {
            await work(signal);
          } catch (error) {
            log("error", "repeated work failed", { work: name, ...describeError(error) });
          }
        } while (isAskedAgain && !signal.aborted);
      };
      const soon = () => {
        if (signal.aborted) return;
        isAskedAgain = true;
        if (current) return;
        const started = run().finally(() => {
          current = undefined;
          running.delete(started);
        });
        current = started;
        running.add(started);
      };
      const timer = setInterval(soon, everyMs);
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
