import { bodyOf, callServer } from "@postulo/contract/call-server";
import { printCoverLetter, type LetterFormat } from "@postulo/contract/cover-letter";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { letterBody, type PrintedLetter } from "../documents/letter-body.ts";
import type { OpenLetter } from "./letter-draft.ts";

/** Decodes the PDF in the response. */
function pdfOf({ content }: NonNullable<OpenLetter["pdf"]>): Blob {
  const binary =
    typeof content === "string"
      ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      : Uint8Array.from(content);
  return new Blob([binary], { type: "application/pdf" });
}

/**
 * Renders the current text as a file, in the paper size of the user's country. An unchanged letter uses the PDF of the
 * response.
 * @throws {RequestError} when the server rejects the request or is unreachable.
 */
export async function printLetter(
  { server }: SupabaseClient,
  letter: PrintedLetter & Pick<OpenLetter, "deliveredText" | "pdf">,
  { format, country }: { readonly format: LetterFormat; readonly country: string | null },
): Promise<Blob> {
  const { text, deliveredText, pdf } = letter;
  if (format === "pdf" && pdf && text === deliveredText) return pdfOf(pdf);
  const body = { ...letterBody(letter), format, ...(country === null ? {} : { country }) };
  return bodyOf(await callServer(printCoverLetter, { ...server, body }));
}

/**
 * Draws the pages of the current text as an SVG.
 * @throws {RequestError} as `printLetter`.
 */
export async function drawLetter(
  { server }: SupabaseClient,
  letter: PrintedLetter,
  signal: AbortSignal,
): Promise<Blob> {
  const body = { ...letterBody(letter), format: "svg" as const };
  return bodyOf(await callServer(printCoverLetter, { ...server, body, signal }));
}
