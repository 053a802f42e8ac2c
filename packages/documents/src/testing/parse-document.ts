import { parseResume } from "@postulo/resume-parser/parse-resume";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { readDocument } from "../read-document.ts";

/** Reads a file and parses its lines as a résumé; throws the reason when the file is rejected. */
export async function parseDocument(bytes: Uint8Array, scans = false): Promise<ParsedResume> {
  const outcome = await readDocument(bytes, scans);
  if (outcome.kind === "rejected") throw new Error(outcome.reason);
  return parseResume(outcome.document);
}
