import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { StartError } from "../start-error.ts";
import type { DataFolder } from "./data-folder.ts";
import { isAlive } from "./postmaster.ts";

/** Any number, if only all our processes use the same; PostgreSQL frees the lock when its connection ends, however it ends. */
const lockKey = 7_067_821;
const holderName = "postulo server";
const pollMs = 50;
/** A killed server's connection is noticed within moments, on a busy machine too. */
const giveUpMs = 1_000;
/** A living server keeps its lock; one that has just ended may look alive until its parent has heard of it. */
const giveUpOnLivingMs = 200;
/** Until a database that is replaying its log, or shutting down, says what it is. */
const answerLimitMs = 60_000;

const takeLock = "select pg_try_advisory_lock($1) as taken";
const holderOfLock = `select application_name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and objid = $1 and granted limit 1`;

export interface Hold {
  release(): Promise<void>;
}

/**
 * Makes this process the only one that serves from the data folder. The lock is a connection's, so a server killed in any
 * way has let go of it, and one that lives is found out even from under another name of the folder. When PostgreSQL itself
 * restarts after a crash, the lock is taken again; `onLost` is called when that fails.
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
      held = watch(await takeHold(data, owner));
    } catch {
      onLost();
    }
  };
  let held = watch(await takeHold(data, owner));
  return {
    release: async () => {
      isReleased = true;
      await held.end().catch(() => {});
    },
  };
}

async function takeHold(data: DataFolder, owner: ClientConfig): Promise<Client> {
  const client = await connect({ ...owner, application_name: `${holderName} ${process.pid}` });
  // Unheard, it would end the process; the event "end" follows it.
  client.on("error", () => {});
  try {
    const since = Date.now();
    while (!(await lockTaken(client))) {
      const holder = await findHolder(client);
      const isLiving = holder !== process.pid && isAlive(holder);
      if (Date.now() - since > (isLiving ? giveUpOnLivingMs : giveUpMs))
        throw new StartError(refusal(data, holder));
      await delay(pollMs);
    }
    return client;
  } catch (error) {
    await client.end();
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
  const until = Date.now() + answerLimitMs;
  for (;;) {
    const client = new Client(config);
    try {
      await client.connect();
      return client;
    } catch (cause) {
      const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
      if (code === "28P01") {
        throw new StartError(
          "The database does not accept the password in the data folder's file owner-password.",
          {
            cause,
          },
        );
      }
      // 57P03: it is starting or shutting down.
      if (code !== "57P03" || Date.now() > until) throw cause;
      await delay(pollMs);
    }
  }
}
