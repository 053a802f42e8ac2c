import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { startEmbedded } from "@postulo/postgres/embedded";
import { findRunning } from "@postulo/postgres/running-database";
import { StartError } from "@postulo/postgres/start-error";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { grantPlan } from "./grant-plan.ts";
import { tell } from "./log.ts";
import { readEnvFile } from "./process/env-file.ts";
import { parseSettings } from "./settings.ts";

const usage = "Say npm run admin -- grant EMAIL VIP, or BETA; Free takes it back.";

/** The operator's commands, beside a server that runs or without one. */
async function main([command, email, plan]: readonly string[]): Promise<void> {
  if (command !== "grant" || email === undefined || plan === undefined) throw new StartError(usage);
  readEnvFile();
  const settings = parseSettings(process.env);
  await withOwner(settings, async (owner) => {
    const client = new Client(owner);
    await client.connect();
    try {
      const granted = await grantPlan(client, { email, plan });
      tell(`${email} has the plan ${granted} now.`);
    } finally {
      await client.end();
    }
  });
}

/** As the owner of the database: of the one that is set, of the one that runs, or of the folder's own. */
async function withOwner(
  settings: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  work: (owner: ClientConfig) => Promise<void>,
): Promise<void> {
  if (settings.DATABASE_URL !== undefined) return work(parseDatabaseUrl(settings.DATABASE_URL));
  const running = await findRunning(settings.DATA_DIR);
  if (running) return work(running);
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log: tell });
  try {
    await work(embedded.owner);
  } finally {
    await embedded.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  tell(error.message);
  process.exitCode = 1;
}
