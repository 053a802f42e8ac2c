import { access, rm } from "node:fs/promises";
import path from "node:path";
import { holdRunning } from "./internal/hold-running.ts";
import { openDataFolder } from "./internal/data-folder.ts";
import { findPostmaster, stopPostmaster } from "./internal/postmaster.ts";

/**
 * Deletes the database of a data folder for good, also one that a newer PostgreSQL made. One that a server holds is refused
 * with a `StartError`. Answers whether there was one.
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
    const hold = await holdRunning(data, running);
    await hold?.release();
    await stopPostmaster(data, running);
  }
  const names = ["postgres", "postgres.log", "postgres.log.old", "owner-password"];
  const all = [data.home, ...names.map((name) => path.join(data.folder, name))];
  await Promise.all(all.map((file) => rm(file, { recursive: true, force: true })));
  return true;
}
