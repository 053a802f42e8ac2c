/** What a stored file is, as stored. */
export const fileTypes = ["other", "resume", "cover_letter"] as const;
export type FileType = (typeof fileTypes)[number];
export const defaultFileType: FileType = "other";

/** The bucket with each user's files under their profile id. */
export const documentBucket = "user-documents";

/** The maximum size of a file, stored, read as a résumé or imported. The bucket in the database repeats it. */
export const maxDocumentMegabytes = 10;
export const maxDocumentBytes = maxDocumentMegabytes * 1024 * 1024;

/** Formats of a résumé that is read; a drop zone accepts these endings. */
export const resumeExtensions = [".pdf", ".doc", ".docx"] as const;

export const defaultCoverLetterName = "cover-letter";

/** The name with `.pdf` appended when it is missing, trimmed. */
export function withPdfExtension(name: string): string {
  const trimmed = name.trim();
  return /\.pdf$/i.test(trimmed) ? trimmed : `${trimmed}.pdf`;
}

/** Maximum characters of the name and description of a stored file, as the checks of `files`. */
export const maxFileNameLength = 255;
export const maxFileDescriptionLength = 2000;

/** What a file is by its first bytes, whatever its name says. */
export interface DocumentFormat {
  readonly contentType: string;
  readonly extension: string;
}

const format = (contentType: string, extension: string): DocumentFormat => ({
  contentType,
  extension,
});
const wordDocument = format(
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "docx",
);

/** Magic bytes of file formats; `at` is their offset. */
const signatures: readonly {
  readonly at: number;
  readonly bytes: readonly number[];
  readonly is: DocumentFormat;
}[] = [
  { at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d], is: format("application/pdf", "pdf") },
  {
    at: 0,
    bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    is: format("image/png", "png"),
  },
  { at: 0, bytes: [0xff, 0xd8, 0xff], is: format("image/jpeg", "jpg") },
  { at: 0, bytes: [0x47, 0x49, 0x46, 0x38], is: format("image/gif", "gif") },
  { at: 8, bytes: [0x57, 0x45, 0x42, 0x50], is: format("image/webp", "webp") },
  {
    at: 0,
    bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    is: format("application/msword", "doc"),
  },
  { at: 0, bytes: [0x50, 0x4b, 0x03, 0x04], is: format("application/zip", "zip") },
];

/** As many bytes as `sniffFormat` looks at. */
export const sniffedBytes = 16;

const extensionOf = (name: string) => /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/**
 * The format of a file by its magic bytes; otherwise `application/octet-stream` with the file's own extension. Office
 * documents are ZIP archives and are distinguished by their extension.
 */
export function sniffFormat(head: Uint8Array, name: string): DocumentFormat {
  const known = signatures.find(({ at, bytes }) =>
    bytes.every((byte, index) => head[at + index] === byte),
  );
  if (known?.is.extension === "zip" && extensionOf(name) === "docx") return wordDocument;
  return known?.is ?? format("application/octet-stream", extensionOf(name) || "bin");
}

/** Whether a browser can show a format in place. */
export function isInlineType({ contentType }: DocumentFormat): boolean {
  return contentType === "application/pdf" || contentType.startsWith("image/");
}

// https://github.com/supabase/storage/blob/master/src/storage/limits.ts
const objectName = /^[\w!\-.*'() &$@=;:+,?]+$/;
const notInObjectNames = /[^\w!\-.*'() &$@=;:+,?]+/g;

const plainName = (text: string) =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll(notInObjectNames, "_");

/** FNV-1a, in letters and digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

/**
 * The name of a document's object: the document's own name where the storage of a hosted Supabase accepts it, else without
 * accents and other characters, with a hash of the name, so that two names never share an object.
 */
export function objectNameOf(fileName: string): string {
  if (objectName.test(fileName)) return fileName;
  const dot = fileName.lastIndexOf(".");
  const end = dot > 0 ? fileName.slice(dot) : "";
  const stem = plainName(fileName.slice(0, fileName.length - end.length));
  return `${stem}-${hashOf(fileName)}${plainName(end)}`;
}

/** The path of a document's object with each of its names as `objectNameOf` returns it. */
export const objectPathOf = (path: string): string => path.split("/").map(objectNameOf).join("/");

/** Where the object of an uploaded file is stored, specification section 7. */
export function documentPath(
  profileId: string,
  timestamp: number,
  { extension }: DocumentFormat,
): string {
  return `${profileId}/${timestamp}.${extension}`;
}
