import { accessSync, constants, statfsSync, statSync } from "node:fs";

const memory = "/dev/shm";
const disk = "/tmp";
/** Where databases of tests may lie, or be left of a run that was killed. */
export const throwAwayPlaces = [memory, disk];

/** A cluster with the database of each test in it takes a few hundred megabytes; two runs at once find room as well. */
const roomBytes = 1024 ** 3;

/**
 * The folder below which databases of tests lie: in memory where the machine has room there, because each copy of a
 * template is hundreds of new files, and a disk takes its time over a file. Not for programs: it is often mounted so that
 * none can be run.
 */
export function throwAwayPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const hasRoom = bavail * bsize >= roomBytes;
    if (!hasRoom || !statSync(memory).isDirectory()) return disk;
    accessSync(memory, constants.W_OK | constants.X_OK);
    return memory;
  } catch {
    return disk;
  }
}
