import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ResumeOutcome } from "./read-outcome.ts";

export interface ReaderLimits {
  readonly timeLimitMs: number;
  /** Of the heap of one process. */
  readonly memoryMb: number;
  readonly atOnce: number;
  /** How many may wait; who comes after them is sent away. */
  readonly queueLength: number;
  /** Whether the text in pictures is recognised where a file has no other. */
  readonly readsScans: boolean;
  /** How long a process without work is kept, warm for the next file. */
  readonly idleMs: number;
}

export const defaultLimits: ReaderLimits = {
  timeLimitMs: 20_000,
  memoryMb: 256,
  atOnce: 2,
  queueLength: 20,
  readsScans: false,
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

/** A process and the one file it is busy with. */
interface Helper {
  readonly child: ChildProcess;
  /** Told what came of the file, and of the process when it ended without one. */
  onOutcome: ((outcome: ReaderOutcome) => void) | undefined;
  idleTimer: NodeJS.Timeout | undefined;
}

const workerFile = fileURLToPath(new URL("resume-worker.ts", import.meta.url));

/** Nothing of the server's settings is for a process that reads strangers' files; what Node has compiled is, for a quick start. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

function startHelper({ memoryMb, readsScans }: ReaderLimits): Helper {
  const child = fork(workerFile, readsScans ? ["--scans"] : [], {
    env: environment(),
    execArgv: [`--max-old-space-size=${memoryMb}`, "--max-semi-space-size=16"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const helper: Helper = { child, onOutcome: undefined, idleTimer: undefined };
  const crash = (error: unknown) => helper.onOutcome?.({ kind: "crashed", error });
  child.on("message", (outcome: ReaderOutcome) => helper.onOutcome?.(outcome));
  child.on("error", crash);
  child.on("exit", (code, signal) => crash(new Error(`The reader ended (${code ?? signal}).`)));
  // After the listeners, which hold on to the process.
  child.unref();
  child.channel?.unref();
  return helper;
}

/**
 * Reads files in processes of their own, with limits on time, memory and number: whatever a file does, the server goes
 * on. These processes do not keep the server's alive; a file that is being read does.
 */
export function createResumeReader(limits: ReaderLimits = defaultLimits): ReadInWorker {
  const waiting: Job[] = [];
  const idle: Helper[] = [];
  let running = 0;

  function end(helper: Helper): void {
    const at = idle.indexOf(helper);
    if (at >= 0) idle.splice(at, 1);
    helper.child.kill("SIGKILL");
  }

  function keep(helper: Helper): void {
    // What an idle process still reports can only be its end.
    helper.onOutcome = () => end(helper);
    helper.idleTimer = setTimeout(() => end(helper), limits.idleMs).unref();
    idle.push(helper);
  }

  function run({ bytes, settle }: Job): void {
    running += 1;
    const helper = idle.pop() ?? startHelper(limits);
    clearTimeout(helper.idleTimer);
    const finish = (outcome: ReaderOutcome) => {
      clearTimeout(timer);
      helper.onOutcome = undefined;
      if (outcome.kind === "crashed" || outcome.kind === "timedOut") end(helper);
      else keep(helper);
      running -= 1;
      settle(outcome);
      const next = waiting.shift();
      if (next) run(next);
    };
    const timer = setTimeout(() => finish({ kind: "timedOut" }), limits.timeLimitMs);
    helper.onOutcome = finish;
    helper.child.send(bytes, (error) => {
      if (error) helper.onOutcome?.({ kind: "crashed", error });
    });
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
