import type { ClientConfig } from "pg";
import { openCluster } from "./internal/cluster.ts";
import { openDataFolder } from "./internal/data-folder.ts";
import type { DataFolder } from "./internal/data-folder.ts";
import { holdDataFolder } from "./internal/hold.ts";
import type { Hold } from "./internal/hold.ts";
import { holdRunning, ownerOf } from "./internal/hold-running.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "./internal/postmaster.ts";
import type { Postmaster } from "./internal/postmaster.ts";
import { findPrograms } from "./internal/programs.ts";
import type { Programs } from "./internal/programs.ts";
import { StartError } from "./start-error.ts";

export interface EmbeddedOptions {
  dataDir: string;
  /** Told in one sentence what is worth knowing, such as where the database lies when it is not in the data folder. */
  log: (sentence: string) => void;
  /** Called when the database is gone for good, as when its process was killed. */
  onLost?: () => void;
  /** Off only for databases that are thrown away: those of tests. */
  fsync?: boolean;
}

export interface EmbeddedDatabase {
  /** How the owner connects; there is no TCP port. */
  owner: ClientConfig;
  /** The path of DATA_DIR, links resolved. */
  folder: string;
  /** Ends all connections and stops PostgreSQL, everything written down. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed, on a unix socket in the data folder, and makes this process its only server.
 * One that a killed server left running is taken over. Whatever the operator has to change is thrown as a `StartError`.
 */
export async function startEmbedded({
  dataDir,
  log,
  onLost = () => {},
  fsync = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === "win32") {
    throw new StartError(
      "On Windows no PostgreSQL of our own is started: set DATABASE_URL, or use WSL.",
    );
  }
  const data = await openDataFolder(dataDir);
  if (!data.home.startsWith(data.folder)) {
    log(
      `The database lies in ${data.home}, because its account ${data.account?.name} cannot enter ${data.folder}.`,
    );
  }
  const { hold, postmaster } = await takeOver(data, { fsync, log, onLost });
  return {
    owner: ownerOf(data, postmaster),
    folder: data.folder,
    stop: async () => {
      await hold.release();
      await stopPostmaster(data, postmaster);
    },
  };
}

interface TakeOverOptions {
  fsync: boolean;
  log: (sentence: string) => void;
  onLost: () => void;
}

/** The one that runs already, if it still answers; else a new one. */
async function takeOver(
  data: DataFolder,
  options: TakeOverOptions,
): Promise<{ hold: Hold; postmaster: Postmaster }> {
  const running = await findPostmaster(data);
  if (running) {
    const hold = await holdRunning(data, running, options.onLost);
    if (hold) {
      options.log("The database was still running and has been taken over.");
      return { hold, postmaster: running };
    }
    await stopPostmaster(data, running);
  }
  const programs = await findPrograms(data.account, data.folder);
  await openCluster(data, programs, options);
  const postmaster = await startOrFind(data, programs, options);
  const hold = await holdDataFolder(data, ownerOf(data, postmaster), options.onLost);
  return { hold, postmaster };
}

/** Of two that start at the same time one cannot; the lock of the other's then says which of them serves. */
async function startOrFind(
  data: DataFolder,
  programs: Programs,
  options: { fsync: boolean },
): Promise<Postmaster> {
  try {
    return await startPostmaster(data, programs, options);
  } catch (error) {
    const running = await findPostmaster(data);
    if (running) return running;
    throw error;
  }
}
