import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import type { Job } from "../jobs/scheduler.ts";
import type { Log } from "../log/log.ts";
import type { Settings } from "../settings/settings.ts";

/** How often it is checked whether a backup is due. */
export const backupCheckMs = 10 * 60_000;

const command = path.resolve(import.meta.dirname, "../admin.ts");

/** Makes a backup when one is due, in a child process: hashing and encrypting would delay requests. */
export function createScheduledBackup(settings: Settings, log: Log): Job {
  return async (signal) => {
    const env = { ...process.env, ...environmentOf(settings) };
    const child = spawn(process.execPath, [command, "backup", "--due"], {
      env,
      signal,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    const [outcome, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    // The command says on its standard output what the operator has to change.
    if (code !== 0) throw new Error(outcome.trim() || errors.trim());
    log("info", "backup", { outcome: outcome.trim() });
  };
}

/** The settings that the command needs, where they are not those of the environment. */
function environmentOf(settings: Settings): NodeJS.ProcessEnv {
  const { DATA_DIR, DATABASE_URL, BACKUP_TO, BACKUP_HOURS, BACKUP_KEEP } = settings;
  return {
    // Set in this process for the functions; the accounts are its own.
    SUPABASE_URL: "",
    DATA_DIR,
    ...(DATABASE_URL === undefined ? {} : { DATABASE_URL }),
    ...(BACKUP_TO === undefined ? {} : { BACKUP_TO }),
    BACKUP_HOURS: BACKUP_HOURS === undefined ? "off" : String(BACKUP_HOURS),
    BACKUP_KEEP: String(BACKUP_KEEP),
    BACKUP_RECIPIENTS: settings.BACKUP_RECIPIENTS.join(","),
  };
}
