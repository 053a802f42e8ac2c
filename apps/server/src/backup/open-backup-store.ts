import { openBackupFolder } from "./backup-folder.ts";
import type { BackupStore } from "./backup-store.ts";

export function openBackupStore(to: string): BackupStore {
  return openBackupFolder(to);
}
