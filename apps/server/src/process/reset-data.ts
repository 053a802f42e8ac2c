import { rm } from "node:fs/promises";
import path from "node:path";
import { removeEmbedded } from "@postulo/postgres/remove-embedded";
import { StartError } from "@postulo/postgres/start-error";
import { tell } from "../log.ts";
import { readEnvFile } from "./env-file.ts";
import { parseSettings } from "../settings.ts";

/** `npm run db:reset`: forgets everybody and everything of a data folder. */
async function resetData(): Promise<void> {
  readEnvFile();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = parseSettings(process.env);
  if (databaseUrl !== undefined) {
    throw new StartError(
      "DATABASE_URL is set, and only the database of a data folder is reset: drop that one yourself.",
    );
  }
  const wasThere = await removeEmbedded(dataDir);
  await Promise.all(
    ["storage", "inbox"].map((name) =>
      rm(path.join(dataDir, name), { recursive: true, force: true }),
    ),
  );
  const folder = path.resolve(dataDir);
  tell(
    wasThere
      ? `The data of ${folder} is deleted; the next start begins anew.`
      : `There is no database in ${folder}.`,
  );
}

try {
  await resetData();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  tell(error.message);
  process.exitCode = 1;
}
