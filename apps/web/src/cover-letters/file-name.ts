import { withPdfExtension } from "@postulo/domain/document";
import type { LetterFormat } from "@postulo/contract/cover-letter";

// A slash would make a folder of it, for the storage and for whoever downloads it.
const notInNames = /[/\\\p{Cc}]/gu;

/** What a letter is stored and downloaded as; undefined when nothing was typed. */
export function letterFileName(typed: string, format: LetterFormat = "pdf"): string | undefined {
  const name = typed.replaceAll(notInNames, "-").trim();
  if (name === "") return undefined;
  const printed = withPdfExtension(name);
  return format === "pdf" ? printed : printed.replace(/(?:\.docx)?\.pdf$/i, ".docx");
}
