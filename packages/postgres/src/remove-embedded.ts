import { access, rm } from "node:fs/promises";
import path from "node:path";
import { lockRunningCluster } from "./internal/lock-running-cluster.ts";
import { openDataFolder } from "./internal/data-folder.ts";
import { findPostmaster, stopPostmaster } from "./internal/postmaster.ts";

/**
 * Deletes the database of a data folder, also one of a newer PostgreSQL.
 * @returns whether there was one.
 * @throws {OperatorError} when a server uses the folder.
 */
export async function removeEmbedded(dataDir: string): Promise<boolean> {
  try {
    await access(path.join(dataDir, "postgres"));
  } catch {
    return false;
  }
  const data = await openDataFolder(dataDir);
  const running = await findPostmaster(data);
  if (running) {
    const hold = await lockRunningCluster(data, running);
    await hold?.release();
    await stopPostmaster(data, running);
  }
  const names = ["postgres", "postgres.log", "postgres.log.old", "owner-password"];
  const all = [data.home, ...names.map((name) => path.join(data.folder, name))];
  await Promise.all(all.map((file) => rm(file, { recursive: true, force: true })));
  return true;
}
