import { type ChildProcess, execFile, execFileSync, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export interface ChildLimits {
  readonly args?: readonly string[];
  /** In MiB: what the process may allocate beyond what Node itself reserves at its start. */
  readonly memoryMb: number;
  /** In MiB: the old generation of V8's heap; below `memoryMb`, so that JavaScript fails before native code does. */
  readonly heapMb: number;
  /** The whole environment: nothing is inherited. */
  readonly env?: NodeJS.ProcessEnv;
  readonly execArgv?: readonly string[];
  /** The descriptor of an open file, which becomes the standard input of the child. */
  readonly stdin?: number;
  /** The kernel enforces the limit on Linux; elsewhere it cannot, and the parent kills a child that exceeds it. */
  readonly enforcedBy?: "kernel" | "parent";
}

/** Sets the limits in POSIX `sh`, then becomes Node: the process identifier and the IPC channel stay. */
const withLimits = 'ulimit -c 0; ulimit -d "$1" || exit 1; shift; exec "$@"';

const watchIntervalMs = 200;

const kibPerMib = 1024;

let reservedKib: number | undefined;

/**
 * The size in KiB of private writable memory (VmData) that an idle Node process has mapped, nearly all of it unused: V8's
 * code range and the stacks of threads. It depends on the architecture and on the version, so it is measured, once.
 */
function measureReservedKib(): number {
  reservedKib ??= Number(
    execFileSync(
      process.execPath,
      ["-p", "/VmData:\\s*(\\d+)/.exec(fs.readFileSync('/proc/self/status','utf8'))[1]"],
      { env: {}, encoding: "utf8" },
    ),
  );
  return reservedKib;
}

/** The resident memory of a process in KiB; undefined once it has ended. */
async function residentKib(pid: number): Promise<number | undefined> {
  try {
    if (process.platform === "linux") {
      const status = await readFile(`/proc/${pid}/status`, "utf8");
      return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]);
    }
    return Number((await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)])).stdout);
  } catch {
    return undefined;
  }
}

/** Kills the process once its resident memory exceeds the limit. */
function watchMemory(child: ChildProcess, limitKib: number): void {
  const { pid } = child;
  if (pid === undefined) return;
  const timer = setInterval(() => {
    void residentKib(pid).then((kib) => {
      if (kib !== undefined && kib > limitKib) child.kill("SIGKILL");
      return undefined;
    });
  }, watchIntervalMs).unref();
  child.once("exit", () => clearInterval(timer));
}

function startWatched(file: string | URL, limits: ChildLimits, execArgv: string[]): ChildProcess {
  const child = fork(file, limits.args, {
    env: limits.env ?? {},
    execArgv,
    serialization: "advanced",
    stdio: [limits.stdin ?? "ignore", "ignore", "ignore", "ipc"],
  });
  // Node's own code and heap take about 60 MiB.
  watchMemory(child, (limits.memoryMb + 60) * kibPerMib);
  return child;
}

/**
 * Starts a Node process with an IPC channel (structured clones) whose memory the operating system bounds: on Linux by
 * RLIMIT_DATA, which counts private writable memory, so buffers, WebAssembly and native libraries too. An allocation beyond
 * it fails, which ends the process or throws in it. No output streams, no core dump.
 * @see https://man7.org/linux/man-pages/man2/getrlimit.2.html
 */
export function forkLimited(file: string | URL, limits: ChildLimits): ChildProcess {
  const execArgv = [`--max-old-space-size=${limits.heapMb}`, ...(limits.execArgv ?? [])];
  const enforcedBy = limits.enforcedBy ?? (process.platform === "linux" ? "kernel" : "parent");
  if (enforcedBy === "parent") return startWatched(file, limits, execArgv);
  const limitKib = measureReservedKib() + limits.memoryMb * kibPerMib;
  return fork(file, limits.args, {
    env: limits.env ?? {},
    execPath: "/bin/sh",
    execArgv: ["-c", withLimits, "sh", String(limitKib), process.execPath, ...execArgv],
    serialization: "advanced",
    stdio: [limits.stdin ?? "ignore", "ignore", "ignore", "ipc"],
  });
}
