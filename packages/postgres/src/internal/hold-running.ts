import type { ClientConfig } from "pg";
import { StartError } from "../start-error.ts";
import { ownerRole } from "./cluster.ts";
import type { DataFolder } from "./data-folder.ts";
import { holdDataFolder } from "./hold.ts";
import type { Hold } from "./hold.ts";
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
 * Holds a data folder whose database runs already. Undefined for one that nobody can talk to, as when its socket was
 * deleted: it is of no use to anyone.
 */
export async function holdRunning(
  data: DataFolder,
  running: Postmaster,
  onLost: () => void = () => {},
): Promise<Hold | undefined> {
  try {
    return await holdDataFolder(data, ownerOf(data, running), onLost);
  } catch (error) {
    if (error instanceof StartError) throw error;
    return undefined;
  }
}
