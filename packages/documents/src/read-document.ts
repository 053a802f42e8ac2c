import { type DocumentOutcome, reject } from "./document-outcome.ts";
import { isTooComplexText } from "./internal/complexity-limits.ts";
import { formatOf } from "./internal/file-format.ts";

async function readFormat(bytes: Uint8Array, scans: boolean): Promise<DocumentOutcome> {
  switch (formatOf(bytes)) {
    case "pdf": {
      const { readPdf } = await import("./internal/pdf/read-pdf.ts");
      return readPdf(bytes, scans);
    }
    case "docx": {
      const { readDocx } = await import("./internal/docx/read-docx.ts");
      return readDocx(bytes);
    }
    case "doc": {
      const { readDoc } = await import("./internal/doc/read-doc.ts");
      return readDoc(bytes);
    }
    case "rtf": {
      const { readRtf } = await import("./internal/rtf/read-rtf.ts");
      return readRtf(bytes);
    }
    case "html": {
      const { readHtml } = await import("./internal/html/read-html.ts");
      return readHtml(bytes);
    }
    case "odt": {
      const { readOdt } = await import("./internal/odt/read-odt.ts");
      return readOdt(bytes);
    }
    case "pages": {
      const { readPages } = await import("./internal/pages/read-pages.ts");
      return readPages(bytes, scans);
    }
    case "encrypted":
      return reject("encrypted_file");
    case "empty":
      return reject("empty_file");
    case "other":
      return reject("unsupported_type");
  }
}

/**
 * Reads the lines of a PDF, DOCX, DOC, RTF, HTML, OpenDocument, Pages document or scanned PDF. Input is untrusted: call it in a process with limited memory.
 * @param scans whether text is recognised in the images of a PDF without a text layer.
 */
export async function readDocument(bytes: Uint8Array, scans = false): Promise<DocumentOutcome> {
  const outcome = await readFormat(bytes, scans);
  return outcome.kind === "lines" && isTooComplexText(outcome.document)
    ? reject("too_complex")
    : outcome;
}
