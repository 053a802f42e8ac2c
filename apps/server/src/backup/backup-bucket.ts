import {
  abortUploads,
  listS3,
  readFromS3,
  removeFromS3,
  uploadToS3,
} from "@postulo/supabase-server/storage/s3-bucket";
import { connectS3 } from "@postulo/supabase-server/storage/s3-connection";
import type { S3Settings } from "@postulo/supabase-server/storage/s3-connection";
import { isBackupName } from "./backup-store.ts";
import type { BackupStore } from "./backup-store.ts";

/** An upload has at most 10,000 parts. */
const partBytes = 32 * 1024 * 1024;
/** Of an unfinished upload that a killed backup left. */
const abandonedAfterMs = 24 * 3_600_000;

/** Backups as objects of a bucket: an upload is visible when it is complete. */
export function openBackupBucket(settings: S3Settings): BackupStore {
  const connection = connectS3(settings);
  return {
    location: `s3://${settings.bucket}/${settings.prefix}`,
    write: async (name, content) => {
      await abortUploads(connection, new Date(Date.now() - abandonedAfterMs));
      let bytes = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const piece of content) {
          bytes += piece.byteLength;
          yield piece;
        }
      }
      await uploadToS3({ ...connection, partBytes }, name, counted());
      return bytes;
    },
    read: (name) => readFromS3(connection, name),
    list: async () => {
      const names: string[] = [];
      for await (const { key } of listS3(connection)) if (isBackupName(key)) names.push(key);
      return names.sort();
    },
    remove: (name) => removeFromS3(connection, name),
  };
}
