import { type DocumentOutcome, reject } from "../../document-outcome.ts";
import { readPdf } from "../pdf/read-pdf.ts";
import { zipEntries } from "../zip-entries.ts";

/** Where Pages stores the PDF of a document: first its present place, then that of 2009. */
const previews = ["preview.pdf", "quicklook/preview.pdf"] as const;

/** Reads the preview of a Pages document; without one its text cannot be read. */
export async function readPages(bytes: Uint8Array, scans: boolean): Promise<DocumentOutcome> {
  let preview: Uint8Array | undefined;
  try {
    const entries = zipEntries(bytes, (name) => previews.some((one) => one === name));
    preview = previews.map((name) => entries.get(name)).find((one) => one !== undefined);
  } catch {
    return reject("corrupt_file");
  }
  return preview === undefined ? reject("unsupported_type") : await readPdf(preview, scans);
}
