import { bodyOf, callServer } from "@postulo/contract/call-server";
import { printCoverLetter, type LetterFormat } from "@postulo/contract/cover-letter";
import type { SupabaseClient } from "../session/supabase-client.ts";
import type { OpenLetter } from "./letter-draft.ts";

/** The PDF that came with a letter. */
function pdfOf({ content }: NonNullable<OpenLetter["pdf"]>): Blob {
  const binary =
    typeof content === "string"
      ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      : Uint8Array.from(content);
  return new Blob([binary], { type: "application/pdf" });
}

/**
 * The letter as a file that says what the page says, on the paper of the country. The PDF that came with it is used as long as nothing was changed.
 * @throws {RequestError} when the server refuses, or is not reached.
 */
export async function printLetter(
  { server }: SupabaseClient,
  letter: Pick<OpenLetter, "text" | "deliveredText" | "pdf" | "language">,
  { format, country }: { readonly format: LetterFormat; readonly country: string | null },
): Promise<Blob> {
  const { text, deliveredText, pdf, language = "en" } = letter;
  if (format === "pdf" && pdf && text === deliveredText) return pdfOf(pdf);
  const body = { text, language, format, ...(country === null ? {} : { country }) };
  return bodyOf(await callServer(printCoverLetter, { ...server, body }));
}
