import type { ClientConfig } from "pg";
import { openCluster } from "./internal/cluster.ts";
import { openDataFolder } from "./internal/data-folder.ts";
import type { DataFolder } from "./internal/data-folder.ts";
import { lockDataFolder } from "./internal/data-folder-lock.ts";
import type { DataFolderLock } from "./internal/data-folder-lock.ts";
import { lockRunningCluster, ownerOf } from "./internal/lock-running-cluster.ts";
import { findPostmaster, startPostmaster, stopPostmaster } from "./internal/postmaster.ts";
import type { Postmaster } from "./internal/postmaster.ts";
import { findPrograms } from "./internal/programs.ts";
import type { Programs } from "./internal/programs.ts";
import { OperatorError } from "./operator-error.ts";

export interface EmbeddedOptions {
  dataDir: string;
  /** Receives messages for the operator, such as the database's location when it is not in the data folder. */
  log: (sentence: string) => void;
  /** Called when the database has ended and cannot be reached again. */
  onLost?: () => void;
  /** Off only for the databases of tests. */
  fsync?: boolean;
}

export interface EmbeddedDatabase {
  /** How the owner connects; there is no TCP port. */
  owner: ClientConfig;
  /** The path of DATA_DIR, links resolved. */
  folder: string;
  /** Ends all connections and stops PostgreSQL after a checkpoint. */
  stop(): Promise<void>;
}

/**
 * Starts the installed PostgreSQL on a unix socket in the data folder, and locks the folder for this process. A
 * cluster that a killed server left running is taken over.
 * @throws {OperatorError} for what the operator has to change.
 */
export async function startEmbedded({
  dataDir,
  log,
  onLost = () => {},
  fsync = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (process.platform === "win32") {
    throw new OperatorError(
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

/** Returns the running cluster if it responds; otherwise starts a new one. */
async function takeOver(
  data: DataFolder,
  options: TakeOverOptions,
): Promise<{ hold: DataFolderLock; postmaster: Postmaster }> {
  const running = await findPostmaster(data);
  if (running) {
    const hold = await lockRunningCluster(data, running, options.onLost);
    if (hold) {
      options.log("The database was still running and has been taken over.");
      return { hold, postmaster: running };
    }
    await stopPostmaster(data, running);
  }
  const programs = await findPrograms(data.account, data.folder);
  await openCluster(data, programs, options);
  const postmaster = await startOrFind(data, programs, options);
  const hold = await lockDataFolder(data, ownerOf(data, postmaster), options.onLost);
  return { hold, postmaster };
}

/** Of two concurrent starts one fails; the lock then shows which one serves. */
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
