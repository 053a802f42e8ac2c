import { Worker } from "node:worker_threads";
import type { ResumeOutcome } from "./read-outcome.ts";

export interface ReaderLimits {
  readonly timeLimitMs: number;
  /** Of the heap of one thread. */
  readonly memoryMb: number;
  readonly atOnce: number;
  /** How many may wait; who comes after them is sent away. */
  readonly queueLength: number;
  /** How long a thread without work is kept, warm for the next file. */
  readonly idleMs: number;
}

export const defaultLimits: ReaderLimits = {
  timeLimitMs: 20_000,
  memoryMb: 256,
  atOnce: 2,
  queueLength: 20,
  idleMs: 60_000,
};

/** What came of a file: what the reader said, or that it could not be asked or did not answer. */
export type ReaderOutcome =
  | ResumeOutcome
  | { readonly kind: "busy" }
  | { readonly kind: "timedOut" }
  | { readonly kind: "crashed"; readonly error: unknown };

/** Reads résumés. */
export type ReadInWorker = (bytes: Uint8Array) => Promise<ReaderOutcome>;

interface Job {
  readonly bytes: Uint8Array;
  readonly settle: (outcome: ReaderOutcome) => void;
}

/** A thread and the one file it is busy with. */
interface Thread {
  readonly worker: Worker;
  /** Told what came of the file, and of the thread when it ended without one. */
  onOutcome: ((outcome: ReaderOutcome) => void) | undefined;
  idleTimer: NodeJS.Timeout | undefined;
}

function startThread(memoryMb: number): Thread {
  const worker = new Worker(new URL("resume-worker.ts", import.meta.url), {
    // Nothing of the process's settings is for a thread that reads strangers' files.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  const thread: Thread = { worker, onOutcome: undefined, idleTimer: undefined };
  const crash = (error: unknown) => thread.onOutcome?.({ kind: "crashed", error });
  worker.on("message", (outcome: ResumeOutcome) => thread.onOutcome?.(outcome));
  worker.on("messageerror", crash);
  worker.on("error", crash);
  worker.on("exit", (code) => crash(new Error(`The thread ended (${code}).`)));
  // After the listeners, which hold on to the thread.
  worker.unref();
  return thread;
}

/**
 * Reads files in threads of their own, with limits on time, memory and number: whatever a file does, the server goes on.
 * Threads do not keep the process alive; a file that is being read does.
 */
export function createResumeReader(limits: ReaderLimits = defaultLimits): ReadInWorker {
  const waiting: Job[] = [];
  const idle: Thread[] = [];
  let running = 0;

  function end(thread: Thread): void {
    const at = idle.indexOf(thread);
    if (at >= 0) idle.splice(at, 1);
    void thread.worker.terminate();
  }

  function keep(thread: Thread): void {
    // What an idle thread still reports can only be its end.
    thread.onOutcome = () => end(thread);
    thread.idleTimer = setTimeout(() => end(thread), limits.idleMs).unref();
    idle.push(thread);
  }

  function run({ bytes, settle }: Job): void {
    running += 1;
    const thread = idle.pop() ?? startThread(limits.memoryMb);
    clearTimeout(thread.idleTimer);
    const finish = (outcome: ReaderOutcome) => {
      clearTimeout(timer);
      thread.onOutcome = undefined;
      if (outcome.kind === "crashed" || outcome.kind === "timedOut") end(thread);
      else keep(thread);
      running -= 1;
      settle(outcome);
      const next = waiting.shift();
      if (next) run(next);
    };
    const timer = setTimeout(() => finish({ kind: "timedOut" }), limits.timeLimitMs);
    thread.onOutcome = finish;
    const own = new Uint8Array(bytes);
    thread.worker.postMessage(own, [own.buffer]);
  }

  return (bytes) => {
    if (running >= limits.atOnce && waiting.length >= limits.queueLength) {
      return Promise.resolve({ kind: "busy" });
    }
    return new Promise((settle) => {
      const job = { bytes, settle };
      if (running < limits.atOnce) run(job);
      else waiting.push(job);
    });
  };
}
