/** What a stored file is, as stored. */
export const fileTypes = ["other", "resume", "cover_letter"] as const;
export type FileType = (typeof fileTypes)[number];
export const defaultFileType: FileType = "other";

/** The bucket that holds each person's files under their profile id. */
export const documentBucket = "user-documents";

/** Bytes. The largest file that is taken, for storage and for résumé reading alike. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** Formats of a résumé that is read; a drop zone accepts these endings. */
export const resumeExtensions = [".pdf", ".doc", ".docx"] as const;

export const defaultCoverLetterName = "cover-letter";

/** The name with `.pdf` appended when it is missing, trimmed. */
export function withPdfExtension(name: string): string {
  const trimmed = name.trim();
  return /\.pdf$/i.test(trimmed) ? trimmed : `${trimmed}.pdf`;
}
