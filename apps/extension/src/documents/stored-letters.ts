import { bodyOf, callServer } from "@postulo/contract/call-server";
import { printCoverLetter } from "@postulo/contract/cover-letter";
import { documentFileName } from "@postulo/domain/document-name";
import { letterLanguages } from "@postulo/domain/letter-language";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";

const rows = z.array(
  z.object({
    id: z.string(),
    title: z.nullable(z.string()),
    company: z.nullable(z.string()),
    language: z.enum(letterLanguages),
    created_at: z.string(),
  }),
);
const versions = z.array(z.object({ text: z.string() }));

const maxLetters = 50;

/** A letter that was written in Postulo, by the job that it is for. */
export type StoredLetter = z.infer<typeof rows>[number];

/** The user's letters, newest first; none at a server that keeps no letters. */
export async function listLetters({ client, userId }: Session): Promise<readonly StoredLetter[]> {
  const { data } = await client
    .from("letters")
    .select("id, title, company, language, created_at")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(maxLetters);
  const found = rows.safeParse(data);
  return found.success ? found.data : [];
}

/** Who sends a letter. */
export type Sender = { readonly first_name: string; readonly last_name: string };

/** The name of the file that is made of a letter. */
export function letterFileName({ language, company }: StoredLetter, sender: Sender): string {
  const [firstName, lastName] = [sender.first_name, sender.last_name];
  const named = { kind: "letter", language, firstName, lastName, company: company ?? "" } as const;
  return documentFileName(named, "pdf");
}

/** The newest version of a letter as a PDF. */
export async function printLetter(
  { client, server }: Session,
  { id, language, title, company }: StoredLetter,
): Promise<Blob> {
  const found = await client
    .from("letter_versions")
    .select("text")
    .eq("letter_id", id)
    .order("number", { ascending: false })
    .limit(1)
    .throwOnError();
  const text = versions.parse(found.data)[0]?.text ?? "";
  const job = { title: (title ?? "").slice(0, 200), company: (company ?? "").slice(0, 200) };
  const body = { text, language, format: "pdf", ...job } as const;
  return bodyOf(await callServer(printCoverLetter, { ...server, body }));
}
