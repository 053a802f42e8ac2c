import { skipToken, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { columnsOf, readOptionalRow, readRow, readRows, write } from "../data/read-rows.ts";
import { namedApplication } from "../documents/newest-applications.ts";
import { useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";

/** The newest letter for an application; null without any. */
export async function findLetterOf(
  client: SupabaseClient,
  applicationId: string,
): Promise<string | null> {
  const newest = client
    .from("letters")
    .select("id")
    .eq("application_id", applicationId)
    .order("created_at", { ascending: false })
    .limit(1);
  return (await readRows(z.object({ id: z.uuid() }), newest))[0]?.id ?? null;
}

/** Links a letter to an application; null unlinks it. */
export async function linkLetter(
  client: SupabaseClient,
  id: string,
  applicationId: string | null,
): Promise<void> {
  await write(client.from("letters").update({ application_id: applicationId }).eq("id", id));
}

/** The newest letter for the job of a CV; null without any. */
export const findLetterOfCv = (client: SupabaseClient, cvId: string): Promise<string | null> =>
  readRow(z.nullable(z.uuid()), client.rpc("letter_of_cv", { p_cv_id: cvId }));

/** The newest CV for the job of a letter; null without any. */
export function useCvOfLetter(letterId: string | undefined) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: ["cv-of-letter", letterId],
    // One may have been made on another page.
    staleTime: 0,
    queryFn:
      letterId === undefined
        ? skipToken
        : () =>
            readRow(z.nullable(z.uuid()), client.rpc("cv_of_letter", { p_letter_id: letterId })),
  });
}

const cvJob = z.object({
  posting: z.string(),
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  application_id: z.nullable(z.uuid()),
});

/** The job of a CV; null if it was deleted. */
export const fetchCvJob = (client: SupabaseClient, id: string) =>
  readOptionalRow(cvJob, client.from("cvs").select(columnsOf(cvJob)).eq("id", id).maybeSingle());

const postingText = z.object({
  ...namedApplication.shape,
  location: z.nullable(z.string()),
  posting_text: z.nullable(z.string()),
});

/** An application with the text of its posting, if stored. */
export function fetchApplication(client: SupabaseClient, id: string) {
  return readRow(
    postingText,
    client.from("job_applied").select(columnsOf(postingText)).eq("id", id).single(),
  );
}

const jobLocation = z.object({ location: z.nullable(z.string()) });

/** The location of an application; null without any. */
export async function fetchLocation(
  client: SupabaseClient,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const row = client.from("job_applied").select(columnsOf(jobLocation)).eq("id", id).maybeSingle();
  return (await readOptionalRow(jobLocation, row))?.location ?? null;
}
