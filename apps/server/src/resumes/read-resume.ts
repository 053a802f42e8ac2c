import type { Rejected } from "@postulo/documents/document-outcome";
import { readDocument } from "@postulo/documents/read-document";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";

export type ResumeOutcome = Rejected | { readonly kind: "parsed"; readonly resume: ParsedResume };

/**
 * Reads and parses a résumé. Input is untrusted: the server calls it in a child process only.
 * @param scans whether text is recognised in the images of a PDF without a text layer.
 */
export async function readResume(bytes: Uint8Array, scans = false): Promise<ResumeOutcome> {
  const read = await readDocument(bytes, scans);
  return read.kind === "rejected" ? read : { kind: "parsed", resume: parseResume(read.document) };
}
