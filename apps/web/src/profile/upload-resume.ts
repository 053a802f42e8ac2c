import { callServer } from "@postulo/contract/call-server";
import { readResume, type ResumeErrorCode, type ResumeResponse } from "@postulo/contract/resume";
import { isSessionError, type SessionErrorCode } from "@postulo/contract/endpoint";
import { maxDocumentBytes, resumeExtensions } from "@postulo/domain/document";
import type { SupabaseClient } from "../data/supabase-client.ts";

/** Error codes with a text of their own. */
type ResumeErrorKey = Exclude<ResumeErrorCode, SessionErrorCode | "file_missing"> | "disk_full";

export type UploadOutcome =
  | {
      readonly kind: "analysed";
      readonly name: string;
      /** Undefined when the response has no valid body. */
      readonly report: ResumeResponse | undefined;
    }
  | { readonly kind: "rejected"; readonly reason: ResumeErrorKey | undefined }
  | { readonly kind: "unreachable" }
  | { readonly kind: "wrongType" };

/** By the file extension; the server checks the content. */
function hasResumeExtension(file: File): boolean {
  const name = file.name.toLowerCase();
  return resumeExtensions.some((extension) => name.endsWith(extension));
}

/**
 * Uploads a résumé; the server fills the profile with it and does not store the file.
 * @throws {RequestError} when the session has expired, or lacks the second factor.
 */
export async function uploadResume({ server }: SupabaseClient, file: File): Promise<UploadOutcome> {
  if (!hasResumeExtension(file)) return { kind: "wrongType" };
  // A server may close the connection on a body that is too large, which looks like a network error.
  if (file.size > maxDocumentBytes) return { kind: "rejected", reason: "file_too_large" };
  const result = await callServer(readResume, { ...server, file });
  switch (result.kind) {
    case "ok":
      return { kind: "analysed", name: file.name, report: result.body };
    // The specification guarantees only the status.
    case "invalid":
      return { kind: "analysed", name: file.name, report: undefined };
    case "unreachable":
      return { kind: "unreachable" };
    case "failed":
      if (result.error.status === 401) throw result.error;
      return {
        kind: "rejected",
        reason: result.error.code === "disk_full" ? "disk_full" : undefined,
      };
    case "refused":
      if (isSessionError(result.code)) throw result.error;
      return { kind: "rejected", reason: result.code === "file_missing" ? undefined : result.code };
  }
}
