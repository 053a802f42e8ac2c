import { RequestError } from "@postulo/contract/request-error";
import { maxDocumentBytes, resumeExtensions } from "@postulo/domain/document";
import * as z from "zod/mini";
import type { SupabaseClient } from "../session/supabase-client.ts";

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), cell);

const reviewedEntry = z.object({
  list: z.enum(["education", "experiences", "contributions", "competencies", "websites"]),
  id: z.uuid(),
  isNew: z.boolean(),
  found: row,
  doubtful: z.array(z.string()),
  differs: z.array(z.object({ column: z.string(), current: cell, found: cell })),
  source: z.array(z.string()),
});
/** An entry of the résumé beside the row that it became, or that was there before and says something else. */
export type ReviewedEntry = z.infer<typeof reviewedEntry>;

const incompleteEntry = z.object({
  list: z.enum(["education", "experiences", "contributions"]),
  found: row,
  source: z.array(z.string()),
});
/** An entry that lacks what its table demands: the person can complete it. */
export type IncompleteEntry = z.infer<typeof incompleteEntry>;

const report = z.object({
  readBy: z.optional(z.enum(["rules", "model"])),
  filled: z.record(z.string(), z.unknown()),
  added: z.record(z.string(), z.number()),
  addedIds: z.optional(z.record(z.string(), z.array(z.string()))),
  conflicts: z.array(z.object({ field: z.string(), current: z.string(), found: z.string() })),
  doubtful: z.optional(z.array(z.string())),
  incomplete: z.optional(z.array(incompleteEntry)),
  evidence: z.optional(z.record(z.string(), z.object({ source: z.array(z.string()) }))),
  review: z.optional(z.array(reviewedEntry)),
});

/**
 * What the server did with a résumé: values it filled in, entries it added, what it left because something else stood
 * there, what it is not sure of, and entries that lack too much to be added.
 */
export type ResumeReport = z.infer<typeof report>;

/** A report is undefined when the server says no more than that it is done. */
export type UploadOutcome =
  | { readonly kind: "analysed"; readonly name: string; readonly report: ResumeReport | undefined }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "wrongType" };

/** By its name only: the server looks into the file. */
function looksLikeResume(file: File): boolean {
  const name = file.name.toLowerCase();
  return resumeExtensions.some((extension) => name.endsWith(extension));
}

const refusal = z.object({ code: z.string() });

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = refusal.safeParse(body);
  return parsed.success ? parsed.data.code : "unknown";
}

/**
 * Sends a résumé to be read; the server fills the profile. Nothing is stored but what was read.
 * @throws {RequestError} with status 401 when the session has ended.
 */
export async function uploadResume(client: SupabaseClient, file: File): Promise<UploadOutcome> {
  if (!looksLikeResume(file)) return { kind: "wrongType" };
  // A server may hang up on what is too large, which looks as if it was not there.
  if (file.size > maxDocumentBytes) return { kind: "refused", code: "file_too_large" };
  const { data } = await client.auth.getSession();
  const body = new FormData();
  body.append("file", file);
  let response: Response;
  try {
    response = await fetch("/resume-parser", {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    });
  } catch (error) {
    // `fetch` throws a TypeError when the server was not reached; anything else is a bug.
    if (error instanceof TypeError) return { kind: "unreachable" };
    throw error;
  }
  if (response.status === 401) {
    throw new RequestError("The session has ended", { status: 401, code: "not_authenticated" });
  }
  if (!response.ok) return { kind: "refused", code: await codeOf(response) };
  const parsed = report.safeParse(await response.json().catch(() => undefined));
  return { kind: "analysed", name: file.name, report: parsed.success ? parsed.data : undefined };
}
