import { rm } from "node:fs/promises";
import path from "node:path";
import { removeEmbedded } from "@postulo/postgres/remove-embedded";

/** Entries of a data folder besides the database. */
const besideDatabase = ["storage", "inbox", "demo.json", "operator-key"];

/**
 * Deletes all data of a data folder.
 * @returns whether there was a database.
 * @throws {OperatorError} when a server uses the folder.
 */
export async function deleteData(dataDir: string): Promise<boolean> {
  const wasThere = await removeEmbedded(dataDir);
  await Promise.all(
    besideDatabase.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })),
  );
  return wasThere;
}
