import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { isBackupName } from "./backup-store.ts";
import type { BackupStore } from "./backup-store.ts";

const unfinished = ".partial";
/** Of an unfinished file that a killed backup left. */
const abandonedAfterMs = 24 * 3_600_000;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished) || !isBackupName(name.slice(0, -unfinished.length))) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}

/** Backups as files of a folder, which is created if missing, readable by this account only. */
export function openBackupFolder(directory: string): BackupStore {
  const folder = path.resolve(directory);
  return {
    location: folder,
    write: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeAbandoned(folder);
      const temporary = path.join(folder, name + unfinished);
      try {
        const file = await open(temporary, "wx", 0o600);
        let bytes = 0;
        try {
          for await (const piece of content) {
            await file.writeFile(piece);
            bytes += piece.byteLength;
          }
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path.join(folder, name));
        await syncFolder(folder);
        return bytes;
      } finally {
        // After the rename there is nothing left to remove.
        await rm(temporary, { force: true });
      }
    },
    read: async (name) => readBackupFile(path.join(folder, name)),
    list: async () => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return names.filter(isBackupName).sort();
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Undefined when there is no such file. */
export async function readBackupFile(file: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  try {
    if (!(await stat(file)).isFile()) return undefined;
    return createReadStream(file, { highWaterMark: 256 * 1024 });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
