import { withPdfExtension } from "@postulo/domain/document";

// A slash would make a folder of it, for the storage and for whoever downloads it.
const notInNames = /[/\\\p{Cc}]/gu;

/** What a letter is stored and downloaded as; undefined when nothing was typed. */
export function letterFileName(typed: string): string | undefined {
  const name = typed.replaceAll(notInNames, "-").trim();
  return name === "" ? undefined : withPdfExtension(name);
}
