import {
  checkImport,
  importAccount,
  type ImportErrorCode,
  type RowCounts,
} from "@postulo/contract/account";
import { callServer, type CallResult } from "@postulo/contract/call-server";
import type { SupabaseClient } from "../../session/supabase-client.ts";

/** Codes of an import that have a text of their own. */
type RefusalCode =
  | Exclude<ImportErrorCode, "not_authenticated" | "account_not_empty">
  | "disk_full";

/** How an import went. */
export type ImportOutcome =
  | { readonly kind: "imported"; readonly rows: RowCounts }
  | { readonly kind: "inTheWay"; readonly rows: RowCounts }
  | { readonly kind: "refused"; readonly reason: RefusalCode; readonly about: string }
  /** No response came back, so that it may have been imported. */
  | { readonly kind: "unknown" };

/**
 * Sends an archive to be put into the account; not at all when it is known before that something is in the way.
 * @throws {RequestError} when the session has ended.
 */
export async function sendArchive(
  { server }: SupabaseClient,
  archive: File,
): Promise<ImportOutcome> {
  const before = await callServer(checkImport, server);
  // A file that has changed since it was chosen fails as an unreachable server does.
  if (before.kind === "unreachable") return { kind: "unknown" };
  if (before.kind === "ok" && Object.keys(before.body.inTheWay).length > 0)
    return { kind: "inTheWay", rows: before.body.inTheWay };
  return outcomeOf(await callServer(importAccount, { ...server, file: archive }));
}

function outcomeOf(result: CallResult<typeof importAccount>): ImportOutcome {
  if (result.kind === "ok") return { kind: "imported", rows: result.body.imported };
  if (result.kind === "failed" && result.error.code === "disk_full")
    return { kind: "refused", reason: "disk_full", about: "" };
  if (result.kind !== "refused") return { kind: "unknown" };
  const { code, details } = result;
  if (code === "not_authenticated") throw result.error;
  if (code === "account_not_empty") return { kind: "inTheWay", rows: details?.inTheWay ?? {} };
  return { kind: "refused", reason: code, about: details?.about ?? "" };
}
