import type { ClientConfig } from "pg";
import { OperatorError } from "../operator-error.ts";
import { ownerRole } from "./cluster.ts";
import type { DataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { DataFolderLock } from "./data-folder-lock.ts";
import { socketPort } from "./postmaster.ts";
import type { Postmaster } from "./postmaster.ts";

/** How the owner connects to the database that `postmaster` serves. */
export function ownerOf(data: DataFolder, { socketFolder }: Postmaster): ClientConfig {
  return {
    host: socketFolder,
    port: socketPort,
    user: ownerRole,
    password: data.password,
    database: "postgres",
  };
}

/**
 * Locks a data folder whose database is already running. Undefined when the database cannot be reached, for example
 * because its socket was deleted.
 */
export async function lockRunningCluster(
  data: DataFolder,
  running: Postmaster,
  onLost: () => void = () => {},
): Promise<DataFolderLock | undefined> {
  try {
    return await lockDataFolder(data, ownerOf(data, running), onLost);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    return undefined;
  }
}
