import type { SupabaseClient } from "@supabase/supabase-js";
import { resumeExtensions } from "@postulo/domain/document";
import * as z from "zod/mini";

const report = z.object({
  filled: z.record(z.string(), z.unknown()),
  added: z.record(z.string(), z.number()),
  conflicts: z.array(z.object({ field: z.string(), current: z.string(), found: z.string() })),
});

/** What the server did with a résumé: values it filled in, entries it added, and what it left because something else stood there. */
export type ResumeReport = z.infer<typeof report>;

export type UploadOutcome =
  | { readonly kind: "analysed"; readonly report: ResumeReport }
  | { readonly kind: "refused"; readonly code: string }
  | { readonly kind: "unreachable" };

/** By its name only: the server looks into the file. */
export function looksLikeResume(file: File): boolean {
  const name = file.name.toLowerCase();
  return resumeExtensions.some((extension) => name.endsWith(extension));
}

const refusal = z.object({ code: z.string() });

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = refusal.safeParse(body);
  return parsed.success ? parsed.data.code : "unknown";
}

/** Sends a résumé to be read; the server fills the profile. Nothing is stored but what was read. */
export async function uploadResume(client: SupabaseClient, file: File): Promise<UploadOutcome> {
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
  if (!response.ok) return { kind: "refused", code: await codeOf(response) };
  return { kind: "analysed", report: report.parse(await response.json()) };
}
