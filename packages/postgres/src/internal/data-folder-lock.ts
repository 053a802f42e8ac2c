import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { OperatorError } from "../operator-error.ts";
import { readClusterState } from "./cluster-state.ts";
import type { DataFolder } from "./data-folder.ts";
import { isAlive, isPostmasterAlive } from "./postmaster.ts";

/** An arbitrary number shared by all our processes. PostgreSQL releases an advisory lock when its connection ends. */
const lockKey = 7_067_821;
const holderName = "postulo server";
const pollIntervalMs = 50;
/** A live server keeps its lock; a process that has just ended may look alive until its parent reaps it. */
const liveHolderTimeoutMs = 200;

/** Retry limits while the postmaster is alive, in milliseconds. */
interface Timeouts {
  /** While the lock is held by a dead process. */
  lockMs: number;
  /** While the socket does not exist. */
  socketMs: number;
  /** While connections fail for other reasons than crash recovery, which has no limit. */
  responseMs: number;
}

/** PostgreSQL detects a killed server's connection within a second. */
const atStart: Timeouts = { lockMs: 1_000, socketMs: 0, responseMs: 60_000 };
const afterCrash: Timeouts = { lockMs: 30_000, socketMs: 30_000, responseMs: Infinity };

const tryLockQuery = "select pg_try_advisory_lock($1) as taken";
const lockHolderQuery = `select application_name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and objid = $1 and granted limit 1`;

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only server of the data folder, by a session-level advisory lock: it ends with a killed
 * server, and it also detects a live server that uses another path to the folder. When the connection breaks, for
 * example because a backend crashed, the lock is acquired again; `onLost` is called when the postmaster has ended or
 * another server has the lock.
 */
export async function lockDataFolder(
  data: DataFolder,
  owner: ClientConfig,
  onLost: () => void,
): Promise<DataFolderLock> {
  let isReleased = false;
  const watch = (client: Client) => {
    client.once("end", () => {
      if (!isReleased) void reacquire();
    });
    return client;
  };
  const reacquire = async () => {
    try {
      current = watch(await acquireLock(data, owner, afterCrash));
      if (isReleased) await current.end();
    } catch {
      if (!isReleased) onLost();
    }
  };
  let current = watch(await acquireLock(data, owner, atStart));
  return {
    release: async () => {
      isReleased = true;
      await current.end().catch(() => {});
    },
  };
}

/** @throws {OperatorError} when another server has the lock. */
async function acquireLock(
  data: DataFolder,
  owner: ClientConfig,
  timeouts: Timeouts,
): Promise<Client> {
  const since = Date.now();
  for (;;) {
    try {
      return await tryAcquire(data, owner, timeouts);
    } catch (error) {
      if (!(await isTransient(data, error, { since, patience: timeouts }))) throw error;
    }
    await delay(pollIntervalMs);
  }
}

/** Checks the postmaster, because a crash of any backend ends all connections, including those being opened. */
async function isTransient(
  data: DataFolder,
  error: unknown,
  { since, patience }: { since: number; patience: Timeouts },
): Promise<boolean> {
  if (error instanceof OperatorError || !(await isPostmasterAlive(data, since))) return false;
  const code = codeOf(error);
  const waitedMs = Date.now() - since;
  if (code === "ENOENT" || code === "ECONNREFUSED") return waitedMs < patience.socketMs;
  return waitedMs < patience.responseMs || (await readClusterState(data)) === "recovering";
}

async function tryAcquire(
  data: DataFolder,
  owner: ClientConfig,
  { lockMs }: Timeouts,
): Promise<Client> {
  const client = await connect({ ...owner, application_name: `${holderName} ${process.pid}` });
  try {
    const since = Date.now();
    while (!(await tryLock(client))) {
      const holder = await findHolder(client);
      const isLiving = holder !== process.pid && isAlive(holder);
      if (Date.now() - since > (isLiving ? liveHolderTimeoutMs : lockMs))
        throw new OperatorError(inUseMessage(data, holder));
      await delay(pollIntervalMs);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(tryLockQuery, [lockKey]);
  return rows[0]?.taken ?? false;
}

/** The process id of the lock holder; 0 when there is none, or it is not a Postulo server. */
async function findHolder(client: Client): Promise<number> {
  const { rows } = await client.query<{ application_name: string }>(lockHolderQuery, [lockKey]);
  return Number(rows[0]?.application_name.replace(`${holderName} `, "")) || 0;
}

function inUseMessage(data: DataFolder, holder: number): string {
  const who = holder > 0 ? `another Postulo server (process ${holder})` : "another Postulo server";
  return `The data folder ${data.folder} is in use by ${who}: stop that one first, or set DATA_DIR to another folder.`;
}

async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  // An unhandled error event would end the process; "end" follows it.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    if (codeOf(cause) !== "28P01") throw cause;
    throw new OperatorError(
      "The database does not accept the password in the data folder's file owner-password.",
      { cause },
    );
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
