import { RequestError } from "@postulo/contract/request-error";
import type { SupabaseClient } from "../session/supabase-client.ts";
import * as z from "zod/mini";
import type { OpenLetter } from "./kept-work.ts";
import { pdfOf } from "./written-letter.ts";

export type LetterFormat = "pdf" | "docx";

const refusal = z.object({ code: z.string(), message: z.string() });

/**
 * The letter as a file that says what the page says, on the paper of the country. The PDF that came with it is used as long as nothing was changed.
 * @throws {RequestError} when the server refuses, or is not reached.
 */
export async function printLetter(
  client: SupabaseClient,
  letter: Pick<OpenLetter, "text" | "deliveredText" | "pdf" | "language">,
  { format, country }: { readonly format: LetterFormat; readonly country: string | null },
): Promise<Blob> {
  const { text, deliveredText, pdf, language = "en" } = letter;
  if (format === "pdf" && pdf && text === deliveredText) return pdfOf(pdf);
  let response: Response;
  try {
    response = await client.fetch("/cover-letter/document", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, language, format, ...(country === null ? {} : { country }) }),
    });
  } catch (cause) {
    throw new RequestError("", { status: 0, code: "", cause });
  }
  if (response.ok) return response.blob();
  const told = z.safeParse(refusal, await response.json().catch(() => undefined));
  throw new RequestError(told.success ? told.data.message : response.statusText, {
    status: response.status,
    code: told.success ? told.data.code : "",
  });
}
