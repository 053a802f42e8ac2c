import { readFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@postulo/postgres/operator-error";
import { isDiskFull } from "@postulo/postgres/full-disk";
import type { S3Service } from "../settings/s3-settings.ts";
import type { Settings } from "../settings/settings.ts";
import type { ArchiveManifest } from "./archive-format.ts";
import { backupName, timeOfBackup } from "./backup-store.ts";
import { Client } from "pg";
import { z } from "zod";
import { createBackup } from "./create-backup.ts";
import type { BackupSource } from "./create-backup.ts";
import { createEncryption } from "./encryption.ts";
import { openBackupStore } from "./open-backup-store.ts";

export interface BackupOutcome {
  readonly name: string;
  readonly location: string;
  readonly bytes: number;
  readonly manifest: ArchiveManifest;
}

type BackupSettings = S3Service &
  Pick<Settings, "BACKUP_HOURS" | "BACKUP_KEEP" | "BACKUP_RECIPIENTS">;

interface BackupOrder {
  readonly to: string | undefined;
  readonly now: Date;
}

/** Makes a backup, then removes the oldest ones beyond the number to keep. */
export async function runBackup(
  source: BackupSource,
  settings: Omit<BackupSettings, "BACKUP_HOURS">,
  { to, now }: BackupOrder,
): Promise<BackupOutcome> {
  const { BACKUP_KEEP, BACKUP_RECIPIENTS } = settings;
  const isEncrypted = BACKUP_RECIPIENTS.length > 0;
  const encrypt = isEncrypted ? createEncryption(BACKUP_RECIPIENTS) : undefined;
  const store = await openBackupStore(required(to), settings);
  const name = backupName(now, isEncrypted);
  const header = {
    format: "postulo-backup",
    version: 1,
    product: await productVersion(),
    createdAt: now.toISOString(),
  } as const;
  try {
    const { manifest, bytes } = await createBackup(source, store, { name, header, encrypt });
    const names = await store.list();
    for (const old of names.slice(0, -BACKUP_KEEP)) await store.remove(old);
    return { name, location: store.location, bytes, manifest };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new OperatorError(`The disk of ${store.location} is full: no backup was made.`, {
      cause: error,
    });
  }
}

/** An arbitrary number shared by all processes that make due backups. */
const lockKey = 7_067_823;

/**
 * Makes a backup when the newest one is old enough; undefined when none is due, or another process makes it. The lock
 * belongs to a transaction, so that it works behind a pooler too.
 */
export async function runDueBackup(
  source: BackupSource,
  settings: BackupSettings,
  order: BackupOrder,
): Promise<BackupOutcome | undefined> {
  const lock = new Client(source.owner);
  // Reported by the next query.
  lock.on("error", () => {});
  await lock.connect();
  try {
    await lock.query("begin");
    const { rows } = await lock.query<{ locked: boolean }>(
      "select pg_try_advisory_xact_lock($1) as locked",
      [lockKey],
    );
    if (rows[0]?.locked !== true || !(await isDue(settings, order))) return undefined;
    return await runBackup(source, settings, order);
  } finally {
    await lock.end().catch(() => {});
  }
}

async function isDue(settings: BackupSettings, { to, now }: BackupOrder): Promise<boolean> {
  const { BACKUP_HOURS } = settings;
  if (BACKUP_HOURS === undefined) return false;
  const newest = (await (await openBackupStore(required(to), settings)).list()).at(-1);
  if (newest === undefined) return true;
  return now.getTime() - timeOfBackup(newest).getTime() >= BACKUP_HOURS * hourMs;
}

const hourMs = 3_600_000;

function required(to: string | undefined): string {
  if (to !== undefined) return to;
  throw new OperatorError(
    "Where to? Name a folder or s3://BUCKET/PREFIX after the command, or set BACKUP_TO.",
  );
}

const manifestFile = path.resolve(import.meta.dirname, "../../../../package.json");

async function productVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(manifestFile, "utf8"));
  return z.object({ version: z.string() }).parse(manifest).version;
}
