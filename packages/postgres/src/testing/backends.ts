import { readFile } from "node:fs/promises";

interface DatabaseChild {
  pid: number;
  /** As in `ps`, such as `postgres: checkpointer`. */
  title: string;
}

/** The child processes of a postmaster, from /proc. */
async function childrenOf(postmaster: number): Promise<DatabaseChild[]> {
  const listed = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  return Promise.all(
    listed
      .split(" ")
      .filter(Boolean)
      .map(async (pid) => {
        const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
        return { pid: Number(pid), title: commandLine.split("\0", 1)[0] ?? "" };
      }),
  );
}

/**
 * Sends a signal to one child whose title matches, as soon as one exists.
 * @returns its process id; undefined when none appeared within `limitMs`.
 */
export async function signalChild(
  postmaster: number,
  title: RegExp,
  { signal, limitMs = 30_000 }: { signal: NodeJS.Signals; limitMs?: number },
): Promise<number | undefined> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    const candidates = (await childrenOf(postmaster)).filter((child) => title.test(child.title));
    const child = candidates[Math.floor(Math.random() * candidates.length)];
    if (!child) continue;
    try {
      process.kill(child.pid, signal);
      return child.pid;
    } catch {
      // It has already ended.
    }
  }
  return undefined;
}

/** The letter of a process's state in /proc; undefined once the process is gone. */
async function stateOf(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return /^State:\s*(\w)/m.exec(status)?.[1];
}

/** Whether a process runs. A zombie does not: in a container without an init it is never reaped. */
export async function isRunning(pid: number): Promise<boolean> {
  const state = await stateOf(pid);
  return state !== undefined && state !== "Z";
}

/**
 * Stops one child whose title matches (SIGSTOP), as soon as one exists.
 * @returns its process id once it has stopped; undefined when none appeared within `limitMs`, or it ended before.
 */
export async function stopChild(
  postmaster: number,
  title: RegExp,
  limitMs: number,
): Promise<number | undefined> {
  const pid = await signalChild(postmaster, title, { signal: "SIGSTOP", limitMs });
  if (pid === undefined) return undefined;
  while (await isRunning(pid)) if ((await stateOf(pid)) === "T") return pid;
  return undefined;
}
