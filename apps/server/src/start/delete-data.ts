import { rm } from "node:fs/promises";
import path from "node:path";
import { removeEmbedded } from "@postulo/postgres/remove-embedded";

/** What stands in a data folder beside the database. */
const besideDatabase = ["storage", "inbox", "demo.json", "operator-key"];

/**
 * Deletes everybody and everything of a data folder for good; one that a server holds is refused with a `OperatorError`.
 * Answers whether there was a database.
 */
export async function deleteData(dataDir: string): Promise<boolean> {
  const wasThere = await removeEmbedded(dataDir);
  await Promise.all(
    besideDatabase.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })),
  );
  return wasThere;
}
