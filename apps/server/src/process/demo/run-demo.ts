import { StartError } from "@postulo/postgres/start-error";
import { tell } from "../../log.ts";
import { parseSettings } from "../../settings.ts";
import { readEnvFile } from "../env-file.ts";
import { fillDemo } from "./fill-demo.ts";

const ownFolder = "./data/demo";

/**
 * `npm run demo`: fills a data folder of its own, then starts the server there. What `.env` says of data is left alone: the
 * folder and the database that it names are somebody's.
 */
async function prepareDemo(): Promise<void> {
  const dataDir = process.env["DATA_DIR"] || ownFolder;
  process.env["DATA_DIR"] = dataDir;
  process.env["DATABASE_URL"] = "";
  readEnvFile();
  parseSettings(process.env);
  const { email, password } = await fillDemo(dataDir, process.env, tell);
  tell(`Sign in as ${email} with the password ${password}`);
}

try {
  await prepareDemo();
  await import("../../main.ts");
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  tell(error.message);
  process.exitCode = 1;
}
