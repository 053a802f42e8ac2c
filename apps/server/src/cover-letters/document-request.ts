import { printCoverLetter, type letterDocumentFormats } from "@postulo/contract/cover-letter";
import { documentFileName } from "@postulo/domain/document-name";
import { maxLetterCharacters } from "@postulo/domain/letter-style";
import { paperOf } from "@postulo/domain/paper";
import type { NamedPerson } from "../profile/named-person.ts";
import { pageOfText } from "./letter-page.ts";
import type { LetterPage } from "./letter-page.ts";

/** The longest text as JSON, with every character escaped. */
export const maxDocumentBytes = 6 * maxLetterCharacters + 4_000;

type DocumentFormat = (typeof letterDocumentFormats)[number];

type ReadDocument =
  | {
      readonly kind: "document";
      readonly format: DocumentFormat;
      readonly fileName: string;
      readonly page: LetterPage;
    }
  | {
      readonly kind: "refused";
      readonly code: "invalid_body" | "blank_text" | "text_too_long";
    };

/** Reads the body of `POST /cover-letter/document`, of a person whose profile may have no name. */
export function readDocument(body: unknown, person: NamedPerson): ReadDocument {
  const parsed = printCoverLetter.request.schema.safeParse(body);
  if (!parsed.success) return { kind: "refused", code: "invalid_body" };
  const { text, language, format, country = person.country, title, company } = parsed.data;
  if (text.length > maxLetterCharacters) return { kind: "refused", code: "text_too_long" };
  const page = pageOfText(text, {
    language,
    paper: paperOf(country),
    job: { title, company },
    name: `${person.firstName} ${person.lastName}`.trim(),
  });
  if (page.parts.length === 0) return { kind: "refused", code: "blank_text" };
  const fileName = documentFileName({ kind: "letter", language, ...person, company }, format);
  return { kind: "document", format, fileName, page };
}
