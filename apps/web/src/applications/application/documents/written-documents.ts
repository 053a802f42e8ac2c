import { cvLook } from "@postulo/contract/cv-version";
import { defaultCvTemplate } from "@postulo/domain/cv-look";
import { letterLanguages } from "@postulo/domain/letter-language";
import { letterStyles } from "@postulo/domain/letter-style";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { columnsOf, readRows } from "../../../data/read-rows.ts";
import type { SupabaseClient } from "../../../data/supabase-client.ts";
import { useSignedIn } from "../../../session/session-context.tsx";

const job = { id: z.uuid(), title: z.nullable(z.string()), company: z.nullable(z.string()) };

const cvVersionRow = z.object({
  cv_id: z.uuid(),
  number: z.int(),
  look: withFallback(cvLook, { template: defaultCvTemplate }),
  created_at: z.string(),
});
const cvRow = z.object({ ...job, cv_versions: z.array(cvVersionRow) });
const letterFacts = {
  ...job,
  language: z.enum(letterLanguages),
  style: z.enum(letterStyles),
};
const letterVersionRow = z.object({
  letter_id: z.uuid(),
  number: z.int(),
  text: z.string(),
  created_at: z.string(),
});
const letterRow = z.object({ ...letterFacts, letter_versions: z.array(letterVersionRow) });

/** The last version of a CV for an application. */
export type WrittenCv = Omit<z.infer<typeof cvRow>, "cv_versions"> & z.infer<typeof cvVersionRow>;
/** The last version of a letter for an application. */
export type WrittenLetter = Omit<z.infer<typeof letterRow>, "letter_versions"> &
  z.infer<typeof letterVersionRow>;

/** Older ones are on the pages of CVs and letters. */
const maxDocuments = 20;

async function readCvs(client: SupabaseClient, applicationId: string): Promise<WrittenCv[]> {
  const cvs = await readRows(
    cvRow,
    client
      .from("cvs")
      .select(`${columnsOf({ shape: job })},cv_versions(${columnsOf(cvVersionRow)})`)
      .eq("application_id", applicationId)
      .order("updated_at", { ascending: false })
      .order("number", { referencedTable: "cv_versions", ascending: false })
      .limit(1, { referencedTable: "cv_versions" })
      .limit(maxDocuments),
  );
  return cvs.flatMap(({ cv_versions: [last], ...cv }) => (last ? [{ ...cv, ...last }] : []));
}

async function readLetters(
  client: SupabaseClient,
  applicationId: string,
): Promise<WrittenLetter[]> {
  const letters = await readRows(
    letterRow,
    client
      .from("letters")
      .select(
        `${columnsOf({ shape: letterFacts })},letter_versions(${columnsOf(letterVersionRow)})`,
      )
      .eq("application_id", applicationId)
      .order("created_at", { ascending: false })
      .order("number", { referencedTable: "letter_versions", ascending: false })
      .limit(1, { referencedTable: "letter_versions" })
      .limit(maxDocuments),
  );
  return letters.flatMap(({ letter_versions: [last], ...letter }) =>
    last ? [{ ...letter, ...last }] : [],
  );
}

/** A CV or letter for the same job that belongs to no application. */
const unlinkedRow = z.object({ id: z.uuid() });

/** The ids of the newest CV and letter for a job that belong to no application; undefined for one that there is not. */
export function useUnlinkedDocuments({ title, company }: { title: string; company: string }) {
  const { client } = useSignedIn();
  const find = async (table: "cvs" | "letters") => {
    const rows = client
      .from(table)
      .select("id")
      .is("application_id", null)
      .eq("title", title)
      .eq("company", company);
    const [newest] = await readRows(
      unlinkedRow,
      rows.order("created_at", { ascending: false }).limit(1),
    );
    return newest?.id;
  };
  return useQuery({
    queryKey: ["unlinked-documents", title, company],
    staleTime: 0,
    queryFn: async () => {
      const [cv, letter] = await Promise.all([find("cvs"), find("letters")]);
      return { cv, letter };
    },
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
