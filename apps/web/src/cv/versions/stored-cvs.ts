import { cvLook, cvOperation } from "@postulo/contract/cv-version";
import type { CvOperation } from "@postulo/cv/cv-operation";
import type { LineText } from "@postulo/cv/rebase-operations";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { columnsOf, readOptionalRow, readRow, readRows, write } from "../../data/read-rows.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import { useSignedIn } from "../../session/session-context.tsx";

const storedCv = z.object({
  id: z.uuid(),
  application_id: z.nullable(z.uuid()),
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  updated_at: z.string(),
});
/** A CV for a posting. */
export type StoredCv = z.infer<typeof storedCv>;

export const storedCvsKey = ["cvs"] as const;
/** Older ones are in the export only. */
const maxCvs = 200;

/** The user's CVs for postings, the last one changed first. */
export function useStoredCvs() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...storedCvsKey, user.id],
    queryFn: () =>
      readRows(
        storedCv,
        client
          .from("cvs")
          .select(columnsOf(storedCv))
          .eq("user_id", user.id)
          .order("updated_at", { ascending: false })
          .limit(maxCvs),
      ),
  });
}

interface NamedJob {
  readonly title?: string | null | undefined;
  readonly company?: string | null | undefined;
}

/** "Staff Nurse, Calder"; empty where neither is known. */
export const jobName = ({ title, company }: NamedJob) =>
  [title, company].filter((part) => part !== null && part !== undefined && part !== "").join(", ");

/** What a CV is for, as the person has it. */
export interface CvJob {
  readonly title: string;
  readonly company: string;
  readonly applicationId: string | null;
}

export const changeCv = (client: SupabaseClient, id: string, job: CvJob) =>
  write(
    client
      .from("cvs")
      .update({
        title: job.title || null,
        company: job.company || null,
        application_id: job.applicationId,
      })
      .eq("id", id),
  );

export const deleteCv = (client: SupabaseClient, id: string) =>
  write(client.from("cvs").delete().eq("id", id));

/** A version as it is stored and sent. */
export interface VersionRow {
  readonly operations: z.infer<typeof cvOperation>[];
  readonly lines: LineText[];
  readonly look: z.infer<typeof cvLook>;
}

export const toVersionRow = (
  operations: readonly CvOperation[],
  lines: readonly LineText[],
  look: VersionRow["look"],
): VersionRow => ({
  operations: operations.map((operation) =>
    operation.kind === "order" ? { ...operation, first: [...operation.first] } : operation,
  ),
  lines: [...lines],
  look,
});

/** Stores a version. @returns its number. */
export async function storeVersion(
  client: SupabaseClient,
  cvId: string,
  version: VersionRow,
): Promise<number> {
  const row = { cv_id: cvId, ...version, writer: "person" };
  const { number } = await readRow(
    z.object({ number: z.int() }),
    client.from("cv_versions").insert(row).select("number").single(),
  );
  return number;
}

const savedVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  operations: z.array(withFallback(z.nullable(cvOperation), null)),
  lines: z.array(z.object({ line: z.string(), text: z.string() })),
  look: withFallback(z.nullable(cvLook), null),
  writer: z.enum(["composer", "person"]),
  created_at: z.string(),
});
export type SavedVersion = z.infer<typeof savedVersion>;
export const savedVersionsKey = ["cv-versions"] as const;

/** The saved versions of a CV, newest first. */
export function useSavedVersions(cvId: string) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: [...savedVersionsKey, cvId],
    queryFn: () =>
      readRows(
        savedVersion,
        client
          .from("cv_versions")
          .select(columnsOf(savedVersion))
          .eq("cv_id", cvId)
          .order("number", { ascending: false }),
      ),
  });
}

const postingRow = z.object({ posting: z.string() });

/** The posting as it was pasted; null once the CV was deleted. */
export const usePostingText = (cvId: string) => {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: ["cv-posting", cvId],
    staleTime: Infinity,
    queryFn: () =>
      readOptionalRow(
        postingRow,
        client.from("cvs").select("posting").eq("id", cvId).maybeSingle(),
      ),
  });
};

const letterRow = z.object({ posting: z.string(), application_id: z.nullable(z.uuid()) });

/** The newest CV for the job of a letter, else the posting of the letter; null if the letter was deleted. */
export async function findCvOfLetter(client: SupabaseClient, letterId: string) {
  const [cvId, letter] = await Promise.all([
    readRow(z.nullable(z.uuid()), client.rpc("cv_of_letter", { p_letter_id: letterId })),
    readOptionalRow(
      letterRow,
      client.from("letters").select(columnsOf(letterRow)).eq("id", letterId).maybeSingle(),
    ),
  ]);
  if (cvId !== null) return { kind: "cv", cvId } as const;
  if (!letter) return null;
  const { posting, application_id: applicationId } = letter;
  return {
    kind: "posting",
    draft: { posting, applicationId: applicationId ?? undefined },
  } as const;
}

/** Whether there is a letter for the job of a CV. */
export function useHasLetter(cvId: string) {
  const { client } = useSignedIn();
  const letter = useQuery({
    queryKey: ["letter-of-cv", cvId],
    // One may have been written on another page.
    staleTime: 0,
    queryFn: () => readRow(z.nullable(z.uuid()), client.rpc("letter_of_cv", { p_cv_id: cvId })),
  });
  return typeof letter.data === "string";
}

const textRow = z.object({ posting_text: z.nullable(z.string()) });

/** The posting of an application, empty if it has none; null for one that does not exist. */
export async function fetchPosting(client: SupabaseClient, id: string): Promise<string | null> {
  const row = await readOptionalRow(
    textRow,
    client.from("job_applied").select("posting_text").eq("id", id).maybeSingle(),
  );
  return row ? (row.posting_text ?? "") : null;
}
