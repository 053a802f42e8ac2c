import { open } from "node:fs/promises";
import path from "node:path";
import { clusterFolder } from "./cluster.ts";
import type { DataFolder } from "./data-folder.ts";

/** `DBState` follows `system_identifier` (8 bytes) and two version numbers (4 bytes each) in PostgreSQL's `ControlFileData`. */
const stateOffset = 16;
/** Of PostgreSQL's `DBState`; other states are not used. */
const states: Readonly<Record<number, "shutDown" | "shuttingDown" | "recovering">> = {
  1: "shutDown",
  3: "shuttingDown",
  4: "recovering",
};

/**
 * The state in `global/pg_control`: `recovering` during crash recovery, `shuttingDown` from the beginning of the last
 * checkpoint on. Undefined for any other state, or when the file cannot be read.
 */
export async function readClusterState(
  data: DataFolder,
): Promise<(typeof states)[number] | undefined> {
  const bytes = Buffer.alloc(4);
  try {
    const file = await open(path.join(clusterFolder(data), "global/pg_control"), "r");
    try {
      await file.read(bytes, 0, bytes.length, stateOffset);
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
  return states[bytes.readUInt32LE()];
}
