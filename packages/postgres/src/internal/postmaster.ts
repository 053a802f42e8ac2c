import { spawn } from "node:child_process";
import { chown, mkdtemp, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "../operator-error.ts";
import { clusterFolder } from "./cluster.ts";
import { readClusterState } from "./cluster-state.ts";
import type { DataFolder } from "./data-folder.ts";
import { runsCluster } from "./postmaster-command.ts";
import type { Programs } from "./programs.ts";
import { spawnOptions } from "./run-program.ts";

export interface Postmaster {
  pid: number;
  socketFolder: string;
}

/** On a unix socket the port is only a part of the file name. */
export const socketPort = 5432;
const socketName = `.s.PGSQL.${socketPort}`;
const pollMs = 15;
/** Only for a start that hangs: crash recovery has no limit. */
const startLimitMs = 120_000;
const fastStopLimitMs = 30_000;
/** Until the last checkpoint begins: a fast shutdown ends connections within a second. */
const checkpointLimitMs = 10_000;
/** PostgreSQL kills what is left 5 s after an immediate shutdown. */
const immediateStopLimitMs = 15_000;
const leftoversLimitMs = 15_000;
const exitLimitMs = 60_000;
const maxLogBytes = 1_000_000;
/** The lowest limit of the supported systems (macOS), without the terminating zero. */
const maxSocketPathBytes = 103;

const settings = {
  listen_addresses: "",
  port: String(socketPort),
  unix_socket_permissions: "0700",
  timezone: "UTC",
  log_timezone: "UTC",
  shared_buffers: "32MB",
  max_connections: "80",
  max_wal_size: "256MB",
  // One machine, one writer: no replication and no parallel workers.
  max_wal_senders: "0",
  wal_level: "minimal",
  max_logical_replication_workers: "0",
  io_method: "sync",
  jit: "off",
  idle_in_transaction_session_timeout: "60s",
  // The detail of an error may contain user data, so neither details nor statements are logged.
  log_min_messages: "log",
  log_checkpoints: "off",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/**
 * The postmaster of this data folder, left by an earlier start or started by a concurrent one. Waits for one that is
 * starting or shutting down.
 */
export async function findPostmaster(data: DataFolder): Promise<Postmaster | undefined> {
  const since = Date.now();
  const until = since + startLimitMs;
  for (;;) {
    const { pid, socketFolder, status } = await readLock(pidFile(data));
    if (pid === undefined || !(await isPostmaster(pid, data))) return undefined;
    if (socketFolder && (status === "ready" || Date.now() > until)) return { pid, socketFolder };
    if (status === "stopping") await endStuckShutdown(data, pid, since);
    await delay(pollMs);
  }
}

/**
 * Starts PostgreSQL in its own session, so that Ctrl+C in the terminal reaches only this process, which stops it in
 * order.
 */
export async function startPostmaster(
  data: DataFolder,
  programs: Programs,
  options: { fsync: boolean },
): Promise<Postmaster> {
  const socketFolder = await chooseSocketFolder(data);
  const logFile = path.join(data.folder, "postgres.log");
  const until = Date.now() + leftoversLimitMs;
  for (;;) {
    await removeStaleLocks(data);
    const logged = await trimLog(logFile);
    const pid = await launch(data, programs, { ...options, socketFolder, logFile });
    if (pid !== undefined) return { pid, socketFolder };
    const output = (await readFile(logFile, "utf8")).slice(logged);
    // The backends of a killed postmaster end within a second, and hold its shared memory until then.
    if (output.includes("pre-existing shared memory block") && Date.now() < until) {
      await delay(pollMs);
      continue;
    }
    await removeSocketFolder(data, socketFolder);
    throw new OperatorError(`PostgreSQL did not start: ${reasonIn(output)} (more in ${logFile}).`);
  }
}

/** Resolves with the process when it accepts connections, and with undefined when it ended before. */
async function launch(
  data: DataFolder,
  programs: Programs,
  options: { fsync: boolean; socketFolder: string; logFile: string },
): Promise<number | undefined> {
  const all = { ...settings, fsync: options.fsync ? "on" : "off" };
  const args = ["-D", clusterFolder(data), "-k", options.socketFolder];
  for (const [name, value] of Object.entries(all)) args.push("-c", `${name}=${value}`);
  const log = await open(options.logFile, "a", 0o600);
  try {
    const child = spawn(programs.postgres, args, {
      ...spawnOptions(data.account),
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    let ended = false;
    child.once("error", () => (ended = true));
    child.once("exit", () => (ended = true));
    child.unref();
    return await untilReady(data, child.pid, () => ended);
  } finally {
    await log.close();
  }
}

async function untilReady(
  data: DataFolder,
  pid: number | undefined,
  hasEnded: () => boolean,
): Promise<number | undefined> {
  const until = Date.now() + startLimitMs;
  while (Date.now() < until && !hasEnded()) {
    const written = await readLock(pidFile(data));
    if (written.pid === pid && written.status === "ready") return pid;
    await delay(pollMs);
  }
  return undefined;
}

function reasonIn(log: string): string {
  const fatal = /^.*?(?:FATAL|PANIC): +(.*)$/m.exec(log)?.[1];
  return fatal ?? log.trim().split("\n").at(-1) ?? "";
}

/**
 * Whether this data folder's postmaster is alive: as long as it is, an unreachable database can recover.
 * @param since when the database became unreachable, in milliseconds since the epoch.
 */
export async function isPostmasterAlive(data: DataFolder, since: number): Promise<boolean> {
  const { pid, status } = await readLock(pidFile(data));
  if (pid === undefined || !(await isPostmaster(pid, data))) return false;
  if (status === "stopping") await endStuckShutdown(data, pid, since);
  return true;
}

/**
 * A fast shutdown during crash recovery hangs in PostgreSQL 18, which waits for its checkpointer. An immediate
 * shutdown ends it without data loss, because the next start recovers again.
 */
async function endStuckShutdown(data: DataFolder, pid: number, since: number): Promise<boolean> {
  const state = await readClusterState(data);
  const isLate = state === undefined && Date.now() - since > checkpointLimitMs;
  if (state !== "recovering" && !isLate) return false;
  signal(pid, "SIGQUIT");
  return true;
}

/** Ends all connections, writes a checkpoint and waits for the exit. */
export async function stopPostmaster(
  data: DataFolder,
  { pid, socketFolder }: Postmaster,
): Promise<void> {
  signal(pid, "SIGINT");
  const since = Date.now();
  while ((await isPostmaster(pid, data)) && Date.now() - since < fastStopLimitMs) {
    if (await endStuckShutdown(data, pid, since)) break;
    await delay(pollMs);
  }
  if (await isPostmaster(pid, data)) await stopAtOnce(data, pid);
  while ((await isExiting(pid)) && Date.now() - since < exitLimitMs) await delay(pollMs);
  await removeSocketFolder(data, socketFolder);
}

async function stopAtOnce(data: DataFolder, pid: number): Promise<void> {
  signal(pid, "SIGQUIT");
  const until = Date.now() + immediateStopLimitMs;
  while ((await isPostmaster(pid, data)) && Date.now() < until) await delay(pollMs);
}

async function removeSocketFolder(data: DataFolder, socketFolder: string): Promise<void> {
  if (socketFolder !== data.home) await rm(socketFolder, { recursive: true, force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

async function readLock(file: string) {
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n");
  return {
    pid: lines[0] ? Number(lines[0]) : undefined,
    socketFolder: lines[4],
    status: lines[7]?.trim(),
  };
}

const pidFile = (data: DataFolder) => path.join(clusterFolder(data), "postmaster.pid");

const isPostmaster = async (pid: number, data: DataFolder): Promise<boolean> =>
  isAlive(pid) && runsCluster(pid, clusterFolder(data));

/** `PF_EXITING` of Linux, among the flags of a process. */
const exitingFlag = 0x4;

/**
 * Whether a process has lost its command line, as the first thing at its end, but still has open files and its place
 * among the running ones. Linux only.
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
async function isExiting(pid: number): Promise<boolean> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in parentheses may contain anything.
  const [state = "Z", , , , , , flags] = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return !["", "Z", "X"].includes(state) && (Number(flags) & exitingFlag) !== 0;
}

/** Whether a process with this id exists; 0 is never alive. */
export function isAlive(pid: number): boolean {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL removes the lock files of a dead process, but trusts any live process with the same id. */
async function removeStaleLocks(data: DataFolder): Promise<void> {
  for (const file of [pidFile(data), path.join(data.home, `${socketName}.lock`)]) {
    const { pid } = await readLock(file);
    if (pid !== undefined && isAlive(pid) && !(await isPostmaster(pid, data))) await rm(file);
  }
}

async function chooseSocketFolder(data: DataFolder): Promise<string> {
  const inside = path.join(data.home, socketName);
  if (Buffer.byteLength(inside) <= maxSocketPathBytes) return data.home;
  const folder = await mkdtemp("/tmp/postulo-");
  if (data.account) await chown(folder, data.account.uid, data.account.gid);
  return folder;
}

/** @returns the length of the log before the start. */
async function trimLog(logFile: string): Promise<number> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }));
  if (size <= maxLogBytes) return size;
  await rename(logFile, `${logFile}.old`);
  return 0;
}
