import { accessSync, constants, statfsSync, statSync } from "node:fs";

const memory = "/dev/shm";
const disk = "/tmp";
/** Folders of test clusters, also of killed runs. */
export const scratchFolders = [memory, disk];

/** A cluster with the databases of all tests takes a few hundred MB; this leaves room for two runs. */
const minFreeBytes = 1024 ** 3;

/**
 * The folder for test databases: in memory when it has enough room, because each clone of the template creates
 * hundreds of files. Not for programs: it is often mounted noexec.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const hasRoom = bavail * bsize >= minFreeBytes;
    if (!hasRoom || !statSync(memory).isDirectory()) return disk;
    accessSync(memory, constants.W_OK | constants.X_OK);
    return memory;
  } catch {
    return disk;
  }
}
