import { OperatorError } from "@postulo/postgres/operator-error";
import type { ClientConfig } from "pg";
import { openObjects } from "../documents/open-objects.ts";
import type { Settings } from "../settings/settings.ts";
import { writeInstanceSettings } from "../start/instance-settings.ts";
import { readBackupFile } from "./backup-folder.ts";
import { openBackupStore } from "./open-backup-store.ts";
import type { BackupWords } from "./backup-words.ts";
import { createIdentity } from "./encryption.ts";
import { restoreBackup, verifyBackup } from "./restore-backup.ts";
import { runBackup, runDueBackup } from "./run-backup.ts";

interface CommandContext {
  readonly settings: Settings;
  readonly printMessage: (sentence: string) => void;
  /** Connects as the owner of the database, which is started when it does not run. */
  readonly withOwner: (work: (owner: ClientConfig) => Promise<void>) => Promise<void>;
}

export async function backupCommand(words: BackupWords, context: CommandContext): Promise<void> {
  const { settings, printMessage } = context;
  if (words.name === "backup-key") {
    const recipient = await createIdentity(words.file ?? "", new Date());
    printMessage(
      `The private key is in ${words.file}: keep a copy away from this server, without it no backup can be read. Set BACKUP_RECIPIENTS=${recipient}`,
    );
    return;
  }
  if (words.name === "verify") {
    const { header, manifest } = await verifyBackup(
      await openNamed(words, settings),
      words.identityFile,
    );
    printMessage(describe(`The backup of ${header.createdAt} is whole`, manifest));
    return;
  }
  if (settings.SUPABASE_URL !== undefined)
    throw new OperatorError(
      "Accounts, tables and files are in a Supabase, which has backups of its own.",
    );
  await context.withOwner((owner) =>
    words.name === "backup" ? backup(owner, words, context) : restore(owner, words, context),
  );
}

async function backup(
  owner: ClientConfig,
  { file, due }: BackupWords,
  { settings, printMessage }: CommandContext,
): Promise<void> {
  const source = { owner, objects: await openObjects(settings) };
  const order = { to: file ?? settings.BACKUP_TO, now: new Date() };
  const outcome = await (due ? runDueBackup : runBackup)(source, settings, order);
  if (!outcome) {
    printMessage("No backup is due.");
    return;
  }
  const { manifest, name, location, bytes } = outcome;
  printMessage(
    describe(`${location}${location.endsWith("/") ? "" : "/"}${name} has ${bytes} bytes`, manifest),
  );
  const { length } = manifest.missingObjects;
  if (length > 0)
    printMessage(
      `${length} objects have a row and no bytes in this installation: they are not in the backup.`,
    );
}

async function restore(
  owner: ClientConfig,
  words: BackupWords,
  { settings, printMessage }: CommandContext,
): Promise<void> {
  const { manifest } = await restoreBackup(
    {
      owner,
      objects: await openObjects(settings),
      finish: (client) => writeInstanceSettings(client, settings),
    },
    {
      open: () => openNamed(words, settings),
      identityFile: words.identityFile,
      replace: words.replace,
      printMessage,
    },
  );
  printMessage(describe("Everything was restored", manifest));
}

/** The backup at that path or URL, of that name in BACKUP_TO, or the newest one there. */
async function openNamed(
  { file = "" }: BackupWords,
  settings: Settings,
): Promise<AsyncIterable<Uint8Array>> {
  const content = (await openStored(file, settings)) ?? (await readBackupFile(file));
  if (!content) throw new OperatorError(`There is no backup ${file}.`);
  return content;
}

async function openStored(
  file: string,
  settings: Settings,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const slash = file.lastIndexOf("/");
  const isUrl = file.startsWith("s3://");
  if (slash !== -1 && !isUrl) return undefined;
  const to = isUrl ? file.slice(0, slash) : settings.BACKUP_TO;
  if (to === undefined) return undefined;
  const store = await openBackupStore(to, settings);
  const name = file === "latest" ? (await store.list()).at(-1) : file.slice(slash + 1);
  return name === undefined ? undefined : store.read(name);
}

interface Counted {
  readonly tables: readonly { readonly rows: number }[];
  readonly objects: { readonly count: number; readonly bytes: number };
}

function describe(what: string, { tables, objects }: Counted): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${what}: ${rows} rows of ${tables.length} tables, ${objects.count} objects with ${objects.bytes} bytes.`;
}
