import { parseDatabaseUrl } from "@postulo/postgres/database-url";
import { startEmbedded } from "@postulo/postgres/embedded";
import { findRunning } from "@postulo/postgres/running-database";
import { OperatorError } from "@postulo/postgres/operator-error";
import { Client } from "pg";
import type { ClientConfig } from "pg";
import { backupUsage, readBackupWords } from "./backup/backup-words.ts";
import { objectsUsage, readObjectsWords } from "./documents/objects-words.ts";
import { grantPlan } from "./grant-plan.ts";
import { setAdmin } from "./instance-admin/grant-admin.ts";
import { printMessage } from "./log/log.ts";
import { readEnvFile } from "./settings/env-file.ts";
import { parseSettings } from "./settings/settings.ts";
import type { Settings } from "./settings/settings.ts";
import { adminCommand } from "./start/admin-command.ts";

const usage = `Usage: ${adminCommand} grant EMAIL VIP, or BETA; Free takes it back. Or ${adminCommand} refund EMAIL. Or ${adminCommand} grant-admin EMAIL, or revoke-admin EMAIL. Or ${adminCommand} keys list, or keys rotate. Or ${adminCommand} model. Or ${backupUsage} Or ${objectsUsage}`;

type Command = (owner: ClientConfig, settings: Settings) => Promise<string>;

const isModelCommand = (words: readonly string[]) => words.length === 1 && words[0] === "model";

/** The operator's commands, beside a server that runs or without one. */
async function main(words: readonly string[]): Promise<void> {
  const backup = readBackupWords(words);
  if (backup) {
    readEnvFile();
    const settings = parseSettings(process.env);
    const { backupCommand } = await import("./backup/backup-command.ts");
    await backupCommand(backup, {
      settings,
      printMessage,
      withOwner: (work) => withOwner(settings, work),
    });
    return;
  }
  const command = isModelCommand(words) ? undefined : readCommand(words);
  readEnvFile();
  const settings = parseSettings(process.env);
  if (!command) {
    const { modelCommand } = await import("./model-command.ts");
    printMessage(await modelCommand(settings));
    return;
  }
  await withOwner(settings, async (owner) => printMessage(await command(owner, settings)));
}

/** @throws {OperatorError} when it is none. */
function readCommand(words: readonly string[]): Command {
  const [name, email, plan] = words;
  const objects = readObjectsWords(words);
  if (objects)
    return async (owner, settings) => {
      const { objectsCommand } = await import("./documents/objects-command.ts");
      return objectsCommand(owner, settings, objects);
    };
  if (name === "keys" && (email === "list" || email === "rotate") && plan === undefined)
    return async (owner) => {
      const { signingKeysCommand } = await import("./signing-keys-command.ts");
      return signingKeysCommand(owner, { rotate: email === "rotate" });
    };
  const granted = readGrant(words);
  if (granted) return granted;
  if (name === "refund" && email !== undefined && plan === undefined)
    return async (owner, settings) => {
      const { refundByOperator } = await import("./billing/refund-command.ts");
      return refundByOperator(owner, { settings, email, now: new Date() });
    };
  throw new OperatorError(usage);
}

/** Undefined when the words are no command that gives an account something. */
function readGrant([name, email, plan, ...rest]: readonly string[]): Command | undefined {
  if (email === undefined || rest.length > 0) return undefined;
  if (name === "grant" && plan !== undefined)
    return (owner) =>
      withClient(
        owner,
        async (client) => `${email} has the plan ${await grantPlan(client, { email, plan })} now.`,
      );
  if ((name !== "grant-admin" && name !== "revoke-admin") || plan !== undefined) return undefined;
  const isAdmin = name === "grant-admin";
  return (owner) => withClient(owner, (client) => setAdmin(client, { email, isAdmin }));
}

async function withClient<T>(
  owner: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** As the owner of the database: of the one that is set, of the one that runs, or of the folder's own. */
async function withOwner(
  settings: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  work: (owner: ClientConfig) => Promise<void>,
): Promise<void> {
  if (settings.DATABASE_URL !== undefined) return work(parseDatabaseUrl(settings.DATABASE_URL));
  const running = await findRunning(settings.DATA_DIR);
  if (running) return work(running);
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log: printMessage });
  try {
    await work(embedded.owner);
  } finally {
    await embedded.stop();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  printMessage(error.message);
  process.exitCode = 1;
}
