import { lettersKey } from "../../../data/letters-key.ts";
import { cvLook } from "@postulo/contract/cv-version";
import { defaultCvTemplate } from "@postulo/domain/cv-look";
import { letterLanguages } from "@postulo/domain/letter-language";
import { letterStyles, versionWriters } from "@postulo/domain/letter-style";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { columnsOf, readRows, write } from "../../../data/read-rows.ts";
import type { SupabaseClient } from "../../../data/supabase-client.ts";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { useSignedIn } from "../../../session/session-context.tsx";
import { sheetMessages } from "../messages.ts";

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
  /** When the person chose it as the one that is sent. */
  chosen_at: z.nullish(z.string()),
};
const letterVersionRow = z.object({
  letter_id: z.uuid(),
  number: z.int(),
  text: z.string(),
  writer: z.enum(versionWriters),
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
  const written = letters.flatMap(({ letter_versions: [last], ...letter }) =>
    last ? [{ ...letter, ...last }] : [],
  );
  const isClear =
    written.some(({ writer, chosen_at: chosen }) => writer === "person" || chosen) ||
    new Set(written.map((letter) => letter.language)).size < 2;
  const language = isClear ? undefined : await postingLanguage(client, written[0]);
  return preferredFirst(written, language);
}

const postingRow = z.object({ posting: z.string() });

/** The language of the posting that a letter is for. */
async function postingLanguage(client: SupabaseClient, letter: WrittenLetter | undefined) {
  if (!letter) return undefined;
  const [row] = await readRows(
    postingRow,
    client.from("letters").select(columnsOf(postingRow)).eq("id", letter.letter_id).limit(1),
  );
  const { languageOfPosting } = await import("../posting/read-asked.ts");
  return row && languageOfPosting(row.posting);
}

/**
 * The letters, first the one that the application is sent with: the one that was chosen last, else the one last edited by hand, else
 * the newest one in the language of the posting, else the newest one.
 */
export function preferredFirst(
  letters: readonly WrittenLetter[],
  language: string | undefined,
): WrittenLetter[] {
  const edited = letters
    .filter(({ writer }) => writer === "person")
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  const chosen = letters
    .filter((letter) => letter.chosen_at)
    .toSorted((one, other) => (other.chosen_at ?? "").localeCompare(one.chosen_at ?? ""));
  const first =
    chosen[0] ?? edited[0] ?? letters.find((letter) => letter.language === language) ?? letters[0];
  return first ? [first, ...letters.filter((letter) => letter !== first)] : [];
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

/** Stores which letter is sent with an application. */
export function useChooseLetter(applicationId: string) {
  const t = useTranslate(sheetMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle: t("documents.sent.failed") },
    mutationFn: (letterId: string) =>
      write(
        client.from("letters").update({ chosen_at: new Date().toISOString() }).eq("id", letterId),
      ),
    // The choice is shown as pending until the letters are read again.
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: lettersKey });
      await queries.invalidateQueries({ queryKey: documentsKey(applicationId) });
    },
  });
}

const documentsKey = (applicationId: string) => ["application-documents", applicationId] as const;

/** The CVs and letters that were written for an application, newest first, and of letters first the one that is sent. */
export function useWrittenDocuments(applicationId: string) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: documentsKey(applicationId),
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
