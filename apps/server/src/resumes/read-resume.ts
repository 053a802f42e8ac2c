import { parseResume } from "@postulo/resume-parser/parse-resume";
import { formatOf } from "./file-format.ts";
import { isTooComplexText } from "./reading-limits.ts";
import { type ReadOutcome, refuse, type ResumeOutcome } from "./read-outcome.ts";

async function readFile(bytes: Uint8Array, scans: boolean): Promise<ReadOutcome> {
  switch (formatOf(bytes)) {
    case "pdf": {
      const { readPdf } = await import("./read-pdf.ts");
      return readPdf(bytes, scans);
    }
    case "docx": {
      const { readDocx } = await import("./read-docx.ts");
      return readDocx(bytes);
    }
    case "doc": {
      const { readDoc } = await import("./read-doc.ts");
      return readDoc(bytes);
    }
    case "encrypted":
      return refuse("encrypted_file");
    case "empty":
      return refuse("empty_file");
    case "other":
      return refuse("unsupported_type");
  }
}

/**
 * Reads a file and what it says of a person. Untrusted input: the server calls it in a worker only.
 * @param scans whether the text in pictures is recognised where there is no other.
 */
export async function readResume(bytes: Uint8Array, scans = false): Promise<ResumeOutcome> {
  const read = await readFile(bytes, scans);
  if (read.kind === "refused") return read;
  if (isTooComplexText(read.document)) return refuse("too_complex");
  return { kind: "parsed", resume: parseResume(read.document) };
}
