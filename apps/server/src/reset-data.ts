import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { printMessage } from "./log/log.ts";
import { parseSettings } from "./settings/settings.ts";
import { deleteData } from "./start/delete-data.ts";
import { readEnvFile } from "./settings/env-file.ts";

/** `npm run db:reset -- --yes`: deletes all data of a data folder. */
async function resetData(isMeant: boolean): Promise<void> {
  readEnvFile();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = parseSettings(process.env);
  if (databaseUrl !== undefined) {
    throw new OperatorError(
      "DATABASE_URL is set, and only the database of a data folder is reset: drop that one yourself.",
    );
  }
  const folder = path.resolve(dataDir);
  if (!isMeant) {
    throw new OperatorError(
      `This deletes all users and data in ${folder} permanently. To confirm, run npm run db:reset -- --yes.`,
    );
  }
  const wasThere = await deleteData(dataDir);
  printMessage(
    wasThere
      ? `The data of ${folder} is deleted; the next start begins anew.`
      : `There is no database in ${folder}.`,
  );
}

try {
  await resetData(process.argv.includes("--yes"));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  printMessage(error.message);
  process.exitCode = 1;
}
