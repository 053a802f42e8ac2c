import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { StartError } from "../start-error.ts";
import { readClusterState } from "./cluster-state.ts";
import type { DataFolder } from "./data-folder.ts";
import { isAlive, isPostmasterAlive } from "./postmaster.ts";

/** Any number, if only all our processes use the same; PostgreSQL frees the lock when its connection ends, however it ends. */
const lockKey = 7_067_821;
const holderName = "postulo server";
const pollMs = 50;
/** A living server keeps its lock; one that has just ended may look alive until its parent has heard of it. */
const giveUpOnLivingMs = 200;

/** How long it is tried while the postmaster lives, in milliseconds. */
interface Patience {
  /** While the lock is held by a process that does not live. */
  lockMs: number;
  /** While nothing listens on the socket. */
  socketMs: number;
  /** While connections are refused or broken for any other reason but crash recovery, which takes as long as it takes. */
  answerMs: number;
}

/** A killed server's connection is noticed within moments, on a busy machine too. */
const atStart: Patience = { lockMs: 1_000, socketMs: 0, answerMs: 60_000 };
const afterCrash: Patience = { lockMs: 30_000, socketMs: 30_000, answerMs: Infinity };

const takeLock = "select pg_try_advisory_lock($1) as taken";
const holderOfLock = `select application_name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and objid = $1 and granted limit 1`;

export interface Hold {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that serves from the data folder. The lock is a connection's, so a server killed in any
 * way has let go of it, and one that lives is found out even from under another name of the folder. When the connection
 * breaks, as it does when any backend crashes, the lock is taken again; `onLost` is called when the postmaster has ended, or
 * another server has the lock.
 */
export async function holdDataFolder(
  data: DataFolder,
  owner: ClientConfig,
  onLost: () => void,
): Promise<Hold> {
  let isReleased = false;
  const watch = (client: Client) => {
    client.once("end", () => {
      if (!isReleased) void retake();
    });
    return client;
  };
  const retake = async () => {
    try {
      held = watch(await takeHold(data, owner, afterCrash));
      if (isReleased) await held.end();
    } catch {
      if (!isReleased) onLost();
    }
  };
  let held = watch(await takeHold(data, owner, atStart));
  return {
    release: async () => {
      isReleased = true;
      await held.end().catch(() => {});
    },
  };
}

/** @throws {StartError} when another server has the lock. */
async function takeHold(
  data: DataFolder,
  owner: ClientConfig,
  patience: Patience,
): Promise<Client> {
  const since = Date.now();
  for (;;) {
    try {
      return await tryToTake(data, owner, patience);
    } catch (error) {
      if (!(await mayComeBack(data, error, { since, patience }))) throw error;
    }
    await delay(pollMs);
  }
}

/** Asks the postmaster, since a crash of any backend ends all connections, and those that are being opened. */
async function mayComeBack(
  data: DataFolder,
  error: unknown,
  { since, patience }: { since: number; patience: Patience },
): Promise<boolean> {
  if (error instanceof StartError || !(await isPostmasterAlive(data, since))) return false;
  const code = codeOf(error);
  const waitedMs = Date.now() - since;
  if (code === "ENOENT" || code === "ECONNREFUSED") return waitedMs < patience.socketMs;
  return waitedMs < patience.answerMs || (await readClusterState(data)) === "recovering";
}

async function tryToTake(
  data: DataFolder,
  owner: ClientConfig,
  { lockMs }: Patience,
): Promise<Client> {
  const client = await connect({ ...owner, application_name: `${holderName} ${process.pid}` });
  try {
    const since = Date.now();
    while (!(await lockTaken(client))) {
      const holder = await findHolder(client);
      const isLiving = holder !== process.pid && isAlive(holder);
      if (Date.now() - since > (isLiving ? giveUpOnLivingMs : lockMs))
        throw new StartError(refusal(data, holder));
      await delay(pollMs);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function lockTaken(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(takeLock, [lockKey]);
  return rows[0]?.taken ?? false;
}

/** The number of the process that holds the lock; 0 when there is none any more, or none of ours. */
async function findHolder(client: Client): Promise<number> {
  const { rows } = await client.query<{ application_name: string }>(holderOfLock, [lockKey]);
  return Number(rows[0]?.application_name.replace(`${holderName} `, "")) || 0;
}

function refusal(data: DataFolder, holder: number): string {
  const who = holder > 0 ? `another Postulo server (process ${holder})` : "another Postulo server";
  return `The data folder ${data.folder} is in use by ${who}: stop that one first, or set DATA_DIR to another folder.`;
}

async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config);
  // Unheard, it would end the process; the event "end" follows it.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (cause) {
    if (codeOf(cause) !== "28P01") throw cause;
    throw new StartError(
      "The database does not accept the password in the data folder's file owner-password.",
      { cause },
    );
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;
