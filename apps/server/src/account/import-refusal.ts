/** Why an archive is not imported. */
export type RefusalCode =
  | "not_an_export"
  | "newer_export"
  | "damaged_archive"
  | "document_missing"
  | "documents_share_file"
  | "unsafe_path"
  | "unsafe_link"
  | "archive_too_large"
  | "document_too_large"
  | "too_many_documents"
  | "too_many_files"
  | "too_many_rows"
  | "row_too_large"
  | "document_limit"
  | "import_interrupted";

/** Thrown to undo what was begun. `about` is the table, document or link in question, or the limit that is exceeded. */
export class ImportRefusal extends Error {
  override readonly name = "ImportRefusal";
  readonly code: RefusalCode;
  readonly about: string | undefined;

  constructor(code: RefusalCode, about?: string, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.about = about;
  }
}
