import { parseArgs } from "node:util";
import { adminCommand } from "../start/admin-command.ts";

export const backupUsage = `${adminCommand} backup [FOLDER|s3://BUCKET/PREFIX] [--due]. Or ${adminCommand} verify FILE|latest [--identity KEYFILE]. Or ${adminCommand} restore FILE|latest [--identity KEYFILE] [--replace]. Or ${adminCommand} backup-key KEYFILE.`;

const options = {
  identity: { type: "string" },
  replace: { type: "boolean", default: false },
  due: { type: "boolean", default: false },
} as const;

/** The arguments of a backup command. */
export interface BackupWords {
  readonly name: "backup" | "verify" | "restore" | "backup-key";
  readonly file: string | undefined;
  readonly identityFile: string | undefined;
  readonly replace: boolean;
  /** Only when the newest backup is older than BACKUP_HOURS. */
  readonly due: boolean;
}

const names = ["backup", "verify", "restore", "backup-key"] as const;

/** Undefined when the words are no backup command. */
export function readBackupWords(words: readonly string[]): BackupWords | undefined {
  const name = names.find((each) => each === words[0]);
  if (name === undefined) return undefined;
  try {
    const { values, positionals } = parseArgs({
      args: words.slice(1),
      options,
      allowPositionals: true,
    });
    const [file] = positionals;
    const isUsable = positionals.length <= 1 && (name === "backup" || file !== undefined);
    if (!isUsable) return undefined;
    const { identity: identityFile, replace, due } = values;
    return { name, file, identityFile, replace, due };
  } catch {
    return undefined;
  }
}
