import { withPdfExtension } from "@postulo/domain/document";
import type { LetterFormat } from "@postulo/contract/cover-letter";

// Slashes would be folders in the storage and in downloads.
const notInNames = /[/\\\p{Cc}]/gu;

/** The file name of a letter in the storage and in downloads; undefined for an empty name. */
export function letterFileName(typed: string, format: LetterFormat = "pdf"): string | undefined {
  const name = typed.replaceAll(notInNames, "-").trim();
  if (name === "") return undefined;
  const printed = withPdfExtension(name);
  return format === "pdf" ? printed : printed.replace(/(?:\.docx)?\.pdf$/i, ".docx");
}
