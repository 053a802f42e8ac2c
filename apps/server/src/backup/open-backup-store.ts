import { s3SettingsOf } from "../settings/s3-settings.ts";
import type { S3Service } from "../settings/s3-settings.ts";
import { openBackupFolder } from "./backup-folder.ts";
import type { BackupStore } from "./backup-store.ts";

/** @param to a folder, or `s3://BUCKET/PREFIX` at the service of the settings. */
export async function openBackupStore(to: string, service: S3Service): Promise<BackupStore> {
  if (!to.startsWith("s3://")) return openBackupFolder(to);
  const { hostname: bucket, pathname } = new URL(to);
  const path = pathname.slice(1);
  const prefix = path === "" || path.endsWith("/") ? path : `${path}/`;
  const { openBackupBucket } = await import("./backup-bucket.ts");
  return openBackupBucket(s3SettingsOf(service, { bucket, prefix }));
}
