import { defaultLetterLanguage, findLetterLanguage } from "@postulo/domain/letter-language";
import { OperatorError } from "@postulo/postgres/operator-error";
import { createLog, printMessage } from "./log/log.ts";
import { parseSettings } from "./settings/settings.ts";
import { readEnvFile } from "./settings/env-file.ts";
import { fillDemo } from "./demo/fill-demo.ts";

const ownFolder = "./data/demo";

/**
 * `npm run demo`: fills the demo's data folder. `DATA_DIR` and `DATABASE_URL` of `.env` are ignored, because they name the
 * operator's own data. `DEMO_LANGUAGE`, `en` or `fr`, is the language of the invented person.
 */
async function prepareDemo(): Promise<void> {
  const dataDir = process.env["DATA_DIR"] || ownFolder;
  process.env["DATA_DIR"] = dataDir;
  process.env["DATABASE_URL"] = "";
  readEnvFile();
  parseSettings(process.env);
  const { email, password } = await fillDemo({
    dataDir,
    environment: process.env,
    language: findLetterLanguage(process.env["DEMO_LANGUAGE"]) ?? defaultLetterLanguage,
    printMessage: printMessage,
    startServer: async (settings) => {
      const { startServer } = await import("./start-server.ts");
      return startServer({ settings, log: createLog("error"), printMessage: () => {} });
    },
  });
  printMessage(`Sign in as ${email} with the password ${password}`);
}

try {
  await prepareDemo();
  await import("./main.ts");
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  printMessage(error.message);
  process.exitCode = 1;
}
