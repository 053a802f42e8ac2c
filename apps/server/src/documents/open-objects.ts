import path from "node:path";
import { openLocalFolder } from "@postulo/supabase-server/storage/local-folder";
import type { ObjectStore } from "@postulo/supabase-server/storage/object-store";
import { describeError } from "../log/log.ts";
import type { Log } from "../log/log.ts";
import { openClamd } from "./clamd.ts";
import type { Clamd } from "./clamd.ts";
import { traced } from "../tracing/spans.ts";
import { s3SettingsOf } from "../settings/s3-settings.ts";
import type { Settings } from "../settings/settings.ts";

/** The bytes of this server's storage: in a bucket if one is set. */
export async function openObjects(settings: Settings): Promise<ObjectStore> {
  return settings.S3_BUCKET === undefined
    ? openObjectFolder(settings)
    : openObjectBucket(settings, settings.S3_BUCKET);
}

export function openObjectFolder({ DATA_DIR }: Pick<Settings, "DATA_DIR">): ObjectStore {
  return openLocalFolder(path.join(DATA_DIR, "storage"));
}

/** Undefined without `CLAMD_URL`. What it finds, and why it could not scan, is logged for the operator. */
export function openScanner(settings: Settings, log: Log): Clamd | undefined {
  const { CLAMD_URL: url, CLAMD_TIMEOUT_SECONDS: limitSeconds } = settings;
  if (url === undefined) return undefined;
  const { scan, check } = openClamd({ url, limitMs: limitSeconds * 1000 });
  return {
    check,
    scan: async (content) => {
      try {
        const verdict = await scan(content);
        if (verdict.kind === "infected")
          log("warn", "virus found", { signature: verdict.signature });
        return verdict;
      } catch (error) {
        log("error", "virus scan failed", describeError(error));
        throw error;
      }
    },
  };
}

const s3Attributes = { "rpc.system": "aws-api", "rpc.service": "S3" };

/** Loaded on use: the client of S3 is large. */
export async function openObjectBucket(settings: Settings, bucket: string): Promise<ObjectStore> {
  const [{ connectS3 }, { openS3Bucket }] = await Promise.all([
    import("@postulo/supabase-server/storage/s3-connection"),
    import("@postulo/supabase-server/storage/s3-bucket"),
  ]);
  const connection = connectS3(s3SettingsOf(settings, { bucket, prefix: settings.S3_PREFIX }));
  for (const { middlewareStack } of [connection.client, connection.uploads])
    middlewareStack.add(
      (next, { commandName = "request" }) =>
        (call) =>
          traced({ name: `S3 ${commandName}`, kind: "client", attributes: s3Attributes }, () =>
            next(call),
          ),
      { step: "initialize", name: "postuloTraces" },
    );
  return openS3Bucket(connection);
}
