import { callServer } from "@postulo/contract/call-server";
import { reviewResume, type ResumeErrorCode, type ResumeReview } from "@postulo/contract/resume";
import { isSessionError, type SessionErrorCode } from "@postulo/contract/endpoint";
import { maxDocumentBytes, resumeExtensions } from "@postulo/domain/document";
import type { SupabaseClient } from "../data/supabase-client.ts";

/** Error codes with a text of their own. */
type ResumeErrorKey = Exclude<ResumeErrorCode, SessionErrorCode | "file_missing"> | "disk_full";

export type UploadOutcome =
  | { readonly kind: "read"; readonly review: ResumeReview }
  | { readonly kind: "rejected"; readonly reason: ResumeErrorKey | undefined }
  | { readonly kind: "unreachable" }
  | { readonly kind: "wrongType" };

/** What the file itself causes, so that a second reading would fail too. */
const lastingReasons: readonly ResumeErrorKey[] = [
  "unsupported_type",
  "empty_file",
  "file_too_large",
  "encrypted_file",
  "corrupt_file",
  "too_many_pages",
  "too_complex",
  "no_text",
];

/** Whether another attempt with the same file may succeed. */
export function isWorthRetrying(outcome: UploadOutcome): boolean {
  if (outcome.kind !== "rejected") return outcome.kind === "unreachable";
  return outcome.reason === undefined || !lastingReasons.includes(outcome.reason);
}

/** By the file extension; the server checks the content. */
function hasResumeExtension(file: File): boolean {
  const name = file.name.toLowerCase();
  return resumeExtensions.some((extension) => name.endsWith(extension));
}

/**
 * Uploads a résumé; the server reads it and stores nothing.
 * @throws {RequestError} when the session has expired, or lacks the second factor.
 */
export async function uploadResume({ server }: SupabaseClient, file: File): Promise<UploadOutcome> {
  if (!hasResumeExtension(file)) return { kind: "wrongType" };
  // A server may close the connection on a body that is too large, which looks like a network error.
  if (file.size > maxDocumentBytes) return { kind: "rejected", reason: "file_too_large" };
  const result = await callServer(reviewResume, { ...server, file });
  switch (result.kind) {
    case "ok":
      return { kind: "read", review: result.body };
    case "invalid":
      return { kind: "rejected", reason: undefined };
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
