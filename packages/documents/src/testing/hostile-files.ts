import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** A Word file with this body; its parts are packed. */
export const wordFile = (body: string): Uint8Array =>
  zipSync({
    "word/document.xml": strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });

/** A PDF whose one page's content is a few hundred KB and unpacks to 150 MB of text. */
export function pdfBomb(): Uint8Array {
  const content = deflateSync(
    Buffer.concat([
      Buffer.from("BT /F1 9 Tf "),
      Buffer.alloc(150 * 1024 * 1024, "(word) Tj 0 -9 Td "),
    ]),
    { level: 9 },
  );
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    undefined,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  for (const [at, object] of objects.entries()) {
    parts.push(Buffer.from(`${at + 1} 0 obj\n`));
    if (object === undefined) {
      const head = `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
      parts.push(Buffer.from(head), content, Buffer.from("\nendstream"));
    } else parts.push(Buffer.from(object));
    parts.push(Buffer.from("\nendobj\n"));
  }
  // Without a table of places: the reader finds the objects itself.
  parts.push(Buffer.from("trailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n"));
  return Buffer.concat(parts);
}
