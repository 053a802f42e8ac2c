import * as z from "zod/mini";
import type { SupabaseClient } from "../../session/supabase-client.ts";

/** What can be in an account, in the order in which it is told. */
export const rowNames = [
  "profile",
  "education",
  "experiences",
  "contributions",
  "competencies",
  "websites",
  "other",
  "files",
  "job_applied",
  "letters",
] as const;

const counts = z.partialRecord(z.enum(rowNames), z.number());
export type RowCounts = z.infer<typeof counts>;

const refusals = [
  "import_running",
  "import_busy",
  "import_interrupted",
  "not_an_export",
  "newer_export",
  "damaged_archive",
  "document_missing",
  "documents_share_file",
  "unsafe_path",
  "unsafe_link",
  "archive_too_large",
  "document_too_large",
  "too_many_documents",
  "too_many_files",
  "too_many_rows",
  "row_too_large",
  "document_limit",
] as const;

const answered = z.union([
  z.object({ imported: counts }),
  z.object({ code: z.literal("account_not_empty"), inTheWay: counts }),
  z.object({ code: z.enum(refusals), about: z.optional(z.string()) }),
]);

/** How an import went. */
export type ImportOutcome =
  | { readonly kind: "imported"; readonly rows: RowCounts }
  | { readonly kind: "inTheWay"; readonly rows: RowCounts }
  | {
      readonly kind: "refused";
      readonly reason: (typeof refusals)[number];
      readonly about: string;
    }
  /** No answer came back, so that it may have been imported. */
  | { readonly kind: "unknown" };

const isThere = z.object({ inTheWay: counts });

/** Sends an archive to be put into the account; not at all when it is known before that something is in the way. */
export async function sendArchive(client: SupabaseClient, archive: File): Promise<ImportOutcome> {
  const { data } = await client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ""}` };
  let answer: unknown;
  try {
    const before = await readJson(fetch("/account/import", { headers }));
    const found = isThere.safeParse(before);
    if (found.success && Object.keys(found.data.inTheWay).length > 0)
      return { kind: "inTheWay", rows: found.data.inTheWay };
    answer = await readJson(fetch("/account/import", { method: "POST", headers, body: archive }));
  } catch {
    // The connection, or a file that has changed since it was chosen.
    return { kind: "unknown" };
  }
  return outcomeOf(answer);
}

async function readJson(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked;
  return answer.json();
}

function outcomeOf(answer: unknown): ImportOutcome {
  const read = answered.safeParse(answer);
  if (!read.success) return { kind: "unknown" };
  if ("imported" in read.data) return { kind: "imported", rows: read.data.imported };
  if ("inTheWay" in read.data) return { kind: "inTheWay", rows: read.data.inTheWay };
  return { kind: "refused", reason: read.data.code, about: read.data.about ?? "" };
}
