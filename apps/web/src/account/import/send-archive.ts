import {
  checkImport,
  importAccount,
  type ImportErrorCode,
  type RowCounts,
} from "@postulo/contract/account";
import { callServer, type CallResult } from "@postulo/contract/call-server";
import { isSessionError, type SessionErrorCode } from "@postulo/contract/endpoint";
import type { SupabaseClient } from "../../data/supabase-client.ts";

/** Error codes of an import that have a text of their own. */
type ImportErrorKey =
  | Exclude<ImportErrorCode, SessionErrorCode | "account_not_empty">
  | "disk_full";

export type ImportOutcome =
  | { readonly kind: "imported"; readonly rows: RowCounts }
  | { readonly kind: "inTheWay"; readonly rows: RowCounts }
  | { readonly kind: "rejected"; readonly reason: ImportErrorKey; readonly about: string }
  /** No response was received: the import may have succeeded. */
  | { readonly kind: "unknown" };

/**
 * Uploads an archive for import, unless the server reports in advance that existing rows block it.
 * @throws {RequestError} when the session has expired, or lacks the second factor.
 */
export async function sendArchive(
  { server }: SupabaseClient,
  archive: File,
): Promise<ImportOutcome> {
  const before = await callServer(checkImport, server);
  // A file that was changed after it was chosen fails with the same error as an unreachable server.
  if (before.kind === "unreachable") return { kind: "unknown" };
  if (before.kind === "ok" && Object.keys(before.body.inTheWay).length > 0)
    return { kind: "inTheWay", rows: before.body.inTheWay };
  return outcomeOf(await callServer(importAccount, { ...server, file: archive }));
}

function outcomeOf(result: CallResult<typeof importAccount>): ImportOutcome {
  if (result.kind === "ok") return { kind: "imported", rows: result.body.imported };
  if (result.kind === "failed" && result.error.code === "disk_full")
    return { kind: "rejected", reason: "disk_full", about: "" };
  if (result.kind !== "refused") return { kind: "unknown" };
  const { code, details } = result;
  if (isSessionError(code)) throw result.error;
  if (code === "account_not_empty") return { kind: "inTheWay", rows: details?.inTheWay ?? {} };
  return { kind: "rejected", reason: code, about: details?.about ?? "" };
}
