import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const folder = path.join(import.meta.dirname, "files");

const record = z.record(z.string(), z.union([z.string(), z.boolean(), z.null()]));
const names = z.record(z.string(), z.string().nullable());
const expected = z.record(
  z.string(),
  z.object({
    language: z.enum(["en", "fr"]),
    profile: names,
    education: z.array(record),
    experiences: z.array(record),
    competencies: z.array(z.string()),
    websites: z.array(z.string()),
    contributions: z.array(names),
  }),
);

const read = (language: string, name: string) =>
  new Uint8Array(readFileSync(path.join(folder, language, name)));

/** A résumé of an invented person in a file written by another program, and the expected values. */
export interface WrittenResume {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly expected: z.infer<typeof expected>[string];
}

/**
 * Résumés of invented people in many layouts, written by LibreOffice (PDF, DOCX, DOC), Chromium, LaTeX and Typst.
 * Expected values were written before any file was parsed. Ambiguous values are omitted.
 */
export function writtenResumes(): WrittenResume[] {
  const truth = expected.parse(
    JSON.parse(readFileSync(path.join(folder, "expected.json"), "utf8")),
  );
  return Object.entries(truth)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, own]) => ({ name, bytes: read(own.language, name), expected: own }));
}
