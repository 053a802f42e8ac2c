import { cvLook } from "@postulo/contract/cv-version";
import { defaultCvTemplate } from "@postulo/domain/cv-look";
import { letterLanguages } from "@postulo/domain/letter-language";
import { letterStyles } from "@postulo/domain/letter-style";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { readRows } from "../../../data/read-rows.ts";
import type { SupabaseClient } from "../../../data/supabase-client.ts";
import { useSignedIn } from "../../../session/session-context.tsx";

const columnsOf = (row: z.ZodMiniObject) => Object.keys(row.shape).join(",");
const job = { id: z.uuid(), title: z.nullable(z.string()), company: z.nullable(z.string()) };

const cvRow = z.object(job);
const cvVersionRow = z.object({
  cv_id: z.uuid(),
  number: z.int(),
  look: withFallback(cvLook, { template: defaultCvTemplate }),
  created_at: z.string(),
});
const letterRow = z.object({
  ...job,
  language: z.enum(letterLanguages),
  style: z.enum(letterStyles),
});
const letterVersionRow = z.object({
  letter_id: z.uuid(),
  number: z.int(),
  text: z.string(),
  created_at: z.string(),
});

/** The last version of a CV for an application. */
export type WrittenCv = z.infer<typeof cvRow> & z.infer<typeof cvVersionRow>;
/** The last version of a letter for an application. */
export type WrittenLetter = z.infer<typeof letterRow> & z.infer<typeof letterVersionRow>;

/** Older ones are on the pages of CVs and letters. */
const maxDocuments = 20;

async function readCvs(client: SupabaseClient, applicationId: string): Promise<WrittenCv[]> {
  const cvs = await readRows(
    cvRow,
    client
      .from("cvs")
      .select(columnsOf(cvRow))
      .eq("application_id", applicationId)
      .order("updated_at", { ascending: false })
      .limit(maxDocuments),
  );
  if (cvs.length === 0) return [];
  const versions = await readRows(
    cvVersionRow,
    client
      .from("cv_versions")
      .select(columnsOf(cvVersionRow))
      .in(
        "cv_id",
        cvs.map(({ id }) => id),
      )
      .order("number", { ascending: false }),
  );
  return cvs.flatMap((cv) => {
    const last = versions.find(({ cv_id }) => cv_id === cv.id);
    return last ? [{ ...cv, ...last }] : [];
  });
}

async function readLetters(
  client: SupabaseClient,
  applicationId: string,
): Promise<WrittenLetter[]> {
  const letters = await readRows(
    letterRow,
    client
      .from("letters")
      .select(columnsOf(letterRow))
      .eq("application_id", applicationId)
      .order("created_at", { ascending: false })
      .limit(maxDocuments),
  );
  if (letters.length === 0) return [];
  const versions = await readRows(
    letterVersionRow,
    client
      .from("letter_versions")
      .select(columnsOf(letterVersionRow))
      .in(
        "letter_id",
        letters.map(({ id }) => id),
      )
      .order("number", { ascending: false }),
  );
  return letters.flatMap((letter) => {
    const last = versions.find(({ letter_id }) => letter_id === letter.id);
    return last ? [{ ...letter, ...last }] : [];
  });
}

/** The CVs and letters that were written for an application, newest first. */
export function useWrittenDocuments(applicationId: string) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: ["application-documents", applicationId],
    // Another may have been written on another page.
    staleTime: 0,
    queryFn: async () => {
      const [cvs, letters] = await Promise.all([
        readCvs(client, applicationId),
        readLetters(client, applicationId),
      ]);
      return { cvs, letters };
    },
  });
}
