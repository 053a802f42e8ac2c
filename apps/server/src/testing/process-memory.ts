import { readdir, readFile, writeFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";

/** Bytes. */
export interface MemoryPeaks {
  /** The largest memory at one moment: resident of the server, and private (anonymous) of its children and backends. */
  readonly together: number;
  /** The high-water mark (VmHWM) of the server and the largest one of a backend, shared pages included. */
  readonly serverAndBackend: number;
}

/** What is measured: a process, its children and the backends of its database. */
export interface MeasuredProcesses {
  readonly server: number;
  readonly backends: () => Promise<readonly number[]>;
}

interface ProcessMemory {
  readonly anonymous: number;
  readonly file: number;
  readonly peak: number;
}

/** Zeros once the process has ended. */
async function readMemory(pid: number): Promise<ProcessMemory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const bytesOf = (field: string) =>
    1024 * Number(new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return { anonymous: bytesOf("RssAnon"), file: bytesOf("RssFile"), peak: bytesOf("VmHWM") };
}

/** The processes that a process has started and that run. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) =>
      readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => ""),
    ),
  );
  return lists.flatMap((list) => list.trim().split(" ").filter(Boolean).map(Number));
}

const commandLineOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");

/**
 * The memory of a process's children. One that still has its parent's command line has forked and not yet executed its program:
 * its memory is its parent's, which would be counted twice. The command line is read first, because the program may replace it
 * in between.
 */
async function readChildren(parent: number): Promise<ProcessMemory[]> {
  const [ofParent, pids] = await Promise.all([commandLineOf(parent), childrenOf(parent)]);
  const read = async (pid: number) =>
    (await commandLineOf(pid)) === ofParent ? [] : [await readMemory(pid)];
  return (await Promise.all(pids.map(read))).flat();
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

async function sample({ server, backends }: MeasuredProcesses): Promise<MemoryPeaks> {
  const [ofServer, ofChildren, ofBackends] = await Promise.all([
    readMemory(server),
    readChildren(server),
    backends().then((pids) => Promise.all(pids.map(readMemory))),
  ]);
  const others = sum([...ofChildren, ...ofBackends].map(({ anonymous }) => anonymous));
  return {
    together: ofServer.anonymous + ofServer.file + others,
    serverAndBackend: ofServer.peak + Math.max(0, ...ofBackends.map(({ peak }) => peak)),
  };
}

/** Samples the memory of a server while `work` runs, again and again. Linux only. */
export async function measureMemory(
  processes: MeasuredProcesses,
  work: () => Promise<void>,
): Promise<MemoryPeaks> {
  // Resets the high-water mark: https://man7.org/linux/man-pages/man5/proc_pid_clear_refs.5.html
  await writeFile(`/proc/${processes.server}/clear_refs`, "5");
  const peaks = { together: 0, serverAndBackend: 0 };
  const working = work().then(() => true);
  for (;;) {
    const { together, serverAndBackend } = await sample(processes);
    peaks.together = Math.max(peaks.together, together);
    peaks.serverAndBackend = Math.max(peaks.serverAndBackend, serverAndBackend);
    if (await Promise.race([working, setImmediate(false)])) return peaks;
  }
}
