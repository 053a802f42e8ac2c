import { printCoverLetter, type LetterFormat } from "@postulo/contract/cover-letter";
import { maxLetterCharacters } from "@postulo/domain/letter-style";
import { paperOf } from "@postulo/letter/paper";
import { pageOfText } from "./letter-page.ts";
import type { LetterPage } from "./letter-page.ts";

/** The longest text as JSON, with every character escaped. */
export const maxDocumentBytes = 6 * maxLetterCharacters + 2_000;

type ReadDocument =
  | { readonly kind: "document"; readonly format: LetterFormat; readonly page: LetterPage }
  | {
      readonly kind: "refused";
      readonly code: "invalid_body" | "blank_text" | "text_too_long";
    };

/** Reads the body of `POST /cover-letter/document`. */
export function readDocument(body: unknown): ReadDocument {
  const parsed = printCoverLetter.request.schema.safeParse(body);
  if (!parsed.success) return { kind: "refused", code: "invalid_body" };
  const { text, language, format, country = "" } = parsed.data;
  if (text.length > maxLetterCharacters) return { kind: "refused", code: "text_too_long" };
  const page = pageOfText(text, { language, paper: paperOf(country) });
  return page.parts.length === 0
    ? { kind: "refused", code: "blank_text" }
    : { kind: "document", format, page };
}
