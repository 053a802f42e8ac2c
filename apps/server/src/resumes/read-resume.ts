import type { Rejected } from "@postulo/documents/document-outcome";
import { documentText } from "@postulo/documents/document-text";
import { readDocument } from "@postulo/documents/read-document";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";

/** What a file is read for: its values as a résumé, or its text only. */
export const readerTasks = ["resume", "text"] as const;
export type ReaderTask = (typeof readerTasks)[number];

export type ResumeOutcome = Rejected | { readonly kind: "parsed"; readonly resume: ParsedResume };
export type TextOutcome = Rejected | { readonly kind: "text"; readonly text: string };

/**
 * Reads and parses a résumé. Input is untrusted: the server calls it in a child process only.
 * @param scans whether text is recognised in the images of a PDF without a text layer.
 */
export async function readResume(bytes: Uint8Array, scans = false): Promise<ResumeOutcome> {
  const read = await readDocument(bytes, scans);
  return read.kind === "rejected" ? read : { kind: "parsed", resume: parseResume(read.document) };
}

/** Reads the text of a file, in a child process like `readResume`. */
export async function readText(bytes: Uint8Array, scans = false): Promise<TextOutcome> {
  const read = await readDocument(bytes, scans);
  if (read.kind === "rejected") return read;
  const text = documentText(read.document);
  return text === "" ? { kind: "rejected", reason: "no_text" } : { kind: "text", text };
}
