import { letterLanguages } from "@postulo/domain/letter-language";
import { paperOf } from "@postulo/letter/paper";
import { z } from "zod";
import { pageOfText } from "./letter-page.ts";
import type { LetterPage } from "./letter-page.ts";

const maxTextCharacters = 20_000;
/** The longest text as JSON, with every character escaped. */
export const maxDocumentBytes = 6 * maxTextCharacters + 2_000;

const requestBody = z.object({
  text: z.string(),
  language: z.enum(letterLanguages),
  format: z.enum(["pdf", "docx"]),
  /** Decides the paper. */
  country: z.string().max(200).optional(),
});

type ReadDocument =
  | { readonly kind: "document"; readonly format: "pdf" | "docx"; readonly page: LetterPage }
  | { readonly kind: "malformedDocument" }
  | { readonly kind: "blankText" }
  | { readonly kind: "textTooLong" };

/** Reads the body of `POST /cover-letter/document`. */
export function readDocument(body: unknown): ReadDocument {
  const parsed = requestBody.safeParse(body);
  if (!parsed.success) return { kind: "malformedDocument" };
  const { text, language, format, country = "" } = parsed.data;
  if (text.length > maxTextCharacters) return { kind: "textTooLong" };
  const page = pageOfText(text, { language, paper: paperOf(country) });
  return page.parts.length === 0 ? { kind: "blankText" } : { kind: "document", format, page };
}
