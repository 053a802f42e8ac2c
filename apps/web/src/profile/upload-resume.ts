import { callServer } from "@postulo/contract/call-server";
import { readResume, type ResumeErrorCode, type ResumeResponse } from "@postulo/contract/resume";
import { maxDocumentBytes, resumeExtensions } from "@postulo/domain/document";
import type { SupabaseClient } from "../session/supabase-client.ts";

/** Why a résumé was not read; undefined for what has no text of its own. */
type ResumeRefusal = Exclude<ResumeErrorCode, "not_authenticated" | "file_missing"> | "disk_full";

export type UploadOutcome =
  | {
      readonly kind: "analysed";
      readonly name: string;
      /** Undefined when the server says no more than that it is done. */
      readonly report: ResumeResponse | undefined;
    }
  | { readonly kind: "refused"; readonly reason: ResumeRefusal | undefined }
  | { readonly kind: "unreachable" }
  | { readonly kind: "wrongType" };

/** By its name only: the server looks into the file. */
function looksLikeResume(file: File): boolean {
  const name = file.name.toLowerCase();
  return resumeExtensions.some((extension) => name.endsWith(extension));
}

/**
 * Sends a résumé to be read; the server fills the profile. Nothing is stored but what was read.
 * @throws {RequestError} with status 401 when the session has ended.
 */
export async function uploadResume({ server }: SupabaseClient, file: File): Promise<UploadOutcome> {
  if (!looksLikeResume(file)) return { kind: "wrongType" };
  // A server may hang up on what is too large, which looks as if it was not there.
  if (file.size > maxDocumentBytes) return { kind: "refused", reason: "file_too_large" };
  const result = await callServer(readResume, { ...server, file });
  switch (result.kind) {
    case "ok":
      return { kind: "analysed", name: file.name, report: result.body };
    // The specification promises no more than the status.
    case "invalid":
      return { kind: "analysed", name: file.name, report: undefined };
    case "unreachable":
      return { kind: "unreachable" };
    case "failed":
      if (result.error.status === 401) throw result.error;
      return {
        kind: "refused",
        reason: result.error.code === "disk_full" ? "disk_full" : undefined,
      };
    case "refused":
      if (result.code === "not_authenticated") throw result.error;
      return { kind: "refused", reason: result.code === "file_missing" ? undefined : result.code };
  }
}
