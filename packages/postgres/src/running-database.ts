import type { ClientConfig } from "pg";
import { openDataFolder } from "./internal/data-folder.ts";
import { ownerOf } from "./internal/lock-running-cluster.ts";
import { findPostmaster } from "./internal/postmaster.ts";

/** The owner's connection to the running database of a data folder; undefined when none runs. */
export async function findRunning(dataDir: string): Promise<ClientConfig | undefined> {
  const data = await openDataFolder(dataDir);
  const postmaster = await findPostmaster(data);
  return postmaster && ownerOf(data, postmaster);
}
