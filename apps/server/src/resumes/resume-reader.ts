import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FairQueue } from "@postulo/supabase-server/fair-queue";
import { forkLimited } from "../jobs/limited-child.ts";
import type { ReaderTask, ResumeOutcome, TextOutcome } from "./read-resume.ts";

export interface ReaderLimits {
  readonly timeLimitMs: number;
  /** In MiB: what one process may allocate in all; the kernel enforces it. */
  readonly memoryMb: number;
  /** In MiB: of it, V8's heap. */
  readonly heapMb: number;
  /** The number of processes; one user's files are read sequentially. */
  readonly concurrency: number;
  /** Waiting files of one user, and of all; further ones are rejected. */
  readonly waitingPerUser: number;
  readonly queueLength: number;
  /** Whether the text in pictures is recognised where a file has no other. */
  readonly readsScans: boolean;
  /** How long an idle process waits for the next file. */
  readonly idleMs: number;
}

export const defaultLimits: ReaderLimits = {
  timeLimitMs: 20_000,
  // Honest files need up to 200.
  memoryMb: 512,
  heapMb: 256,
  concurrency: 2,
  waitingPerUser: 3,
  queueLength: 20,
  readsScans: false,
  idleMs: 60_000,
};

/** Why the worker has no outcome for a file. */
export type ReaderFailure =
  /** Too many files of this user wait. */
  | { readonly kind: "tooManyAtOnce" }
  /** Too many files of all wait. */
  | { readonly kind: "busy" }
  | { readonly kind: "timedOut" }
  /** The process reached its memory limit. */
  | { readonly kind: "outOfMemory"; readonly signal: NodeJS.Signals }
  | { readonly kind: "crashed"; readonly error: unknown };

/** The outcome of a résumé: the worker's, or why there is none. */
export type ReaderOutcome = ResumeOutcome | ReaderFailure;

/** Reads a résumé for a user: any key that is the same for all files of one. */
export type ReadInWorker = (bytes: Uint8Array, user: string) => Promise<ReaderOutcome>;

/** Reads the text of a file for a user. */
type ReadTextInWorker = (bytes: Uint8Array, user: string) => Promise<TextOutcome | ReaderFailure>;

type WorkerOutcome = ResumeOutcome | TextOutcome | ReaderFailure;

/** A process and the one file it is busy with. */
interface Worker {
  readonly child: ChildProcess;
  /** Called with the outcome of the file, or when the process ends without one. */
  onOutcome: ((outcome: WorkerOutcome) => void) | undefined;
  idleTimer: NodeJS.Timeout | undefined;
}

/** In MiB: the thread, the WebAssembly and the pictures of recognising text, which fails with 200 and works with 500. */
const recogniserMb = 768;

const workerFile = fileURLToPath(new URL("resume-worker.ts", import.meta.url));

/** Nothing of the server's settings is for a process that reads strangers' files; what Node has compiled is, for a quick start. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

/**
 * How Node ends without memory: it aborts, traps or faults, depending on where V8 or a library allocates. A parent
 * that enforces the limit kills it, and so does the kernel when the machine has none left.
 */
const memorySignals: ReadonlySet<NodeJS.Signals> = new Set([
  "SIGABRT",
  "SIGTRAP",
  "SIGSEGV",
  "SIGKILL",
]);

function startWorker({ memoryMb, heapMb, readsScans }: ReaderLimits): Worker {
  const child = forkLimited(workerFile, {
    args: readsScans ? ["--scans"] : [],
    memoryMb: memoryMb + (readsScans ? recogniserMb : 0),
    heapMb,
    env: environment(),
    execArgv: ["--max-semi-space-size=16"],
  });
  const worker: Worker = { child, onOutcome: undefined, idleTimer: undefined };
  const crash = (error: unknown) => worker.onOutcome?.({ kind: "crashed", error });
  const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
    if (signal !== null && memorySignals.has(signal))
      worker.onOutcome?.({ kind: "outOfMemory", signal });
    else crash(new Error(`The reader ended (${code ?? signal}).`));
  };
  child.on("message", (outcome: WorkerOutcome) => worker.onOutcome?.(outcome));
  child.on("error", crash);
  child.on("exit", onExit);
  // After the listeners, which hold on to the process.
  child.unref();
  child.channel?.unref();
  return worker;
}

const isFinished = ({ kind }: WorkerOutcome) =>
  kind === "parsed" || kind === "text" || kind === "rejected";

/** Reads files in child processes; of one user sequentially, with fair scheduling between users. */
function createWorkers(limits: ReaderLimits) {
  const { concurrency, waitingPerUser: waitingPerKey, queueLength } = limits;
  const queue = new FairQueue({ concurrency, perKey: 1, waitingPerKey, maxWaiting: queueLength });
  const idle: Worker[] = [];

  function end(worker: Worker): void {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    worker.child.kill("SIGKILL");
  }

  function keep(worker: Worker): void {
    // What an idle process still reports can only be its end.
    worker.onOutcome = () => end(worker);
    worker.idleTimer = setTimeout(() => end(worker), limits.idleMs).unref();
    idle.push(worker);
  }

  function readNow(bytes: Uint8Array, task: ReaderTask): Promise<WorkerOutcome> {
    const { promise, resolve } = Promise.withResolvers<WorkerOutcome>();
    const worker = idle.pop() ?? startWorker(limits);
    clearTimeout(worker.idleTimer);
    const finish = (outcome: WorkerOutcome) => {
      clearTimeout(timer);
      worker.onOutcome = undefined;
      if (isFinished(outcome)) keep(worker);
      else end(worker);
      resolve(outcome);
    };
    const timer = setTimeout(() => finish({ kind: "timedOut" }), limits.timeLimitMs);
    worker.onOutcome = finish;
    worker.child.send({ bytes, task }, (error) => {
      if (error) worker.onOutcome?.({ kind: "crashed", error });
    });
    return promise;
  }

  return async (bytes: Uint8Array, user: string, task: ReaderTask): Promise<WorkerOutcome> => {
    const turn = await queue.acquire(user);
    if (turn.kind !== "granted") {
      return { kind: turn.kind === "keyFull" ? "tooManyAtOnce" : "busy" };
    }
    try {
      return await readNow(bytes, task);
    } finally {
      turn.release();
    }
  };
}

const wrongOutcome = (): ReaderFailure => ({
  kind: "crashed",
  error: new Error("The reader did another task."),
});

export interface DocumentReader {
  readonly readResume: ReadInWorker;
  readonly readText: ReadTextInWorker;
}

/**
 * Reads files in child processes with limits on time, memory and number, so that a file cannot stop the server.
 * Idle processes do not keep the server's process alive.
 */
export function createDocumentReader(limits: ReaderLimits): DocumentReader {
  const read = createWorkers(limits);
  return {
    readResume: async (bytes, user) => {
      const outcome = await read(bytes, user, "resume");
      return outcome.kind === "text" ? wrongOutcome() : outcome;
    },
    readText: async (bytes, user) => {
      const outcome = await read(bytes, user, "text");
      return outcome.kind === "parsed" ? wrongOutcome() : outcome;
    },
  };
}

/** Reads résumés only. */
export const createResumeReader = (limits: ReaderLimits = defaultLimits): ReadInWorker =>
  createDocumentReader(limits).readResume;
