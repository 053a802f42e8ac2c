import type { ClientConfig } from "pg";
import { openDataFolder } from "./internal/data-folder.ts";
import { ownerOf } from "./internal/hold-running.ts";
import { findPostmaster } from "./internal/postmaster.ts";

/** How the owner connects to the database of a data folder whose server runs at this moment; undefined when none runs. */
export async function findRunning(dataDir: string): Promise<ClientConfig | undefined> {
  const data = await openDataFolder(dataDir);
  const postmaster = await findPostmaster(data);
  return postmaster && ownerOf(data, postmaster);
}
