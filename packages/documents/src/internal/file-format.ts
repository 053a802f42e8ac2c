import { Buffer } from "node:buffer";
import { isHtmlDocument } from "./html/html-source.ts";

/** The format detected from the content; file names are ignored. */
export type FileFormat =
  | "pdf"
  | "docx"
  | "doc"
  | "rtf"
  | "html"
  | "odt"
  | "pages"
  | "encrypted"
  | "empty"
  | "other";

const headerBytes = 1024;
const compoundFile = "d0cf11e0a1b11ae1";
const zip = "504b0304";
const richText = /^(?:\xef\xbb\xbf)?\s*\{\\rtf/;

const holds = (bytes: Buffer, text: string, encoding: "latin1" | "utf16le" = "latin1") =>
  bytes.includes(Buffer.from(text, encoding));

/** The names of entries by format; a format is known by all names of one group. */
const archives: readonly (readonly [FileFormat, ...string[]])[] = [
  ["docx", "[Content_Types].xml"],
  ["docx", "word/document"],
  ["odt", "application/vnd.oasis.opendocument.text"],
  ["odt", "META-INF/manifest.xml", "content.xml"],
  ["pages", "Index/Document.iwa"],
  ["pages", "QuickLook/Preview.pdf"],
  ["pages", "preview.pdf"],
];

/**
 * Detects the format by magic bytes and by names inside the container: a spreadsheet is a ZIP too, and an encrypted
 * Word file is a compound file with an `EncryptedPackage` stream.
 */
export function formatOf(file: Uint8Array): FileFormat {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) return "empty";
  const magic = bytes.subarray(0, 8).toString("hex");
  if (magic.startsWith(zip)) {
    const found = archives.find(([, ...names]) => names.every((name) => holds(bytes, name)));
    return found?.[0] ?? "other";
  }
  if (bytes.subarray(0, headerBytes).includes("%PDF-")) return "pdf";
  if (magic === compoundFile) {
    if (holds(bytes, "EncryptedPackage", "utf16le")) return "encrypted";
    return holds(bytes, "WordDocument", "utf16le") ? "doc" : "other";
  }
  if (richText.test(bytes.toString("latin1", 0, headerBytes))) return "rtf";
  return isHtmlDocument(file) ? "html" : "other";
}
