export interface QueueLimits {
  readonly atOnce: number;
  /** How many may wait; a task beyond that is not taken. */
  readonly waiting: number;
}

/** Runs a task when its turn comes, first come, first served. */
export type RunInTurn = <T>(
  task: () => Promise<T>,
  signal: AbortSignal,
) => Promise<{ readonly kind: "done"; readonly result: T } | { readonly kind: "full" | "aborted" }>;

/** Limits concurrent tasks. A waiting task whose signal is aborted leaves the queue. */
export function createQueue({ atOnce, waiting: maxWaiting }: QueueLimits): RunInTurn {
  const waiting = new Set<() => void>();
  let running = 0;

  async function takeTurn(signal: AbortSignal): Promise<boolean> {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const onTurn = () => resolve(true);
    const onAbort = () => {
      if (waiting.delete(onTurn)) resolve(false);
    };
    waiting.add(onTurn);
    signal.addEventListener("abort", onAbort, { once: true });
    const isMyTurn = await promise;
    signal.removeEventListener("abort", onAbort);
    return isMyTurn;
  }

  /** The turn passes on to the task that waits longest. */
  function passTurn(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (task, signal) => {
    if (signal.aborted) return { kind: "aborted" };
    if (running >= atOnce && waiting.size >= maxWaiting) return { kind: "full" };
    if (!(await takeTurn(signal))) return { kind: "aborted" };
    try {
      return { kind: "done", result: await task() };
    } finally {
      passTurn();
    }
  };
}
